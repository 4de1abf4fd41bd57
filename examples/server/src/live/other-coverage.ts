import { type Coverage, isCoveredBy } from './coverage.ts';

/* Told every two seconds: whoever has been silent for so long is gone, or cannot be heard, which is no better. */
const believedMs = 6000;

/** What the supervisors who are connected to other processes have in scope. */
export interface OtherCoverage {
  heard(processId: string, tenantId: number, coverage: Coverage): void;
  isCovered(tenantId: number, companyId: number | null): boolean;
  stop(): void;
}

/** Believes what it has heard for six seconds: an error makes a panic everybody's, and never nobody's (C10). */
export function createOtherCoverage(): OtherCoverage {
  const known = new Map<string, { tenantId: number; coverage: Coverage; timer: NodeJS.Timeout }>();
  return {
    heard: (processId, tenantId, coverage) => {
      const key = `${tenantId} ${processId}`;
      clearTimeout(known.get(key)?.timer);
      known.set(key, { tenantId, coverage, timer: setTimeout(() => known.delete(key), believedMs).unref() });
    },
    isCovered: (tenantId, companyId) =>
      [...known.values()].some((one) => one.tenantId === tenantId && isCoveredBy(one.coverage, companyId)),
    stop: () => {
      for (const { timer } of known.values()) clearTimeout(timer);
      known.clear();
    },
  };
}
