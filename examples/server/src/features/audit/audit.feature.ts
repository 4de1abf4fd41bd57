import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { auditLog } from './audit-log.ts';
import { verifyAudit } from './verify-audit.ts';

/** Operations of tag Audit. */
export function auditFeature(services: Services): Feature {
  return { scoped: { audit_get: auditLog, audit_verify: (call) => verifyAudit(services, call) } };
}
