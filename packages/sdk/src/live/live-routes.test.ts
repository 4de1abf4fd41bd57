import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../index.ts';
import type { PatrolRoute } from '../model/patrol-route.ts';
import { createTestBackend, type TestBackend } from '../testing/index.ts';
import { connectSessionChannel, createLiveFeed, type LiveFeed, type LiveFeedOptions } from './index.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

let backEnd: TestBackend;
let client: PatrolClient;
let feed: LiveFeed;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setSystemTime(noon);
  backEnd = createTestBackend({ past: 'quiet', now: () => Date.now() });
  client = clientOf();
});
afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

const clientOf = (): PatrolClient => createPatrolClient({ ...backEnd.clientOptions(), logger: { warn: () => {} } });
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const asked = (): string[] => backEnd.requests().filter((line) => line.startsWith('GET /api/Route/GetRoutes'));
const plan = (startsAt: number, of = client): Promise<PatrolRoute> =>
  of.route.save({ routeId: 0, guardId: 3, companyId: null, startsAt, endsAt: startsAt + 30 * minute });
const shown = (): number[] => feed.getSnapshot().routes.map((route) => route.routeId);

async function follow(options: Partial<LiveFeedOptions> = {}): Promise<void> {
  feed = createLiveFeed({ client, ...options });
  feed.start();
  await settle();
}

test('S9.06, S9.07 routes are fetched from one day before to five days ahead', async () => {
  const { routeId } = await plan(noon + 4 * minute);
  await follow();
  expect(decodeURIComponent(asked()[0] ?? '')).toBe(
    'GET /api/Route/GetRoutes?startDateTime=2026-11-20T12:00:00.000Z&endDateTime=2026-11-26T12:00:00.000Z',
  );
  expect(shown()).toEqual([routeId]);
  expect(feed.getSnapshot()).toMatchObject({ routesAt: noon, routesError: null });
});

describe('are fetched again', () => {
  test.each([
    ['S9.08 a second after the next start', 4 * minute, 241],
    ['S9.09 after 12 minutes when the next start is later', 40 * minute, 720],
    ['S9.09 after 12 minutes when the next start is as far', 12 * minute - 1000, 720],
  ])('%s', async (_, startsInMs, seconds) => {
    await plan(noon + startsInMs);
    await follow();
    await settle(seconds * 1000 - 1);
    expect(asked()).toHaveLength(1);
    await settle(1);
    expect(asked()).toHaveLength(2);
  });

  test('S9.09 after 12 minutes when there is none, and never sooner where that is asked for', async () => {
    await follow({ minRefreshMs: 20 * minute, maxRefreshMs: 20 * minute });
    await settle(20 * minute - 1);
    expect(asked()).toHaveLength(1);
    await settle(1);
    expect(asked()).toHaveLength(2);
  });

  test('S9.10 once, three seconds after a burst of changes elsewhere that the feed tells of', async () => {
    await follow({ hub: backEnd.createHub({ client }) });
    await settle(10_000);
    const elsewhere = clientOf();
    const ids: number[] = [];
    for (let copy = 0; copy < 3; copy += 1) {
      ids.push((await plan(noon + (copy + 20) * minute, elsewhere)).routeId);
      await settle(500);
    }
    await settle(2499);
    expect(asked()).toHaveLength(1);
    await settle(1);
    expect(asked()).toHaveLength(2);
    expect(shown()).toEqual(ids);
    await settle(minute);
    expect(asked()).toHaveLength(2);
  });

  test('S9.10 three seconds after another window has said that the plan changed', async () => {
    const name = `patrolkit-test-${crypto.randomUUID()}`;
    const window = clientOf();
    const stops = [client, window].map((each) => connectSessionChannel(each, { name }));
    await follow();
    await settle(10_000);
    const heard = new Promise<string>((resolve) => client.schedulerNews.subscribe(resolve));
    window.schedulerNews.tell();
    expect(await heard).toBe('other-window');
    await settle(2999);
    expect(asked()).toHaveLength(1);
    await settle(1);
    expect(asked()).toHaveLength(2);
    for (const stop of stops) stop();
  });

  test('within 15 seconds also while a burst does not end', async () => {
    await follow();
    for (let second = 0; second < 15; second += 1) {
      feed.tellSchedulersChanged();
      await settle(1000);
    }
    expect(asked()).toHaveLength(2);
  });

  test('ten seconds after a failure, and the old ones stay', async () => {
    const { routeId } = await plan(noon + 30 * minute);
    await follow();
    backEnd.failNext('route/get', 500, { times: 2 });
    feed.tryNow();
    await settle();
    expect(feed.getSnapshot().routesError).toMatchObject({ status: 500 });
    expect(shown()).toEqual([routeId]);
    await settle(10_000);
    expect(feed.getSnapshot().routesError).toMatchObject({ status: 500 });
    await settle(10_000);
    expect(feed.getSnapshot().routesError).toBeNull();
  });
});

test('what was saved or deleted here is told without being asked to', async () => {
  const told: string[] = [];
  client.schedulerNews.subscribe((origin) => told.push(origin));
  const { routeId } = await plan(noon);
  await client.route.delete(routeId);
  expect(told).toEqual(['here', 'here']);
  await client.route.save({ routeId: 0, guardId: 0, companyId: null, startsAt: 0, endsAt: 0 }).catch(() => {});
  await follow();
  expect(told).toHaveLength(2);
});

test('a route that did not change stays the same object, and so does their list', async () => {
  await plan(noon + 20 * minute);
  await follow();
  const [first] = feed.getSnapshot().routes;
  const before = feed.getSnapshot().routes;
  feed.tryNow();
  await settle();
  expect(asked()).toHaveLength(2);
  expect(feed.getSnapshot().routes).toBe(before);
  await plan(noon + 10 * minute, clientOf());
  feed.tryNow();
  await settle();
  expect(feed.getSnapshot().routes).toHaveLength(2);
  expect(feed.getSnapshot().routes[1]).toBe(first);
});
