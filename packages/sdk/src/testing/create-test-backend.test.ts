import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../index.ts';
import { ROUTE_ACTIVE } from '../model/index.ts';
import { createTestBackend, type TestBackend, testPassword } from './index.ts';

let backEnd: TestBackend;
let client: PatrolClient;
const logger = { warn: () => {} };
const minute = 60_000;

beforeEach(() => {
  backEnd = createTestBackend();
  client = createPatrolClient({ ...backEnd.clientOptions(), logger });
});
afterEach(() => vi.useRealTimers());

describe('a test back end', () => {
  test('is the same again when it is made and asked the same again', async () => {
    const tell = async (own: TestBackend): Promise<unknown> => {
      const other = createPatrolClient(own.clientOptions('operator@demo.example'));
      const eventId = own.raise({ type: 'GuardPanic' });
      await other.event.sendComment(eventId, 'Stižemo');
      const period = { from: own.now() - 60 * minute, to: own.now() + 60 * minute };
      return [
        await other.event.getLast(),
        await other.route.get(period),
        await other.userLocation.getLast(5),
        await other.notification.getAllOfEvent(eventId),
        other.session.current(),
      ];
    };
    expect(await tell(createTestBackend())).toEqual(await tell(createTestBackend()));
  });

  test('begins after a day of events with all alarms confirmed, guards on the map and on their routes', async () => {
    const { events } = await client.event.getLast();
    expect(events.length).toBeGreaterThan(80);
    expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThan(10);
    expect((await client.event.getOpenAlarms()).events).toEqual([]);
    expect(await client.userLocation.getAll()).toHaveLength(8);
    const routes = await client.route.get({ from: backEnd.now(), to: backEnd.now() + 1 });
    expect(routes.filter(({ code }) => code === ROUTE_ACTIVE).length).toBeGreaterThan(2);
    expect(events.some(({ unseenCommentCount }) => unseenCommentCount > 0)).toBe(true);
  });

  test('begins with people and places alone when its past is quiet', async () => {
    const quiet = createTestBackend({ past: 'quiet' });
    const own = createPatrolClient(quiet.clientOptions());
    expect((await own.event.getLast()).events).toEqual([]);
    expect((await own.scheduler.get({ from: 0, to: 1 })).rows).toEqual([]);
    expect(await own.user.getAll()).toHaveLength(10);
    expect((await own.location.getAll()).length).toBe(6);
  });

  test('knows its people by their address and password, as the product does', async () => {
    const own = createPatrolClient({ baseUrl: 'https://any.example', fetch: backEnd.fetch });
    const wrong = await own.user.authenticate({ email: 'guard1@demo.example', password: 'wrong' });
    expect(wrong).toEqual({ ok: false, result: -1 });
    const answer = await own.user.authenticate({ email: 'guard1@demo.example', password: testPassword });
    expect(answer).toMatchObject({ ok: true, session: { name: 'Ana Kovač', role: 'Guard' } });
    expect(() => backEnd.signIn('nobody@demo.example')).toThrow(RangeError);
    expect(createPatrolClient(backEnd.clientOptions(null)).session.current()).toBeNull();
  });

  test('ends the session of a client that signs out, for its other calls too', async () => {
    const other = createPatrolClient({ ...backEnd.clientOptions(null), logger });
    const session = backEnd.signIn();
    other.session.start(session);
    await client.user.discard(session);
    await expect(other.company.getAll()).rejects.toMatchObject({ status: 401 });
    expect(other.session.current()).toBeNull();
  });
});

