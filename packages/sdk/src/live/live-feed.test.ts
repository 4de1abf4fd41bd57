import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPatrolClient } from '../index.ts';
import type { LiveFeed, LiveFeedOptions } from './index.ts';
import { createLiveFeed } from './live-feed.ts';
import { SmallBackEnd } from './small-back-end.ts';

let backEnd: SmallBackEnd;
let feed: LiveFeed;

beforeEach(() => {
  vi.useFakeTimers();
  backEnd = new SmallBackEnd();
});
afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

async function follow(options: Partial<LiveFeedOptions> = { hub: backEnd.hub }): Promise<number[]> {
  const client = createPatrolClient({
    baseUrl: 'http://patrol.test',
    fetch: backEnd.fetch,
    logger: { warn: () => {} },
  });
  feed = createLiveFeed({ client, ...options });
  const passed: number[] = [];
  feed.subscribeChanges((change) => passed.push(change.seq));
  feed.start();
  await settle();
  return passed;
}
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const shown = (): number[] => feed.getSnapshot().events.map((event) => event.eventId);
const open = (): number[] => feed.getSnapshot().openAlarms.map((event) => event.eventId);

describe('pushes', () => {
  test('show at once and are passed on in order, each once', async () => {
    const passed = await follow();
    const [first, second] = [backEnd.raise(1), backEnd.raise(2)];
    backEnd.push(first);
    backEnd.push(first, second);
    backEnd.push(first);
    expect(open()).toEqual([2, 1]);
    expect(passed).toEqual([1, 2]);
  });

  test('after a lost one show at once, and the hole is fetched and passed on in order', async () => {
    const passed = await follow();
    backEnd.raise(1);
    const second = backEnd.raise(2);
    backEnd.push(second);
    expect(open()).toEqual([2]);
    await settle();
    expect(open()).toEqual([2, 1]);
    expect(passed).toEqual([1, 2]);
  });

  test('that cannot be read are asked for instead', async () => {
    const passed = await follow();
    const change = backEnd.raise(1);
    backEnd.push({ ...change, at: 'never' });
    await settle();
    expect(passed).toEqual([1]);
    expect(open()).toEqual([1]);
  });

  test('missed while the hub was away are fetched when it is back, without waiting for the poll', async () => {
    await follow();
    backEnd.setHub('waiting');
    backEnd.raise(1);
    backEnd.setHub('connected');
    await settle();
    expect(open()).toEqual([1]);
  });
});

describe('the poll', () => {
  test('alone brings what the hub does not, within 10 s', async () => {
    await follow({});
    backEnd.raise(1);
    await settle(9_999);
    expect(open()).toEqual([]);
    await settle(1);
    expect(open()).toEqual([1]);
    expect(shown()).toEqual([1]);
  });

  test('takes a confirmation made elsewhere', async () => {
    backEnd.raise(1);
    await follow({});
    expect(open()).toEqual([1]);
    backEnd.confirm(1);
    await settle(10_000);
    expect(open()).toEqual([]);
    expect(feed.getSnapshot().events[0]?.confirmedBy).toBe('Ana');
  });

  test('that finds nothing new asks for neither alarms nor changes and keeps the snapshot’s rows', async () => {
    backEnd.raise(1);
    await follow({});
    const { events } = feed.getSnapshot();
    backEnd.asked.length = 0;
    await settle(10_000);
    expect(backEnd.asked.filter((path) => !path.includes('UserLocation'))).toEqual(['/api/Event/GetLastEvents/0']);
    expect(feed.getSnapshot().events).toBe(events);
  });

  test('feeds alone from a back end without a feed of changes', async () => {
    backEnd.hasFeed = false;
    backEnd.raise(1);
    await follow({});
    expect(open()).toEqual([1]);
    backEnd.confirm(1);
    backEnd.raise(2, 3);
    await settle(10_000);
    expect(open()).toEqual([]);
    expect(shown()).toEqual([2, 1]);
    expect(feed.getSnapshot().status).toBe('ready');
  });

  test('reloads everything when the feed no longer keeps what is missing', async () => {
    await follow();
    backEnd.setHub('waiting');
    for (let id = 1; id <= 5; id += 1) backEnd.raise(id, 3);
    backEnd.keptAfter = 5;
    backEnd.setHub('connected');
    await settle();
    expect(shown()).toEqual([5, 4, 3, 2, 1]);
  });
});

describe('freshness', () => {
  test('goes from live over waiting to lost while nothing is heard, keeps the rows, and heals by itself', async () => {
    backEnd.raise(1);
    await follow({});
    expect(feed.getSnapshot().link).toBe('live');
    backEnd.isDown = true;
    const seen = new Set<string>();
    for (let second = 0; second < 40; second += 1) {
      await settle(1000);
      seen.add(feed.getSnapshot().link);
    }
    expect([...seen]).toEqual(['live', 'waiting', 'lost']);
    expect(feed.getSnapshot()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    expect(shown()).toEqual([1]);
    backEnd.isDown = false;
    await settle(10_000);
    expect(feed.getSnapshot()).toMatchObject({ status: 'ready', error: null, link: 'live' });
  });

  test('a clock that is set back by ten minutes does not make an old picture look fresh', async () => {
    await follow({});
    backEnd.isDown = true;
    await settle(10_000);
    vi.setSystemTime(Date.now() - 10 * 60_000);
    await settle(17_000);
    expect(feed.getSnapshot().link).toBe('waiting');
    await settle(16_000);
    expect(feed.getSnapshot().link).toBe('lost');
  });

  test('a console that has slept asks at once when it wakes', async () => {
    await follow({});
    backEnd.raise(1);
    vi.setSystemTime(Date.now() + 20 * 60_000);
    await settle(1000);
    expect(open()).toEqual([1]);
  });
});

test('an own confirmation shows with its answer, before any push or poll', async () => {
  backEnd.raise(1);
  await follow();
  await feed.confirm(1);
  expect(open()).toEqual([]);
});
