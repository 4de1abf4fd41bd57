import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPatrolClient } from '../index.ts';
import { createTestBackend, type TestBackend, type TestBackendOptions, type TestHub } from '../testing/index.ts';
import type { LiveFeed } from './index.ts';
import { createLiveFeed } from './live-feed.ts';

let backEnd: TestBackend;
let hub: TestHub;
let feed: LiveFeed;
/* Nothing answers what asks for events; the hub and all else go on. */
let isPollDead: boolean;
let arePositionsDead: boolean;
const warn = vi.fn();

const make = (options: TestBackendOptions = {}): TestBackend =>
  createTestBackend({ past: 'quiet', now: () => Date.now(), ...options });

beforeEach(() => {
  vi.useFakeTimers();
  isPollDead = false;
  arePositionsDead = false;
  warn.mockReset();
  backEnd = make();
});
afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

async function follow({ hasHub = true, eventCount = 500 } = {}): Promise<number[]> {
  const { fetch, ...options } = backEnd.clientOptions();
  const client = createPatrolClient({
    ...options,
    logger: { warn },
    fetch: async (request) => {
      if (isPollDead && /GetLastEvents|api\/Changes/.test(request.url)) throw new TypeError('No answer');
      if (arePositionsDead && /GetLastUserLocation/.test(request.url)) throw new TypeError('No answer');
      return fetch(request);
    },
  });
  hub = backEnd.createHub({ client });
  feed = createLiveFeed({ client, eventCount, ...(hasHub ? { hub } : {}) });
  const passed: number[] = [];
  feed.subscribeChanges((change) => passed.push(change.seq));
  feed.start();
  await settle();
  return passed;
}
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const panic = (): number => backEnd.raise({ type: 'GuardPanic' });
const shown = (): number[] => feed.getSnapshot().events.map((event) => event.eventId);
const open = (): number[] => feed.getSnapshot().openAlarms.map((event) => event.eventId);

test('positions that cannot be fetched are told once, and again when they fail after an answer', async () => {
  const told = () => warn.mock.calls.filter(([message]) => message === 'Positions could not be fetched').length;
  arePositionsDead = true;
  await follow();
  await settle(60_000);
  expect(told()).toBe(1);
  arePositionsDead = false;
  await settle(20_000);
  arePositionsDead = true;
  await settle(20_000);
  expect(told()).toBe(2);
  expect(feed.getSnapshot().status).toBe('ready');
});

describe('pushes', () => {
  test('show at once and are passed on in order, each once', async () => {
    const passed = await follow();
    const ids = [panic(), panic()];
    for (const { method, payload } of hub.pushes()) hub.receive(method, payload);
    expect(open()).toEqual(ids.toReversed());
    expect(passed).toEqual([1, 2]);
  });

  test('after a lost one show at once, and the hole is fetched and passed on in order', async () => {
    const passed = await follow();
    hub.loseNext();
    const [first, second] = [panic(), panic()];
    expect(open()).toEqual([second]);
    await settle();
    expect(open()).toEqual([second, first]);
    expect(passed).toEqual([1, 2]);
  });

  test('R4 do not make the picture look fresh while what came before them is missing', async () => {
    await follow();
    isPollDead = true;
    hub.loseNext();
    const [lost, seen] = [panic(), panic()];
    expect(open()).toEqual([seen]);
    for (let round = 0; round < 8; round += 1) {
      await settle(5000);
      backEnd.raise({ type: 'TagRead' });
    }
    expect(open()).toEqual([seen]);
    expect(feed.getSnapshot()).toMatchObject({ link: 'lost' });

    isPollDead = false;
    await settle(20_000);
    expect(open()).toEqual([seen, lost]);
    expect(feed.getSnapshot()).toMatchObject({ link: 'live' });
  });

  test('that cannot be read are asked for instead', async () => {
    const passed = await follow();
    hub.loseNext();
    const id = panic();
    hub.receive('Changes', { from: 0, to: 1, changes: [{ seq: 1, at: 'never', kind: 'event', reason: 'created' }] });
    await settle();
    expect(passed).toEqual([1]);
    expect(open()).toEqual([id]);
  });

  test('missed while the hub was away are fetched when it is back, without waiting for the poll', async () => {
    await follow();
    hub.disconnect();
    const id = panic();
    hub.reconnect();
    await settle();
    expect(open()).toEqual([id]);
  });
});

