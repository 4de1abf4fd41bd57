import { createPatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, type LiveFeed } from '@patrolkit/sdk/live';
import type { Hub } from '@patrolkit/sdk/realtime';
import { compare } from '../compare.ts';
import { type Bench, inMs } from '../result.ts';
import { eventOnTheWire } from './bench-events.ts';

const barMs = 2;
const changesAtOnce = 100;

/** A feed that knows so many events, and how to push to it. */
interface LoadedFeed {
  readonly feed: LiveFeed;
  push(payload: unknown): void;
}

async function loadFeed(count: number): Promise<LoadedFeed> {
  const rows = Array.from({ length: count }, (_, index) => eventOnTheWire(count - index));
  const client = createPatrolClient({
    baseUrl: 'http://bench.test',
    /* Nothing happens by itself while it is measured. */
    timers: { now: Date.now, after: () => () => {} },
    fetch: async ({ url }) =>
      Response.json(url.includes('GetLastEvents') ? rows : [], { headers: { 'x-change-seq': '0' } }),
  });
  const handlers = new Map<string, (payload: unknown) => void>();
  const hub: Hub = {
    start: () => {},
    stop: () => {},
    tryNow: () => {},
    getState: () => ({ status: 'connected', nextTryAt: null }),
    subscribe: () => () => {},
    on: (method, handler) => {
      handlers.set(method, handler);
      return () => handlers.delete(method);
    },
    send: async () => {},
  };
  const feed = createLiveFeed({ client, hub, eventCount: count });
  const loaded = new Promise<void>((resolve) => {
    feed.subscribe(() => feed.getSnapshot().status === 'ready' && resolve());
  });
  feed.start();
  await loaded;
  /* The feed takes its place among the changes once the open alarms have been answered too. */
  await new Promise((resolve) => setTimeout(resolve, 500));
  return { feed, push: (payload) => handlers.get('Changes')?.(payload) };
}

/** A push of changes: every other one a new event, the others edits of the newer half, as new ones push the oldest out. */
function pushOf(round: number, count: number): object {
  const from = round * changesAtOnce;
  const changes = Array.from({ length: changesAtOnce }, (_, index) => {
    const isNew = index % 2 === 0;
    const half = count / 2;
    const id = isNew ? count + from + index + 1 : half + (((from + index) * 7919) % half) + 1;
    const event = eventOnTheWire(id, isNew ? 1 : round + 2);
    const common = {
      seq: from + index + 1,
      at: '2026-11-21T12:00:00Z',
      kind: 'event',
      id,
      version: isNew ? 1 : round + 2,
    };
    return { ...common, reason: isNew ? 'created' : 'edited', event };
  });
  return { from, to: from + changesAtOnce, changes };
}

/** How many of the events are other objects than before. */
function countReplaced(before: LiveFeed, known: ReadonlySet<object>): number {
  return before.getSnapshot().events.filter((event) => !known.has(event)).length;
}

/** A push of 100 changes into a large list, beside a copy of the list, which is the least that a new list costs. */
export const mergeChanges: Bench & { readonly hasDatabase: false } = {
  name: 'merge-changes',
  hasDatabase: false,
  run: async ({ isQuick, say }) => {
    const count = isQuick ? 10_000 : 100_000;
    say(`loading ${count} events`);
    const { feed, push } = await loadFeed(count);
    let round = 0;
    const found = await compare(
      async () => {
        const { events } = feed.getSnapshot();
        const start = performance.now();
        const copy = events.slice();
        const took = performance.now() - start;
        if (copy.length !== count) throw new Error(`${copy.length} events were copied`);
        return took;
      },
      async () => {
        const payload = pushOf(round, count);
        const known = new Set<object>(feed.getSnapshot().events);
        round += 1;
        const start = performance.now();
        push(payload);
        const took = performance.now() - start;
        const replaced = countReplaced(feed, known);
        if (replaced !== changesAtOnce)
          throw new Error(`${replaced} events are other objects after ${changesAtOnce} changes`);
        return took;
      },
      { rounds: isQuick ? 10 : 60, warmUp: 10 },
    );
    feed.stop();
    return [
      {
        work: `Feed, ${changesAtOnce} changes pushed into ${count.toLocaleString('en')} events`,
        size: 'read, merged, sorted, told; identity kept for all others',
        floor: `copy of the list ${inMs(found.floor)}`,
        ours: inMs(found.ours),
        ratio: found.ratio,
        bar: `≤ ${barMs} ms`,
        isKept: found.ours <= barMs,
      },
    ];
  },
};
