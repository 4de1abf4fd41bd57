import { type HubIdentity, isSupervising } from './identity.ts';

/** What the supervisors of a tenant who are connected to one process have in scope. */
export interface Coverage {
  /** Some of them sees every company. */
  readonly isAll: boolean;
  readonly companyIds: readonly number[];
}

/** Coverage of each tenant that has a supervisor among these connections. */
export function coverageOf(identities: Iterable<HubIdentity>): Map<number, Coverage> {
  const found = new Map<number, Coverage>();
  for (const identity of identities) {
    const { tenantId, companyIds } = identity;
    /* A partner looks on; nobody may rely on him to hear a panic. */
    if (identity.partner || !isSupervising(identity, tenantId)) continue;
    const before = found.get(tenantId);
    found.set(tenantId, {
      isAll: companyIds.length === 0 || before?.isAll === true,
      companyIds: [...new Set([...(before?.companyIds ?? []), ...companyIds])],
    });
  }
  return found;
}

/** Whether a company is covered; null, no company, is in the scope of those who see all. */
export function isCoveredBy(coverage: Coverage | undefined, companyId: number | null): boolean {
  if (!coverage) return false;
  return coverage.isAll || (companyId !== null && coverage.companyIds.includes(companyId));
}
