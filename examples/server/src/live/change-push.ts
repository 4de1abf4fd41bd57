import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, gt, lte } from 'drizzle-orm';
import { hideInChanges } from '../auth/hide-facts.ts';
import type { Store } from '../db/repository.ts';
import { change } from '../db/schema.ts';
import { changesForViewer } from '../features/changes/changes-after.ts';
import type { Hub } from '../hub/index.ts';
import { type HubIdentity, isSupervising } from './identity.ts';
import type { PushTimes } from './push-times.ts';

const batchRows = 500;
const emptyMs = 1000;
/* What the database failed at is asked again, or the last change before a quiet hour would wait that hour. */
const retryMs = 1000;

/** Pushes commits to the supervisors of their tenant. */
export interface ChangePush {
  /** Commits have brought the tenant's feed to a number; told in any order, and more than once. */
  committed(tenantId: number, to: number): void;
  /** Milliseconds for which the oldest commit has not been handed out; 0 when all have. */
  lagMs(): number;
  /** Resolves when everything told so far is sent. */
  settled(): Promise<void>;
  stop(): void;
}

interface TenantFeed {
  /** Everything up to here has been handed out. */
  sent: number;
  newest: number;
  work: Promise<void>;
  /** Where a user's next frame starts: behind `sent` after frames that would have been empty. */
  readonly from: Map<number, number>;
  timer: NodeJS.Timeout | undefined;
  /** Since when something has not been handed out, by the clock that is never put; null when all has. */
  behindSince: number | null;
  retry: NodeJS.Timeout | undefined;
}

/** What the push works with. */
export interface ChangePushOptions {
  readonly hub: Hub<HubIdentity>;
  readonly store: Store;
  readonly pushTimes: PushTimes;
  /** Number of each tenant's newest change when this process started: what came before it is nobody's news. */
  readonly atStart: ReadonlyMap<number, number>;
  /** Milliseconds since some moment. */
  readonly monotonic: () => number;
  readonly onError: (error: unknown) => void;
}

/**
 * `Changes { from, to, changes }`, in order, cut to what each user may see. A frame with nothing in it only moves
 * the client's number on and is sent at most once a second.
 */
export function createChangePush({
  hub,
  store,
  pushTimes,
  atStart,
  monotonic,
  onError,
}: ChangePushOptions): ChangePush {
  const feeds = new Map<number, TenantFeed>();
  let isStopped = false;
  /* A tenant that was made later has all its changes before it. */
  const newFeed = (tenantId: number): TenantFeed => {
    const sent = atStart.get(tenantId) ?? 0;
    return {
      sent,
      newest: sent,
      work: Promise.resolve(),
      from: new Map(),
      timer: undefined,
      behindSince: null,
      retry: undefined,
    };
  };
  const viewers = (tenantId: number): Map<number, HubIdentity> =>
    new Map(
      [...hub.connections()]
        .filter(({ identity }) => isSupervising(identity, tenantId))
        .map(({ identity }) => [identity.userId, identity]),
    );
  const send = (tenantId: number, userId: number, frame: object): void =>
    hub.send((identity) => isSupervising(identity, tenantId) && identity.userId === userId, 'Changes', frame);

  const sendEmpty = (tenantId: number, feed: TenantFeed): void => {
    feed.timer = undefined;
    for (const [userId, from] of feed.from) send(tenantId, userId, { from, to: feed.sent, changes: [] });
    feed.from.clear();
  };

  const handOut = async (tenantId: number, feed: TenantFeed): Promise<void> => {
    while (feed.sent < feed.newest) {
      const reader = store.for({ tenantId });
      const span = and(gt(change.seq, feed.sent), lte(change.seq, feed.newest));
      const rows = await reader.rows(change, span, { orderBy: [asc(change.seq)], limit: batchRows });
      const to = rows.at(-1)?.seq ?? feed.newest;
      const sent: Wire<'Change'>[] = [];
      for (const [userId, identity] of viewers(tenantId)) {
        const seen = await changesForViewer(reader, identity, rows);
        const changes = identity.partner ? hideInChanges(seen, identity.partner.hiddenFields) : seen;
        const from = feed.from.get(userId) ?? feed.sent;
        if (changes.length > 0) {
          send(tenantId, userId, { from, to, changes });
          feed.from.delete(userId);
          sent.push(...changes);
        } else feed.from.set(userId, from);
      }
      pushTimes.pushed(tenantId, sent);
      feed.sent = to;
      feed.behindSince = feed.sent < feed.newest ? monotonic() : null;
    }
    if (feed.from.size > 0) feed.timer ??= setTimeout(() => sendEmpty(tenantId, feed), emptyMs).unref();
  };

  const next = (tenantId: number, feed: TenantFeed): void => {
    clearTimeout(feed.retry);
    feed.work = feed.work
      .then(() => handOut(tenantId, feed))
      .catch((error: unknown) => {
        onError(error);
        if (!isStopped) feed.retry = setTimeout(() => next(tenantId, feed), retryMs).unref();
      });
  };

  return {
    lagMs: () => {
      const since = [...feeds.values()].flatMap(({ behindSince }) => behindSince ?? []);
      return since.length === 0 ? 0 : monotonic() - Math.min(...since);
    },
    committed: (tenantId, to) => {
      const feed = feeds.get(tenantId) ?? newFeed(tenantId);
      if (isStopped || to <= feed.newest) return;
      feeds.set(tenantId, feed);
      feed.newest = to;
      feed.behindSince ??= monotonic();
      next(tenantId, feed);
    },
    settled: async () => void (await Promise.all([...feeds.values()].map(({ work }) => work))),
    stop: () => {
      isStopped = true;
      for (const { timer, retry } of feeds.values()) {
        clearTimeout(timer);
        clearTimeout(retry);
      }
    },
  };
}
