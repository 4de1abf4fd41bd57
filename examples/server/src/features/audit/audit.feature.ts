import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { auditLog } from './audit-log.ts';

/** Operations of tag Audit. */
export function auditFeature(_services: Services): Feature {
  return { scoped: { audit_get: auditLog } };
}
