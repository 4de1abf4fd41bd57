import type { Wire } from '@patrolkit/sdk/wire';
import type { PartnerLimits } from './partner-limits.ts';
import type { Policy } from './policy-table.ts';

/** Whose rows a query may touch. Every query of a feature goes through one. */
export interface TenantScope {
  readonly tenantId: number;
}

/** Who asks, and what he may see and do. */
export interface Scope extends TenantScope {
  readonly userId: number;
  readonly userName: string;
  readonly role: Wire<'Role'>;
  readonly policies: readonly Policy[];
  /** Companies his user group or his partner's token may see; empty means all, which no token has. */
  readonly companyIds: readonly number[];
  /** null for a device credential. */
  readonly sessionId: number | null;
  /** Of the device credential, where one asks. */
  readonly credentialId?: number | undefined;
  /** Of a partner's token, where one asks. */
  readonly partner?: PartnerLimits | undefined;
}
