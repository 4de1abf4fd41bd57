import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPatrolClient, type PatrolClient, type PatrolClientOptions } from '../index.ts';
import { createTestBackend, type TestBackend } from '../testing/index.ts';
import { WindowRoom } from '../windows/window-room.fixture.ts';
import { createLocalSessionStore } from './local-session-store.ts';

const minute = 60_000;
const hour = 60 * minute;
const administrator = { email: 'administrator@demo.example', password: 'demo-patrol' };

let backEnd: TestBackend;
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  backEnd = createTestBackend({ past: 'quiet', now: () => Date.now() });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

async function signedIn(options: Partial<PatrolClientOptions> = {}): Promise<PatrolClient> {
  const client = createPatrolClient({ ...backEnd.clientOptions(null), logger: { warn: () => {} }, ...options });
  await client.user.authenticate(administrator);
  return client;
}
function watch(client: PatrolClient): boolean[] {
  const told: boolean[] = [];
  stops.push(client.session.subscribeExpiry(() => told.push(client.session.expiresSoon() !== null)));
  return told;
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('that a session ends', () => {
  test('is told 30 minutes before, once, and no more when the password was given again', async () => {
    const client = await signedIn();
    const before = client.session.current();
    const told = watch(client);
    await pass(23 * hour + 29 * minute);
    expect(told).toEqual([]);
    await pass(minute);
    expect(told).toEqual([true]);
    expect(client.session.expiresSoon()).toMatchObject({
      userId: before?.userId,
      isOver: false,
      endsAt: before?.expiresAt,
    });
    expect(client.session.expiresSoon()).toBe(client.session.expiresSoon());
    await pass(20 * minute);
    expect(told).toEqual([true]);
    const answer = await client.user.reauthenticate('demo-patrol');
    expect(answer.ok).toBe(true);
    expect(told).toEqual([true, false]);
    expect(client.session.current()).toMatchObject({ userId: before?.userId, email: administrator.email });
    expect(client.session.current()?.token).not.toBe(before?.token);
    await pass(23 * hour + 31 * minute);
    expect(told).toEqual([true, false, true]);
  });

  test('is told also when the computer slept over the moment, and to whoever asks without listening', async () => {
    const client = await signedIn({ askBeforeMs: hour });
    const told = watch(client);
    vi.setSystemTime(Date.now() + 23 * hour + 30 * minute);
    expect(client.session.expiresSoon()).not.toBeNull();
    await pass(minute);
    expect(told).toEqual([true]);
  });

  test('keeps no timer while nobody listens', async () => {
    const client = await signedIn();
    expect(vi.getTimerCount()).toBe(0);
    const stop = client.session.subscribeExpiry(() => {});
    expect(vi.getTimerCount()).toBe(1);
    stop();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is never told of one that does not say when it ends', async () => {
    const client = await signedIn();
    const session = client.session.current();
    if (session) client.session.start({ ...session, expiresAt: null });
    const told = watch(client);
    await pass(48 * hour);
    expect(told).toEqual([]);
  });
});

describe('after a 401 during use', () => {
  test('the password of the same user is enough, and nobody else’s data is touched', async () => {
    const client = await signedIn();
    const told = watch(client);
    const userId = client.session.current()?.userId;
    await createPatrolClient({ ...backEnd.clientOptions(null) }).user.authenticate(administrator);
    await pass(24 * hour);
    await expect(client.event.getLast()).rejects.toMatchObject({ status: 401 });
    expect(client.session.current()).toBeNull();
    expect(client.session.lastReason()).toBe('unauthorised');
    expect(client.session.expiresSoon()).toMatchObject({ userId, isOver: true });
    expect(told).toEqual([true, true]);
    expect(await client.user.reauthenticate('wrong')).toEqual({ ok: false, result: -1 });
    expect(client.session.expiresSoon()).toMatchObject({ isOver: true });
    expect(await client.user.reauthenticate('demo-patrol')).toMatchObject({ ok: true, session: { userId } });
    expect(client.session.expiresSoon()).toBeNull();
    expect(client.session.lastReason()).toBe('renewed');
    await expect(client.event.getLast()).resolves.toBeDefined();
  });

  test('a log-out asks for nothing, and then there is nobody to ask', async () => {
    const client = await signedIn();
    await client.user.logout();
    expect(client.session.expiresSoon()).toBeNull();
    await expect(client.user.reauthenticate('demo-patrol')).rejects.toThrow('Nobody is signed in');
  });
});

test('a session a host has started without an address is renewed by that of the profile', async () => {
  const client = createPatrolClient(backEnd.clientOptions('operator@demo.example'));
  const { userId } = client.session.current() ?? {};
  expect(client.session.current()?.email).toBeUndefined();
  expect(await client.user.reauthenticate('demo-patrol')).toMatchObject({ ok: true, session: { userId } });
});

test('somebody who signs in while the password is checked stays, and the answer is discarded', async () => {
  const client = await signedIn();
  backEnd.setLatency(100);
  const renewal = client.user.reauthenticate('demo-patrol');
  client.session.start(backEnd.signIn('operator@demo.example'));
  const operator = client.session.current();
  await pass(1000);
  await renewal;
  expect(client.session.current()).toBe(operator);
  expect(backEnd.requests().at(-1)).toBe('POST /api/User/Logout');
});

test('feed and windows go on with the new session without a pause, also those that have the old one', async () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const room = new WindowRoom(backEnd);
  createLocalSessionStore({ storage }).save({ ...backEnd.signIn(), email: administrator.email });
  const [one, two] = [
    room.open({ store: createLocalSessionStore({ storage }) }),
    room.open({ store: createLocalSessionStore({ storage }) }),
  ];
  stops.push(
    () => one.feed.stop(),
    () => two.feed.stop(),
  );
  await pass(1000);
  vi.setSystemTime(Date.now() + 23 * hour + 50 * minute);
  await pass(minute);
  const states = new Set<string>();
  for (const { feed } of [one, two]) {
    feed.subscribe(() => states.add(`${feed.getSnapshot().status} ${feed.getSnapshot().link}`));
  }
  await two.client.user.reauthenticate('demo-patrol');
  expect([one.state.role, two.state.role]).toEqual(['leader', 'follower']);
  await pass(12 * minute); // the first session has ended meanwhile
  const id = backEnd.raise({ type: 'GuardPanic' });
  await pass(10_000);
  for (const window of [one, two]) expect(window.open).toEqual([id]);
  expect([one.state.role, two.state.role]).toEqual(['leader', 'follower']);
  expect([...states]).toEqual(['ready live']);
  expect(one.client.session.current()?.token).toBe(two.client.session.current()?.token);
});
