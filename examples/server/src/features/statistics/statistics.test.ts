import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { event, location, locationTag, schedulerItem, user, userGroup } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const minute = 60_000;
type Item = typeof schedulerItem.$inferInsert;
type NewEvent = Partial<typeof event.$inferInsert>;

let server: TestServer;
let headers: { authorization: string };
let guards: { id: number; name: string }[] = [];
let places: { id: number; name: string; companyId: number | null; tagId: number }[] = [];

beforeAll(async () => {
  server = await startTestServer({ config: { operatorAccess: 'token' } });
  headers = await server.bearer('administrator@demo.example');
  guards = await server.db
    .select()
    .from(user)
    .where(and(eq(user.tenantId, 1), eq(user.role, 'Guard')))
    .orderBy(user.id);
  const rows = await server.db.select().from(location).where(eq(location.tenantId, 1));
  const tags = await server.db.select().from(locationTag).where(eq(locationTag.tenantId, 1));
  places = rows.flatMap((row) => {
    const tag = tags.find((candidate) => candidate.locationId === row.id);
    return tag ? [{ ...row, tagId: tag.id }] : [];
  });
});
afterAll(() => server.close());

const guard = (index = 0): number => guards[index]?.id ?? 0;
const place = (index = 0) => places[index] ?? { id: 0, name: '', companyId: null, tagId: 0 };
const ask = (start: string, end: string, more: Record<string, string | number> = {}, as = headers) => {
  const query = new URLSearchParams({ startDateTime: start, endDateTime: end });
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  return server.app.inject({ url: `/api/Statistics?${query}`, headers: as });
};
const statistics = async (...asked: Parameters<typeof ask>): Promise<Wire<'Statistics'>> => {
  const response = await ask(...asked);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

/** Checks of a rule with 30 minutes of tolerance that start at these instants. */
async function checks(starts: readonly string[], more: Partial<Item> = {}): Promise<void> {
  const rows = starts.map((text): Item => {
    const startsAt = Date.parse(text);
    return {
      tenantId: 1,
      userId: guard(),
      locationId: place().id,
      locationTagId: place().tagId,
      typeCode: 2,
      title: 'Night tour',
      startsAt,
      endsAt: startsAt + 60 * minute,
      opensAt: startsAt - 30 * minute,
      closesAt: startsAt + 31 * minute,
      ...more,
    };
  });
  await server.db.insert(schedulerItem).values(rows);
}

async function happened(type: Parameters<typeof eventTypeCode>[0], at: string, more: NewEvent = {}): Promise<void> {
  const occurredAt = Date.parse(at);
  const row = { tenantId: 1, typeCode: eventTypeCode(type), occurredAt, receivedAt: occurredAt, userId: guard() };
  await server.db.insert(event).values({ ...row, ...more });
}

const brief = (days: Wire<'Statistics'>['byDay']) => days.map(({ date, planned }) => [date, planned]);

describe('local days', () => {
  test('E3 of the autumn night 2 checks belong to 2026-10-24 and 7 to 2026-10-25', async () => {
    const hours = ['24T20', '24T21', '24T22', '24T23', '25T00', '25T01', '25T02', '25T03', '25T04'];
    await checks(hours.map((hour) => `2026-10-${hour}:00:00Z`));
    const found = await statistics('2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z');
    expect(found).toMatchObject({ planned: 9, missed: 9, done: 0, open: 0, rate: 0, timeZone: 'Europe/Zagreb' });
    expect(brief(found.byDay)).toEqual([
      ['2026-10-24', 2],
      ['2026-10-25', 7],
    ]);
    /* 02:00 comes twice, on Sunday. */
    expect(found.byHour.find((row) => row.hour === 2)).toEqual({
      weekday: 7,
      hour: 2,
      planned: 2,
      missed: 2,
      alarms: 0,
    });
    expect(found.byHour.map(({ weekday, hour }) => [weekday, hour])).toEqual([
      [6, 22],
      [6, 23],
      ...[0, 1, 2, 3, 4, 5].map((hour) => [7, hour]),
    ]);
  });

  test('E4 of the spring night 2 checks belong to 2027-03-27 and 5 to 2027-03-28', async () => {
    const hours = ['27T21', '27T22', '27T23', '28T00', '28T01', '28T02', '28T03'];
    await checks(hours.map((hour) => `2027-03-${hour}:00:00Z`));
    const found = await statistics('2027-03-26T23:00:00Z', '2027-03-28T22:00:00Z');
    expect(found).toMatchObject({ planned: 7, open: 7, missed: 0, rate: null });
    expect(brief(found.byDay)).toEqual([
      ['2027-03-27', 2],
      ['2027-03-28', 5],
    ]);
    expect(found.byHour.map((row) => row.hour)).toEqual([22, 23, 0, 1, 3, 4, 5]);
  });

  test('a period holds what starts at its begin and not what starts at its end', async () => {
    await checks(['2026-09-01T10:00:00Z', '2026-09-01T11:00:00Z']);
    expect((await statistics('2026-09-01T10:00:00Z', '2026-09-01T11:00:00Z')).planned).toBe(1);
    expect((await statistics('2026-09-01T10:00:00.001Z', '2026-09-01T11:00:00.001Z')).planned).toBe(1);
    expect((await statistics('2026-09-01T10:00:00.001Z', '2026-09-01T11:00:00Z')).planned).toBe(0);
  });
});

describe('C9 checks', () => {
  const day = ['2026-11-20T23:00:00Z', '2026-11-21T23:00:00Z'] as const;

  test('are done, missed or open; those that raise no Exception count, those without a checkpoint are apart', async () => {
    const read = { readAt: Date.parse('2026-11-21T02:05:00Z') };
    await checks(['2026-11-21T02:00:00Z', '2026-11-21T03:00:00Z'], read);
    await checks(['2026-11-21T04:00:00Z'], { ...read, isMissReported: false });
    await checks(['2026-11-21T05:00:00Z']);
    await checks(['2026-11-21T06:00:00Z'], { isMissReported: false });
    await checks(['2026-11-21T20:00:00Z']);
    await checks(['2026-11-21T07:00:00Z', '2026-11-21T08:00:00Z'], { locationTagId: null });
    await checks(['2026-11-21T09:00:00Z'], { deletedAt: 0 });
    const found = await statistics(...day, { idUser: guard() });
    expect(found).toMatchObject({ planned: 6, done: 3, missed: 2, open: 1, rate: 0.6, notCheckable: 2 });
    expect(found.byGuard).toMatchObject([{ idUser: guard(), userName: guards[0]?.name, planned: 6, rate: 0.6 }]);
    expect(found.byLocation.find((row) => row.idLocation === place().id)).toMatchObject({
      locationName: place().name,
      done: 3,
      missed: 2,
      open: 1,
    });
  });

  test('are missed from the end of their match window on', async () => {
    const closesAt = Date.parse('2026-11-21T11:59:00Z') + 31 * minute;
    await checks(['2026-11-21T11:59:00Z'], { userId: guard(1) });
    const missed = async () => (await statistics(...day, { idUser: guard(1), idLocation: place().id })).missed;
    const now = server.clock.now();
    server.clock.set(closesAt - 1);
    expect(await missed()).toBe(0);
    server.clock.set(closesAt);
    expect(await missed()).toBe(1);
    server.clock.set(now);
  });

  test('of a long period are one sum for each guard, place and hour of the week', async () => {
    const mondays = ['03-02', '03-09', '03-16', '04-06', '04-13'];
    await checks(
      mondays.map((date) => `2026-${date}T${date < '03-29' ? '09' : '08'}:00:00Z`),
      { userId: guard(3) },
    );
    const found = await statistics('2026-02-28T00:00:00Z', '2026-05-01T00:00:00Z');
    expect(found).toMatchObject({ planned: 5, missed: 5 });
    expect(found.byGuard).toMatchObject([{ idUser: guard(3), planned: 5 }]);
    expect(found.byLocation).toMatchObject([{ idLocation: place().id, missed: 5 }]);
    expect(found.byHour).toEqual([{ weekday: 1, hour: 10, planned: 5, missed: 5, alarms: 0 }]);
    expect(brief(found.byDay)).toEqual(mondays.map((date) => [`2026-${date}`, 1]));
  });

  test('a period with nothing in it has a rate of null and no entries', async () => {
    expect(await statistics('2020-01-01T00:00:00Z', '2020-02-01T00:00:00Z')).toMatchObject({
      planned: 0,
      rate: null,
      notCheckable: 0,
      toSounding: { alarms: 0, meanSeconds: null, medianSeconds: null, p95Seconds: null },
      byDay: [],
      byGuard: [],
      byLocation: [],
      byHour: [],
    });
  });
});

describe('C9 events', () => {
  const day = ['2026-08-01T22:00:00Z', '2026-08-02T22:00:00Z'] as const;

  test('are counted by when they happened; drills, deleted ones and other types are left out', async () => {
    const at = '2026-08-02T10:00:00Z';
    await happened('GuardPanic', at);
    await happened('GuardPanic', at, { isDrill: true });
    await happened('GuardPanic', at, { deletedAt: 0 });
    await happened('GuardPanic', '2026-08-03T10:00:00Z', { receivedAt: Date.parse(at) });
    await happened('Exception', at, { locationId: place().id, companyId: place().companyId });
    await happened('NotMoving', at);
    await happened('NotMoving', at, { userId: guard(1) });
    await happened('NotConnected', at, { userId: null });
    await happened('TagRead', at);
    const found = await statistics(...day);
    expect(found).toMatchObject({ planned: 0, panics: 1, exceptions: 1, notMoving: 2, notConnected: 1 });
    expect(found.byDay).toMatchObject([
      { date: '2026-08-02', panics: 1, exceptions: 1, notMoving: 2, notConnected: 1 },
    ]);
    expect(found.byHour).toEqual([{ weekday: 7, hour: 12, planned: 0, missed: 0, alarms: 2 }]);
    expect(found.byGuard.map(({ idUser, notMoving }) => [idUser, notMoving])).toEqual(
      expect.arrayContaining([
        [guard(), 1],
        [guard(1), 1],
      ]),
    );
    expect(found.byGuard).toHaveLength(2);
    expect(found.byLocation).toMatchObject([{ idLocation: place().id, exceptions: 1, panics: 0 }]);
  });

  test('C12 how long alarms took to sound and to be confirmed: mean, median and 95th percentile', async () => {
    const at = '2026-07-02T10:00:00Z';
    const times = (sounded: number | null, confirmed: number | null, confirmedBy = 'Vesna Novak') => ({
      occurredAt: Date.parse(at) - 60_000,
      soundedAt: sounded === null ? null : Date.parse(at) + sounded * 1000,
      confirmedAt: confirmed === null ? null : Date.parse(at) + confirmed * 1000,
      confirmedBy,
    });
    await happened('GuardPanic', at, times(2, 10));
    await happened('GuardPanic', at, times(4, 20));
    await happened('Exception', at, times(6, 60));
    await happened('GuardPanic', at, times(8, null));
    /* Read in time, uploaded late: nobody reacted. */
    await happened('Exception', at, times(null, 1, 'System'));
    await happened('GuardPanic', at, { ...times(500, 500), isDrill: true });
    await happened('NotMoving', at, times(500, 500));
    const found = await statistics('2026-07-01T22:00:00Z', '2026-07-02T22:00:00Z');
    expect(found.toSounding).toMatchObject({ alarms: 4, meanSeconds: 5, medianSeconds: 5 });
    expect(found.toSounding.p95Seconds).toBeCloseTo(7.7, 9);
    expect(found.toConfirmed).toMatchObject({ alarms: 3, meanSeconds: 30, medianSeconds: 20 });
    expect(found.toConfirmed.p95Seconds).toBeCloseTo(56, 9);
  });
});

describe('who is counted', () => {
  const day = ['2026-06-01T22:00:00Z', '2026-06-02T22:00:00Z'] as const;
  const other = () => places.find((row) => row.companyId !== place().companyId) ?? place();

  test('one company, one place or one guard', async () => {
    const at = '2026-06-02T10:00:00Z';
    await checks([at, at]);
    await checks([at], { userId: guard(1), locationId: other().id, locationTagId: other().tagId });
    await happened('Exception', at, { locationId: place().id, companyId: place().companyId });
    await happened('GuardPanic', at, { userId: guard(1) });
    const numbers = async (more: Record<string, number>) => {
      const { planned, exceptions, panics } = await statistics(...day, more);
      return [planned, exceptions, panics];
    };
    expect(await numbers({})).toEqual([3, 1, 1]);
    expect(await numbers({ idCompany: 0, idLocation: 0, idUser: 0 })).toEqual([3, 1, 1]);
    expect(await numbers({ idCompany: place().companyId ?? 0 })).toEqual([2, 1, 0]);
    expect(await numbers({ idCompany: other().companyId ?? 0 })).toEqual([1, 0, 0]);
    expect(await numbers({ idLocation: place().id })).toEqual([2, 1, 0]);
    expect(await numbers({ idUser: guard(1) })).toEqual([1, 0, 1]);
    expect(await numbers({ idUser: guard(1), idLocation: place().id })).toEqual([0, 0, 0]);
  });

  test('C10 a group counts its companies, and panics that are shown to all', async () => {
    const at = '2026-06-02T11:00:00Z';
    await happened('GuardPanic', at, { userId: guard(2), isShownToAll: true });
    const companyIds = [other().companyId ?? 0];
    const [group] = await server.db.insert(userGroup).values({ tenantId: 1, name: 'One', companyIds }).returning();
    await server.db.update(user).set({ groupId: group?.id }).where(eq(user.email, 'operator@demo.example'));
    const operator = await server.bearer('operator@demo.example');
    const found = await statistics(...day, {}, operator);
    expect(found).toMatchObject({ planned: 1, exceptions: 0, panics: 1 });
    expect(found.byLocation.map((row) => row.idLocation)).toEqual([other().id]);
    expect(await statistics(...day, { idCompany: place().companyId ?? 0 }, operator)).toMatchObject({
      planned: 0,
      panics: 0,
    });
  });

  test('another tenant counts nothing of it, whatever ids it names', async () => {
    const second = await server.bearer('second@demo.example');
    expect(await statistics(...day, {}, second)).toMatchObject({ planned: 0, panics: 0, byGuard: [], byDay: [] });
    const named = { idUser: guard(), idLocation: place().id, idCompany: place().companyId ?? 0 };
    expect(await statistics(...day, named, second)).toMatchObject({ planned: 0, exceptions: 0 });
  });
});

test.each([
  ['a period that runs backwards', '2026-11-21T12:00:00Z', '2026-11-21T11:00:00Z', 'endDateTime', 'dateOrder'],
  ['an empty period', '2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z', 'endDateTime', 'dateOrder'],
  ['more than 400 days', '2026-01-01T00:00:00Z', '2027-02-05T00:00:01Z', 'endDateTime', 'rangeTooLarge'],
  ['no instant', 'yesterday', '2027-02-05T00:00:01Z', 'startDateTime', 'format'],
  ['an instant without a zone', '2026-11-20T12:00:00', '2026-11-21T12:00:00Z', 'startDateTime', 'format'],
  ['a leap second', '2016-12-31T23:59:60Z', '2017-01-01T12:00:00Z', 'startDateTime', 'format'],
])('%s is 400', async (_, start, end, field, code) => {
  const response = await ask(start, end);
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ field, code }]);
});

test('400 days are taken', async () => {
  expect((await ask('2026-01-01T00:00:00Z', '2027-02-05T00:00:00Z')).statusCode).toBe(200);
});
