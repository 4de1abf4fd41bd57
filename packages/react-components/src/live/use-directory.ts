import { ApiError, type PatrolClient } from '@patrolkit/sdk';
import type { LiveFeed } from '@patrolkit/sdk/live';
import type { Checkpoint, Company, Location, Risk, User } from '@patrolkit/sdk/model';
import { useEffect, useState } from 'react';

/** Names behind the ids of events, positions and routes. @public */
export interface Directory {
  readonly users: ReadonlyMap<number, User>;
  readonly locations: ReadonlyMap<number, Location>;
  readonly checkpoints: ReadonlyMap<number, Checkpoint>;
  readonly companies: ReadonlyMap<number, Company>;
  readonly risks: ReadonlyMap<number, Risk>;
}

const nobody: Directory = {
  users: new Map(),
  locations: new Map(),
  checkpoints: new Map(),
  companies: new Map(),
  risks: new Map(),
};
const retryMs = 10_000;
/** A burst of changes is followed once. */
const settleMs = 1000;

/**
 * Loads the names, and again when the feed says that they were changed; what cannot be loaded is asked for again every
 * 10 s, and nothing waits for it.
 * @internal
 */
export function useDirectory(client: PatrolClient, feed: LiveFeed): Directory {
  const [directory, setDirectory] = useState(nobody);
  useEffect(() => {
    let isWanted = true;
    let cancel = (): void => {};
    const keep = (part: Partial<Directory>): void => {
      if (isWanted) setDirectory((known) => ({ ...known, ...part }));
    };
    const load = async (): Promise<void> => {
      const parts = [
        client.user.getAll().then((rows) => keep({ users: new Map(rows.map((row) => [row.userId, row])) })),
        client.location.getAll().then((rows) => keep({ locations: new Map(rows.map((row) => [row.locationId, row])) })),
        client.locationTag
          .getAll()
          .then((rows) => keep({ checkpoints: new Map(rows.map((row) => [row.checkpointId, row])) })),
        client.risk.getAll().then((rows) => keep({ risks: new Map(rows.map((row) => [row.riskId, row])) })),
        client.company.getAll().then((rows) => keep({ companies: new Map(rows.map((row) => [row.companyId, row])) })),
      ];
      /* Names that somebody may not know are not asked for again. */
      const failures = (await Promise.allSettled(parts))
        .filter((part) => part.status === 'rejected')
        .filter(({ reason }) => !(reason instanceof ApiError && reason.status === 403));
      if (failures.length === 0 || !isWanted) return;
      const reasons = failures.map(({ reason }) => (reason instanceof ApiError ? reason.message : String(reason)));
      client.logger.warn('Names could not be loaded; trying again', { reasons });
      cancel = client.timers.after(retryMs, () => void load());
    };
    void load();
    const unsubscribe = feed.subscribeChanges(({ kind }) => {
      if (kind !== 'master') return;
      cancel();
      cancel = client.timers.after(settleMs, () => void load());
    });
    return () => {
      isWanted = false;
      unsubscribe();
      cancel();
    };
  }, [client, feed]);
  return directory;
}
