import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../index.ts';
import type { PatrolEvent } from '../model/patrol-event.ts';
import type { Hub } from '../realtime/index.ts';
import { createTestBackend, type TestBackend } from '../testing/index.ts';
import { createLiveFeed, type LiveFeed } from './index.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

/** What becomes of one push: nothing, or copies that arrive after so many milliseconds each. */
type Fate = readonly number[];

type Step =
  | { readonly do: 'raise'; readonly type: 'GuardPanic' | 'TagRead' }
  | { readonly do: 'confirm' | 'edit' | 'delete' | 'own confirm'; readonly which: number }
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'offline' | 'online' | 'hub cut' | 'hub back' | 'forget' | 'sleep' };

const which = fc.nat({ max: 20 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('GuardPanic', 'TagRead').map((type): Step => ({ do: 'raise', type })) },
  { weight: 3, arbitrary: which.map((id): Step => ({ do: 'confirm', which: id })) },
  { weight: 2, arbitrary: which.map((id): Step => ({ do: 'edit', which: id })) },
  { weight: 1, arbitrary: which.map((id): Step => ({ do: 'delete', which: id })) },
  { weight: 1, arbitrary: which.map((id): Step => ({ do: 'own confirm', which: id })) },
  { weight: 4, arbitrary: fc.constantFrom(0, 10, 400, 3000, 12_000, 45_000).map((ms): Step => ({ do: 'wait', ms })) },
  fc.constantFrom('offline', 'online', 'hub cut', 'hub back', 'forget', 'sleep').map((name): Step => ({ do: name })),
);
const fate: fc.Arbitrary<Fate> = fc.array(fc.constantFrom(0, 0, 5, 700, 4000), { maxLength: 5 });

/** A hub whose pushes meet their fates on the way, so that they are lost, late, out of order or come more than once. */
function unreliable(hub: Hub, fates: readonly Fate[]): Hub {
  let count = 0;
  return {
    ...hub,
    on: (method, handler) =>
      hub.on(method, (payload) => {
        const copies = fates[count++ % Math.max(1, fates.length)] ?? [0];
        for (const delayMs of copies) {
          const copy = structuredClone(payload);
          if (delayMs === 0) handler(copy);
          else setTimeout(() => handler(copy), delayMs);
        }
      }),
  };
}

async function take(
  next: Step,
  backEnd: TestBackend,
  feed: LiveFeed,
  ids: number[],
  elsewhere: PatrolClient,
  hub: ReturnType<TestBackend['createHub']>,
): Promise<void> {
  const chosen = 'which' in next ? ids[next.which % Math.max(1, ids.length)] : undefined;
  if (next.do === 'raise') ids.push(backEnd.raise({ type: next.type }));
  else if (next.do === 'wait') await vi.advanceTimersByTimeAsync(next.ms);
  else if (next.do === 'offline' || next.do === 'online') backEnd.offline(next.do === 'offline');
  else if (next.do === 'hub cut') hub.disconnect();
  else if (next.do === 'hub back') hub.reconnect();
  else if (next.do === 'forget') backEnd.forgetChanges();
  else if (next.do === 'sleep') vi.setSystemTime(Date.now() + 20 * 60_000);
  else if (chosen !== undefined) {
    const calls = {
      confirm: () => elsewhere.event.confirm(chosen),
      'own confirm': () => feed.confirm(chosen),
      edit: () => elsewhere.event.change({ eventId: chosen, source: 'a', description: 'b', comment: `${Date.now()}` }),
      delete: () => elsewhere.event.delete(chosen),
    };
    /* Offline, or deleted before: that is an answer too. */
    await calls[next.do]().catch(() => undefined);
  }
}

/** Fails when an event that did not change is another object than before. */
function watchIdentity(feed: LiveFeed): () => number {
  let before: readonly PatrolEvent[] = [];
  let broken = 0;
  feed.subscribe(() => {
    const known = new Map(before.map((event) => [event.eventId, event]));
    before = feed.getSnapshot().events;
    for (const event of before) {
      const was = known.get(event.eventId);
      if (was && was !== event && JSON.stringify(was) === JSON.stringify(event)) broken += 1;
    }
  });
  return () => broken;
}

test('R6, R8 after any drops, delays, copies and reorders the feed equals the server, each change passed on once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 30 }),
      fc.array(fate, { maxLength: 12 }),
      fc.constantFrom(0, 30, 2500),
      async (steps, fates, latencyMs) => {
        const backEnd = createTestBackend({ past: 'quiet', now: () => Date.now() });
        const clientOf = () => createPatrolClient({ ...backEnd.clientOptions(), logger: { warn: () => {} } });
        const [client, elsewhere] = [clientOf(), clientOf()];
        const hub = backEnd.createHub({ client });
        const feed = createLiveFeed({ client, hub: unreliable(hub, fates) });
        const passed: number[] = [];
        feed.subscribeChanges((change) => passed.push(change.seq));
        const brokenIdentities = watchIdentity(feed);
        const ids: number[] = [];
        feed.start();
        await vi.advanceTimersByTimeAsync(3000);
        for (const next of steps) {
          backEnd.setLatency(0);
          const taken = take(next, backEnd, feed, ids, elsewhere, hub);
          backEnd.setLatency(latencyMs);
          await vi.advanceTimersByTimeAsync(1);
          await Promise.race([taken, vi.advanceTimersByTimeAsync(9000)]);
        }
        backEnd.offline(false);
        hub.reconnect();
        await vi.advanceTimersByTimeAsync(60_000);
        backEnd.setLatency(0);
        const { events } = await elsewhere.event.getLast();
        expect(feed.getSnapshot().events).toEqual(events);
        expect(feed.getSnapshot().openAlarms).toEqual((await elsewhere.event.getOpenAlarms()).events);
        expect(feed.getSnapshot()).toMatchObject({ status: 'ready', link: 'live' });
        expect(passed).toEqual([...new Set(passed)].sort((a, b) => a - b));
        if (!steps.some((next) => next.do === 'forget')) {
          const { changes } = await elsewhere.changes.getAfter(0);
          expect(passed).toEqual(changes.map((change) => change.seq));
        }
        expect(brokenIdentities()).toBe(0);
        feed.stop();
      },
    ),
    { numRuns: 60 },
  );
});
