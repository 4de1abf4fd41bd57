import type { Statistics } from '@patrolkit/sdk/model';

/** How far the checks of one company were kept. */
export interface CompanyCompliance {
  /** Null for places that belong to no company. */
  readonly companyId: number | null;
  readonly places: number;
  readonly planned: number;
  readonly done: number;
  readonly missed: number;
  readonly open: number;
  /** Read among read and missed, 0 to 1; null when there are none (C9). */
  readonly rate: number | null;
}

/** Sums the places of a period by company; a company without a planned check is left out. */
export function complianceByCompany(
  byLocation: Statistics['byLocation'],
  companyOf: (locationId: number) => number | null,
): readonly CompanyCompliance[] {
  const sums = new Map<number | null, CompanyCompliance>();
  for (const { locationId, planned, done, missed, open } of byLocation) {
    if (planned === 0) continue;
    const companyId = companyOf(locationId);
    const sum = sums.get(companyId) ?? { companyId, places: 0, planned: 0, done: 0, missed: 0, open: 0, rate: null };
    const [allDone, allMissed] = [sum.done + done, sum.missed + missed];
    sums.set(companyId, {
      companyId,
      places: sum.places + 1,
      planned: sum.planned + planned,
      done: allDone,
      missed: allMissed,
      open: sum.open + open,
      rate: allDone + allMissed === 0 ? null : allDone / (allDone + allMissed),
    });
  }
  return [...sums.values()];
}
