import { and, asc, gt, lte } from 'drizzle-orm';
import type { Store } from '../db/repository.ts';
import { change } from '../db/schema.ts';
import { changesForViewer } from '../features/changes/changes-after.ts';
import type { Hub } from '../hub/index.ts';
import { type HubIdentity, isSupervising } from './identity.ts';

const batchRows = 500;
const emptyMs = 1000;

/** Pushes commits to the supervisors of their tenant. */
export interface ChangePush {
  /** A commit has brought the tenant's feed from one number to another. */
  committed(tenantId: number, from: number, to: number): void;
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
}

/**
 * `Changes { from, to, changes }`, in order, cut to what each user may see. A frame with nothing in it only moves
 * the client's number on and is sent at most once a second.
 */
export function createChangePush(hub: Hub<HubIdentity>, store: Store, onError: (error: unknown) => void): ChangePush {
  const feeds = new Map<number, TenantFeed>();
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
      for (const [userId, identity] of viewers(tenantId)) {
        const changes = await changesForViewer(reader, identity, rows);
        const from = feed.from.get(userId) ?? feed.sent;
        if (changes.length > 0) {
          send(tenantId, userId, { from, to, changes });
          feed.from.delete(userId);
        } else feed.from.set(userId, from);
      }
      feed.sent = to;
    }
    if (feed.from.size > 0) feed.timer ??= setTimeout(() => sendEmpty(tenantId, feed), emptyMs).unref();
  };

  return {
    committed: (tenantId, from, to) => {
      const known = feeds.get(tenantId);
      /* The first commit this process sees: what came before it is nobody's news. */
      const feed = known ?? { sent: from, newest: to, work: Promise.resolve(), from: new Map(), timer: undefined };
      feeds.set(tenantId, feed);
      feed.newest = Math.max(feed.newest, to);
      feed.work = feed.work.then(() => handOut(tenantId, feed)).catch(onError);
    },
    settled: async () => void (await Promise.all([...feeds.values()].map(({ work }) => work))),
    stop: () => {
      for (const { timer } of feeds.values()) clearTimeout(timer);
    },
  };
}