describe('the clock', () => {
  test('stands until it is put forward, and then what is due happens', async () => {
    const [guard] = (await client.user.getAll()).filter(({ role }) => role === 'Guard');
    const [checkpoint] = await client.locationTag.getAll();
    const startsAt = backEnd.now() + 10 * minute;
    const made = await client.scheduler.save({
      ...{ occurrenceId: 0, kind: 'manual', guardId: guard?.userId ?? 0, guardName: '', securityGuardId: 0 },
      ...{ locationId: checkpoint?.locationId ?? 0, locationName: '', checkpointId: checkpoint?.checkpointId ?? 0 },
      ...{ checkpointName: '', title: 'Obilazak', startsAt, endsAt: startsAt + minute, readAt: null, color: null },
      ...{ isDraggable: true, isResizable: true, isMissReported: true, ruleId: null, state: null, version: 0 },
    });
    const missed = async () =>
      (await client.event.getOpenAlarms()).events.filter(({ description }) => description.startsWith('Obilazak'));
    /* Its window closes a minute after its end, and half a minute is left for the upload (C4). */
    backEnd.advance(12 * minute + 29_999);
    expect(await missed()).toEqual([]);
    backEnd.advance(1);
    expect(await missed()).toMatchObject([
      { type: 'Exception', occurredAt: startsAt + 2 * minute, source: 'Scheduler', checkpointId: made.checkpointId },
    ]);
    expect((await client.config.get()).serverTime).toBe(backEnd.now());
  });

  test('can be a clock that goes by itself', () => {
    let at = 1_000_000;
    const running = createTestBackend({ past: 'quiet', now: () => at });
    at += minute;
    running.advance(minute);
    expect(running.now()).toBe(1_000_000 + 2 * minute);
  });

  test('ends sessions after a day', async () => {
    backEnd.advance(24 * 60 * minute);
    await expect(client.event.getLast()).rejects.toMatchObject({ status: 401 });
  });
});

describe('faults', () => {
  test('a call that is told to fail fails so often, and the others go on', async () => {
    const eventId = backEnd.raise({ type: 'GuardPanic' });
    backEnd.failNext('event/confirm', 500, { times: 2 });
    for (let time = 0; time < 2; time += 1) {
      await expect(client.event.confirm(eventId)).rejects.toMatchObject({ status: 500, action: 'event/confirm' });
    }
    expect((await client.event.confirm(eventId)).confirmedBy).toBe('Vesna Novak');
    const errors = [{ field: 'tag', code: 'duplicate', message: 'Tag 04A1 is already registered' }];
    backEnd.failNext('company/getAll', 409, { errors });
    await expect(client.company.getAll()).rejects.toMatchObject({ lines: 'tag::Tag 04A1 is already registered' });
    expect(() => backEnd.failNext('event/confrim', 500)).toThrow('event/confirm');
  });

  test('offline nothing is answered, and afterwards everything is as it was', async () => {
    backEnd.offline(true);
    await expect(client.company.save({ ...company, name: 'x' })).rejects.toMatchObject({ kind: 'network' });
    backEnd.offline(false);
    expect((await client.company.getAll()).map(({ name }) => name)).not.toContain('x');
  });

  test('an answer takes as long as it is told, and who gives up is not waited for', async () => {
    vi.useFakeTimers();
    backEnd.setLatency(9_000);
    const outcome = client.company.getAll().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await outcome).toMatchObject({ kind: 'timeout' });
    backEnd.setLatency(50);
    const rows = client.company.getAll();
    await vi.advanceTimersByTimeAsync(50);
    expect(await rows).toHaveLength(6);
  });

  test('a back end of the product description alone has no extension, and tells no numbers of a feed', async () => {
    const plain = createTestBackend({ isDescribedOnly: true });
    const own = createPatrolClient({ ...plain.clientOptions(), logger });
    await expect(own.config.get()).rejects.toMatchObject({ status: 404 });
    await expect(own.changes.getAfter(0)).rejects.toMatchObject({ status: 404 });
    expect(await own.event.getLast()).toMatchObject({ changeSeq: null, etag: null });
  });
});

test('a link for a new password works once and ends every session', async () => {
  const guid = backEnd.resetLink('administrator@demo.example');
  const passwords = { password: 'a-new-one', passwordRepeat: 'a-new-one' };
  const other = createPatrolClient({ ...backEnd.clientOptions(null), logger });
  await other.user.resetPassword({ guid, ...passwords });
  await expect(other.user.resetPassword({ guid, ...passwords })).rejects.toMatchObject({ status: 400 });
  await expect(client.company.getAll()).rejects.toMatchObject({ status: 401 });
  const answer = await other.user.authenticate({ email: 'administrator@demo.example', password: 'a-new-one' });
  expect(answer.ok).toBe(true);
});

test('the requests are told in their order', async () => {
  await client.city.getOfCountry(191);
  await client.event.getLast({ numberOfEvents: 5 });
  expect(backEnd.requests()).toEqual([
    'GET /api/City/191',
    'GET /api/Event/GetLastEvents/0?showGpsTrack=false&numberOfEvents=5&numberOfHours=500',
  ]);
});

const company = {
  ...{ companyId: 0, address: null, cityId: null, contact: null, isActive: true, version: 0 },
};
