import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../index.ts';
import { createTestBackend, type TestBackend } from '../testing/index.ts';
import { createLiveFeed, type LiveFeed } from './index.ts';

let backEnd: TestBackend;
let client: PatrolClient;
let feed: LiveFeed;

beforeEach(() => {
  vi.useFakeTimers();
  backEnd = createTestBackend({ past: 'quiet', now: () => Date.now() });
  client = clientOf();
  feed = createLiveFeed({ client });
});
afterEach(() => {
  feed.stop();
  vi.useRealTimers();
});

const clientOf = (email?: string): PatrolClient =>
  createPatrolClient({ ...backEnd.clientOptions(email), logger: { warn: () => {} } });
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const claims = (): number => backEnd.requests().filter((line) => line.startsWith('POST /api/Event/Claim/')).length;
const holder = async (): Promise<number | undefined> =>
  (await clientOf('operator@demo.example').event.getOpenAlarms()).events[0]?.claimedById;

test('a claim lives as long as a feed of who made it looks on, and a little longer', async () => {
  const eventId = backEnd.raise({ type: 'GuardPanic' });
  feed.start();
  await settle();
  const me = client.session.current()?.userId;
  await client.event.claim(eventId);
  await settle(10 * 60_000);
  expect(await holder()).toBe(me);
  expect(claims()).toBeGreaterThan(10);
  expect(claims()).toBeLessThan(16);
  feed.stop();
  await settle(60_000);
  expect(await holder()).toBe(me);
  await settle(65_000);
  expect(await holder()).toBeUndefined();
});

test('what another has, what was given back and what is confirmed is not renewed', async () => {
  const [theirs, back, done] = [0, 1, 2].map(() => backEnd.raise({ type: 'GuardPanic' })) as [number, number, number];
  await clientOf('operator@demo.example').event.claim(theirs);
  await client.event.claim(back);
  await client.event.release(back);
  await client.event.claim(done);
  await client.event.confirm(done);
  const before = claims();
  feed.start();
  await settle(5 * 60_000);
  expect(claims()).toBe(before);
});

test('a renewal that gets no answer is made up for before the lease is over', async () => {
  const eventId = backEnd.raise({ type: 'GuardPanic' });
  await client.event.claim(eventId);
  feed.start();
  await settle(40_000);
  backEnd.failNext('event/claim', 500);
  await settle(90_000);
  expect(await holder()).toBe(client.session.current()?.userId);
});
