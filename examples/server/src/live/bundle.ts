/** Gathers ids by tenant. */
export interface Bundle {
  add(tenantId: number, id: number): void;
  stop(): void;
}

/** Hands ids out at once and then at most once in `everyMs` for each tenant, each id once. */
export function createBundle(everyMs: number, handOut: (tenantId: number, ids: number[]) => void): Bundle {
  const waiting = new Map<number, Set<number>>();
  const timers = new Map<number, NodeJS.Timeout>();
  const flush = (tenantId: number): void => {
    timers.delete(tenantId);
    const ids = waiting.get(tenantId);
    if (!ids) return;
    waiting.delete(tenantId);
    /* The next one waits its time from here; what comes meanwhile goes into it. */
    timers.set(tenantId, setTimeout(() => flush(tenantId), everyMs).unref());
    handOut(tenantId, [...ids]);
  };
  return {
    add: (tenantId, id) => {
      waiting.set(tenantId, (waiting.get(tenantId) ?? new Set()).add(id));
      if (!timers.has(tenantId)) flush(tenantId);
    },
    stop: () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
