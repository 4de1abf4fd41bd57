import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  company,
  contactSlot,
  event,
  eventImage,
  location,
  locationTag,
  route,
  schedulerItem,
  user,
  userGroup,
} from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const minute = 60_000;
const evening = Date.parse('2026-11-20T21:00:00Z');

let server: TestServer;
let guards: { id: number; name: string }[] = [];
let companies: { id: number }[] = [];

beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T20:00:00Z' });
  guards = await server.db
    .select()
    .from(user)
    .where(and(eq(user.tenantId, 1), eq(user.role, 'Guard')))
    .orderBy(user.id);
  companies = await server.db.select().from(company).where(eq(company.tenantId, 1));
});
afterAll(() => server.close());

const guard = (number: number): number => guards[number - 1]?.id ?? 0;
const at = (minutes: number): number => evening + minutes * minute;
const iso = (instant: number): string => new Date(instant).toISOString();
const half = { startDateTime: iso(at(0)), endDateTime: iso(at(30)) };

/** What guard number n's phone sends at an instant. */
async function send(number: number, now: number, path: string, payload: object) {
  server.clock.set(now);
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/Device/${path}`,
    headers: { authorization: `Bearer demo-guard-${number}` },
    payload,
  });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response;
}
const position = (number: number, now: number, occurredAt = now) =>
  send(number, now, 'Positions', [{ occurredAt: iso(occurredAt), lat: 50.85, lon: 4.35 + occurredAt / 1e15 }]);

async function ask(body: object, email = 'administrator@demo.example') {
  const headers = await server.bearer(email);
  return server.app.inject({ method: 'POST', url: '/api/Report/ReportMachine', headers, payload: body });
}
async function report(body: Wire<'ReportRequest'>, email?: string): Promise<Wire<'ReportResult'>> {
  const response = await ask(body, email);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const lineOf = ({ rows }: Wire<'ReportResult'>, number: number) => rows.find((row) => row.idUser === guard(number));
const routeOf = async (
  number: number,
  startsAt: number,
  endsAt: number,
  more: Partial<typeof route.$inferInsert> = {},
) => void (await server.db.insert(route).values({ tenantId: 1, userId: guard(number), startsAt, endsAt, ...more }));
const raise = (number: number, type: Parameters<typeof eventTypeCode>[0], occurredAt: number, more: object = {}) =>
  server.db
    .insert(event)
    .values({
      tenantId: 1,
      userId: guard(number),
      typeCode: eventTypeCode(type),
      occurredAt,
      receivedAt: occurredAt,
      ...more,
    })
    .returning();

test('S7.18, S7.19, S7.20 each of the three reports describes its columns and has a line for each guard by name', async () => {
  server.clock.set(Date.parse('2026-11-20T20:00:00Z'));
  const types = ['ReportMachineStatus', 'ReportMachineStatusInPeriod', 'ReportMachineConsumption'] as const;
  for (const type of types) {
    const found = await report({ type, startDateTime: '2026-11-19T20:00:00Z', endDateTime: '2026-11-20T20:00:00Z' });
    expect(found).toMatchObject({ type, generatedAt: '2026-11-20T20:00:00.000Z' });
    expect(found.rows).toHaveLength(12);
    const names = found.rows.map((row) => String(row.userName));
    expect(names).toEqual(names.toSorted(new Intl.Collator('hr').compare));
    const keys = found.columns.map((column) => column.key).sort();
    for (const row of found.rows) expect(Object.keys(row).sort()).toEqual(keys);
  }
});

describe('S7.19 ReportMachineStatusInPeriod', () => {
  const inPeriod = (more: object = half, email?: string) =>
    report({ type: 'ReportMachineStatusInPeriod', ...half, ...more }, email);

  test('C9 contacts at 22:00, 22:03, 22:06, 22:20, 22:22: 18 of 30 min, 60.0 %, 2 disconnections, longest gap 9 min', async () => {
    await routeOf(1, at(0), at(30));
    for (const minutes of [0, 3, 6, 20, 22]) await position(1, at(minutes));
    server.clock.set(at(60));
    const found = await inPeriod();
    expect(lineOf(found, 1)).toMatchObject({
      routeMinutes: 30,
      connectedMinutes: 18,
      availability: 60,
      disconnections: 2,
      longestGapMinutes: 9,
    });
    const units = new Map(found.columns.map((column) => [column.key, column.unit]));
    expect([units.get('routeMinutes'), units.get('availability'), units.get('tagReads')]).toEqual([
      'min',
      '%',
      undefined,
    ]);
  });

  test('a heartbeat is a contact; positions that were recorded without a network and sent later are none', async () => {
    await routeOf(2, at(0), at(30));
    await send(2, at(1), 'Heartbeat', {});
    await position(2, at(29), at(15));
    server.clock.set(at(60));
    expect(lineOf(await inPeriod(), 2)).toMatchObject({
      connectedMinutes: 6,
      disconnections: 2,
      longestGapMinutes: 23,
    });
  });

  test('a contact just before the period reaches into it; routes are cut to it, deleted ones are none', async () => {
    await routeOf(3, at(-120), at(10));
    await routeOf(3, at(10), at(20), { deletedAt: 0 });
    await position(3, at(-3));
    await position(3, at(9));
    server.clock.set(at(60));
    expect(lineOf(await inPeriod(), 3)).toMatchObject({ routeMinutes: 10, connectedMinutes: 3, longestGapMinutes: 7 });
  });

  test('what has not come yet is no time without contact', async () => {
    await routeOf(4, at(0), at(30));
    await position(4, at(0));
    server.clock.set(at(5));
    expect(lineOf(await inPeriod(), 4)).toMatchObject({ routeMinutes: 5, connectedMinutes: 5, disconnections: 0 });
    const tomorrow = { startDateTime: iso(at(1000)), endDateTime: iso(at(2000)) };
    expect(lineOf(await inPeriod(tomorrow), 4)).toMatchObject({ routeMinutes: 0, availability: null });
  });

  test('tag reads, missed checks, times without moving and panics of the period; drills are left out', async () => {
    const [tag] = await server.db.select().from(locationTag).where(eq(locationTag.tenantId, 1));
    const check = (startsAt: number, more: object = {}) =>
      server.db.insert(schedulerItem).values({
        tenantId: 1,
        userId: guard(5),
        locationId: tag?.locationId ?? 0,
        locationTagId: tag?.id ?? 0,
        typeCode: 2,
        title: 'Tour',
        startsAt,
        endsAt: startsAt + minute,
        opensAt: startsAt,
        closesAt: startsAt + minute,
        ...more,
      });
    await check(at(1));
    await check(at(2), { readAt: at(2) });
    await check(at(3), { locationTagId: null });
    await check(at(29), { closesAt: at(90) });
    await check(at(30));
    await raise(5, 'TagRead', at(2));
    await raise(5, 'NotMoving', at(3));
    await raise(5, 'GuardPanic', at(4), { isDrill: true });
    await raise(5, 'GuardPanic', at(5));
    await raise(5, 'GuardPanic', at(5), { deletedAt: 0 });
    await raise(5, 'GuardPanic', at(31));
    server.clock.set(at(60));
    const found = await inPeriod();
    expect(lineOf(found, 5)).toMatchObject({
      tagReads: 1,
      missedChecks: 1,
      notMoving: 1,
      panics: 1,
      availability: null,
    });
    expect(found.rows.find((row) => row.idUser === guard(9))).toMatchObject({
      tagReads: 0,
      missedChecks: 0,
      panics: 0,
    });
  });

  test('one guard, or the guards on one company’s places; a group has those of its companies', async () => {
    await routeOf(6, at(0), at(30), { companyId: companies[0]?.id ?? 0 });
    await routeOf(7, at(0), at(30), { companyId: companies[1]?.id ?? 0 });
    server.clock.set(at(60));
    const ids = (found: Wire<'ReportResult'>) => found.rows.map((row) => row.idUser);
    expect(ids(await inPeriod({ idUser: guard(6) }))).toEqual([guard(6)]);
    const ofFirst = ids(await inPeriod({ idCompany: companies[0]?.id ?? 0 }));
    expect(ofFirst).toContain(guard(6));
    expect(ofFirst).not.toContain(guard(7));
    expect(ids(await inPeriod({ idUser: guard(7), idCompany: companies[0]?.id ?? 0 }))).toEqual([]);
    const companyIds = [companies[1]?.id ?? 0];
    const [group] = await server.db.insert(userGroup).values({ tenantId: 1, name: 'Two', companyIds }).returning();
    await server.db.update(user).set({ groupId: group?.id }).where(eq(user.email, 'operator@demo.example'));
    const ofGroup = await inPeriod({}, 'operator@demo.example');
    expect(ids(ofGroup)).toContain(guard(7));
    expect(ids(ofGroup)).not.toContain(guard(6));
    expect(ids(await inPeriod({ idCompany: companies[0]?.id ?? 0 }, 'operator@demo.example'))).toEqual([]);
  });

  test('another tenant sees its own guards only', async () => {
    server.clock.set(at(60));
    const found = await inPeriod({}, 'second@demo.example');
    expect(found.rows.map((row) => row.idUser)).toEqual([server.second.guardId]);
    expect((await inPeriod({ idUser: guard(1) }, 'second@demo.example')).rows).toEqual([]);
  });
});

describe('S7.18 ReportMachineStatus', () => {
  const status = async (number: number) => lineOf(await report({ type: 'ReportMachineStatus' }), number);

  test('what the device last said, where it last was, and whether it is heard of: five minutes after a contact it is', async () => {
    await position(8, at(100));
    await send(8, at(101), 'Heartbeat', { battery: 64, charging: true, model: 'Phone 9', appVersion: '2.1' });
    server.clock.set(at(106));
    expect(await status(8)).toMatchObject({
      userName: guards[7]?.name,
      model: 'Phone 9',
      appVersion: '2.1',
      battery: 64,
      charging: true,
      lastContact: iso(at(101)),
      lastPosition: expect.stringMatching(/^50\.85,4\.35/),
      lastPositionTime: iso(at(100)),
      connected: true,
    });
    server.clock.set(at(106) + 1);
    expect(await status(8)).toMatchObject({ connected: false });
  });

  test('C5 the active route until its end, and none after a Stop or outside of it', async () => {
    await routeOf(8, at(110), at(200));
    const active = async (minutes: number) => {
      server.clock.set(at(minutes));
      return (await status(8))?.activeRoute;
    };
    expect(await active(109)).toBeNull();
    expect(await active(110)).toBe(iso(at(200)));
    await raise(8, 'Stop', at(120));
    expect(await active(120)).toBeNull();
    await raise(8, 'Start', at(130));
    expect(await active(130)).toBe(iso(at(200)));
    expect(await active(200)).toBeNull();
  });

  test('open alarms of the guard, without drills and confirmed ones', async () => {
    const before = Number((await status(9))?.openAlarms);
    await raise(9, 'GuardPanic', at(100));
    await raise(9, 'Exception', at(100));
    await raise(9, 'GuardPanic', at(100), { isDrill: true });
    await raise(9, 'GuardPanic', at(100), { confirmedAt: at(101), confirmedBy: 'x' });
    await raise(9, 'GuardPanic', at(100), { deletedAt: at(101) });
    await raise(9, 'NotMoving', at(100));
    expect((await status(9))?.openAlarms).toBe(before + 2);
  });

  test('a guard who has left has no line now, and keeps the one of the time when he was there', async () => {
    await position(12, at(210));
    await server.db
      .update(user)
      .set({ isActive: false })
      .where(eq(user.id, guard(12)));
    server.clock.set(at(220));
    expect(await status(12)).toBeUndefined();
    const then = { startDateTime: iso(at(200)), endDateTime: iso(at(220)) };
    expect(lineOf(await report({ type: 'ReportMachineStatusInPeriod', ...then }), 12)).toBeDefined();
    expect(lineOf(await report({ type: 'ReportMachineConsumption', ...then }), 12)).toMatchObject({ guardDays: 1 });
  });
});

describe('S7.20 ReportMachineConsumption', () => {
  test('C9 days, routes, positions, events, pictures, bytes and battery of a guard; the footer counts the guards', async () => {
    const period = { startDateTime: '2026-11-23T00:00:00Z', endDateTime: '2026-11-26T00:00:00Z' };
    const start = Date.parse('2026-11-24T22:30:00Z');
    /* Tuesday 23:30 and Wednesday 00:30 by the local clock. */
    const sent = [
      await send(10, start, 'Heartbeat', { battery: 90 }),
      await send(10, start + 60 * minute, 'Heartbeat', { battery: 80 }),
      await send(10, start + 61 * minute, 'Heartbeat', { battery: 85 }),
      await send(10, start + 62 * minute, 'Positions', [
        { occurredAt: iso(start + 61 * minute), lat: 50.8, lon: 4.3, battery: 75 },
        { occurredAt: iso(start + 62 * minute), lat: 50.8, lon: 4.3, battery: 70 },
      ]),
      await send(10, start + 63 * minute, 'Events', [
        { clientEventId: 'one', type: 'GuardMessage', occurredAt: iso(start + 63 * minute) },
      ]),
    ];
    const bytes = sent.reduce(
      (sum, { raw }) => sum + Buffer.byteLength(raw.req.url ?? '') + Number(raw.req.headers['content-length']),
      0,
    );
    await server.db.update(contactSlot).set({ bytes: 2_000_000 }).where(eq(contactSlot.slotAt, start));
    const firstBytes =
      Buffer.byteLength(sent[0]?.raw.req.url ?? '') + Number(sent[0]?.raw.req.headers['content-length']);
    const [drill] = await raise(10, 'GuardPanic', start, { isDrill: true, hasImage: true });
    const [message] = await raise(10, 'GuardMessage', start, { hasImage: true });
    const image = { tenantId: 1, clientImageId: 'x', jpeg: new Uint8Array([1]), at: start };
    await server.db.insert(eventImage).values([
      { ...image, eventId: message?.id ?? 0 },
      { ...image, eventId: message?.id ?? 0, clientImageId: 'y' },
      { ...image, eventId: drill?.id ?? 0 },
    ]);
    await raise(10, 'NotConnected', start);
    await routeOf(10, start, start + 90 * minute);
    await routeOf(11, start, start + 60 * minute);
    server.clock.set(Date.parse('2026-11-26T00:00:00Z'));
    const found = await report({ type: 'ReportMachineConsumption', ...period });
    expect(lineOf(found, 10)).toEqual({
      idUser: guard(10),
      userName: guards[9]?.name,
      guardDays: 2,
      routeHours: 1.5,
      positions: 2,
      events: 2,
      images: 2,
      megabytes: Math.round((2_000_000 - firstBytes + bytes) / 1000) / 1000,
      batteryUsed: 25,
    });
    expect(lineOf(found, 11)).toMatchObject({ guardDays: 0, routeHours: 1 });
    expect(found.rows).toHaveLength(2);
    expect(found.footer).toEqual({ userName: 2 });
  });

  test('what a device sends is measured, also by a free app’s protocol', async () => {
    const now = Date.parse('2026-11-27T10:02:00Z');
    server.clock.set(now);
    const url = `/device/osmand?id=demo-guard-1&lat=50.8&lon=4.3&timestamp=${now}&batt=50`;
    await server.app.inject({ url });
    server.clock.set(now + minute);
    await server.app.inject({ url: `${url}1` });
    const rows = await server.db
      .select()
      .from(contactSlot)
      .where(eq(contactSlot.slotAt, now - 2 * minute));
    expect(rows).toMatchObject([
      { userId: guard(1), firstAt: now, lastAt: now + minute, bytes: 2 * url.length + 1, tenantId: 1 },
    ]);
  });
});

describe('refusals', () => {
  test('S7.20 a type beside the three is 400', async () => {
    const response = await ask({ type: 'ReportMachineWeather', ...half });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].field).toBe('type');
    expect((await ask({})).statusCode).toBe(400);
  });

  test.each(['ReportMachineStatusInPeriod', 'ReportMachineConsumption'])(
    '%s without a whole period is 400',
    async (type) => {
      const missing = async (period: object) =>
        (await ask({ type, ...period }))
          .json()
          .errors.map((error: { field: string; code: string }) => [error.field, error.code]);
      expect(await missing({})).toEqual([
        ['startDateTime', 'required'],
        ['endDateTime', 'required'],
      ]);
      expect(await missing({ startDateTime: half.startDateTime })).toEqual([['endDateTime', 'required']]);
      expect(await missing({ startDateTime: half.endDateTime, endDateTime: half.startDateTime })).toEqual([
        ['endDateTime', 'dateOrder'],
      ]);
      expect(await missing({ startDateTime: half.startDateTime, endDateTime: '2028-01-01T00:00:00Z' })).toEqual([
        ['endDateTime', 'rangeTooLarge'],
      ]);
    },
  );
});

test('C9 the autumn night has 540 minutes of route and the spring night 420', async () => {
  const [place] = await server.db.select().from(location).where(eq(location.tenantId, 1));
  const autumn = ['2026-10-24T20:00:00Z', '2026-10-25T05:00:00Z'] as const;
  const spring = ['2027-03-27T21:00:00Z', '2027-03-28T04:00:00Z'] as const;
  for (const [start, end] of [autumn, spring]) {
    await routeOf(1, Date.parse(start), Date.parse(end), { companyId: place?.companyId ?? null });
  }
  server.clock.set(Date.parse('2027-03-29T00:00:00Z'));
  const minutesOf = async ([startDateTime, endDateTime]: readonly [string, string]) =>
    lineOf(await report({ type: 'ReportMachineStatusInPeriod', startDateTime, endDateTime }), 1)?.routeMinutes;
  expect(await minutesOf(['2026-10-23T22:00:00Z', '2026-10-25T23:00:00Z'])).toBe(540);
  expect(await minutesOf(['2027-03-26T23:00:00Z', '2027-03-28T22:00:00Z'])).toBe(420);
});