describe('the poll', () => {
  test('alone brings what the hub does not, within 10 s', async () => {
    await follow({ hasHub: false });
    const id = panic();
    await settle(9_999);
    expect(open()).toEqual([]);
    await settle(1);
    expect(open()).toEqual([id]);
    expect(shown()).toEqual([id]);
  });

  test('takes a confirmation made elsewhere', async () => {
    const id = panic();
    await follow({ hasHub: false });
    expect(open()).toEqual([id]);
    backEnd.confirm(id, 'Ana');
    await settle(10_000);
    expect(open()).toEqual([]);
    expect(feed.getSnapshot().events[0]?.confirmedBy).toBe('Ana');
  });

  test('that finds nothing new asks for neither alarms nor changes and keeps the snapshot’s rows', async () => {
    panic();
    await follow({ hasHub: false });
    const { events } = feed.getSnapshot();
    const before = backEnd.requests().length;
    await settle(10_000);
    const asked = backEnd.requests().slice(before);
    expect(asked.filter((line) => !line.includes('UserLocation'))).toEqual([
      expect.stringContaining('GET /api/Event/GetLastEvents/0?'),
    ]);
    expect(feed.getSnapshot().events).toBe(events);
  });

  test('feeds alone from a back end without a feed of changes', async () => {
    backEnd = make({ isDescribedOnly: true });
    const id = panic();
    await follow({ hasHub: false });
    expect(open()).toEqual([id]);
    backEnd.confirm(id);
    const read = backEnd.raise({ type: 'TagRead' });
    await settle(10_000);
    expect(open()).toEqual([]);
    expect(shown()).toEqual([read, id]);
    expect(feed.getSnapshot().status).toBe('ready');
  });

  test('reloads everything when the feed no longer keeps what is missing', async () => {
    await follow();
    hub.disconnect();
    const ids = Array.from({ length: 5 }, () => backEnd.raise({ type: 'TagRead' }));
    backEnd.forgetChanges();
    hub.reconnect();
    await settle();
    expect(shown()).toEqual(ids.toReversed());
  });
});

describe('freshness', () => {
  test('goes from live over waiting to lost while nothing is heard, keeps the rows, and heals by itself', async () => {
    const id = panic();
    await follow({ hasHub: false });
    expect(feed.getSnapshot().link).toBe('live');
    backEnd.offline(true);
    const seen = new Set<string>();
    for (let second = 0; second < 40; second += 1) {
      await settle(1000);
      seen.add(feed.getSnapshot().link);
    }
    expect([...seen]).toEqual(['live', 'waiting', 'lost']);
    expect(feed.getSnapshot()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    expect(shown()).toEqual([id]);
    backEnd.offline(false);
    await settle(10_000);
    expect(feed.getSnapshot()).toMatchObject({ status: 'ready', error: null, link: 'live' });
  });

  test('a clock that is set back by ten minutes does not make an old picture look fresh', async () => {
    await follow({ hasHub: false });
    backEnd.offline(true);
    await settle(10_000);
    vi.setSystemTime(Date.now() - 10 * 60_000);
    await settle(17_000);
    expect(feed.getSnapshot().link).toBe('waiting');
    await settle(16_000);
    expect(feed.getSnapshot().link).toBe('lost');
  });

  test('a console that has slept asks at once when it wakes', async () => {
    await follow({ hasHub: false });
    const id = panic();
    vi.setSystemTime(Date.now() + 20 * 60_000);
    await settle(1000);
    expect(open()).toEqual([id]);
  });
});

describe('what came while the picture was lost', () => {
  const missed = () => feed.getSnapshot().missed;

  test('is counted, with since when, until somebody has taken note', async () => {
    await follow();
    const since = Date.now();
    backEnd.offline(true);
    await settle(5 * 60_000);
    for (let count = 0; count < 12; count += 1) backEnd.raise({ type: 'TagRead' });
    const id = panic();
    expect(missed()).toBeNull();
    backEnd.offline(false);
    await settle(12_000);
    expect(missed()).toEqual({ count: 13, since });
    panic();
    backEnd.confirm(id);
    await settle(12_000);
    expect(missed()).toEqual({ count: 13, since });
    feed.acknowledgeMissed();
    expect(missed()).toBeNull();
    await settle(60_000);
    expect(missed()).toBeNull();
  });

  test('counts all of more than the list shows, and adds up over gaps', async () => {
    await follow({ eventCount: 5 });
    const since = Date.now();
    for (const count of [20, 3]) {
      backEnd.offline(true);
      await settle(60_000);
      for (let index = 0; index < count; index += 1) backEnd.raise({ type: 'TagRead' });
      backEnd.offline(false);
      await settle(12_000);
    }
    expect(missed()).toEqual({ count: 23, since });
    expect(shown()).toHaveLength(5);
  });

  test('is counted of a computer that slept, by the poll alone, and of a back end without a feed', async () => {
    for (const isDescribedOnly of [false, true]) {
      backEnd = make({ isDescribedOnly });
      await follow({ hasHub: false });
      const since = Date.now();
      panic();
      vi.setSystemTime(Date.now() + 20 * 60_000);
      await settle(1000);
      expect(missed()).toEqual({ count: 1, since });
      feed.stop();
    }
  });

  test('is nothing to say when nothing came, and a short cut is none', async () => {
    await follow();
    backEnd.offline(true);
    await settle(25_000);
    panic();
    backEnd.offline(false);
    await settle(12_000);
    expect(missed()).toBeNull();
    backEnd.offline(true);
    await settle(60_000);
    backEnd.offline(false);
    await settle(12_000);
    expect(missed()).toBeNull();
  });
});

test('an own confirmation shows with its answer, before any push or poll', async () => {
  const id = panic();
  await follow();
  hub.loseNext();
  await feed.confirm(id);
  expect(open()).toEqual([]);
});
