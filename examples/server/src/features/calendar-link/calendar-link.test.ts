import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, like } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit, calendarLink, location, locationTag, user, userGroup } from '../../db/schema.ts';
import { everyDay, type PlannedSite, planSite, ruleBody, signInAt } from '../../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/* What a calendar program finds is read by a parser that is not ours. */
const autumn = '2026-10-20T12:00:00Z';
let server: TestServer;
let site: PlannedSite;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer({ now: autumn });
  site = await planSite(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  headers = await signInAt(server, autumn);
});

const post = (url: string, payload: object, as: object = headers) =>
  server.app.inject({ method: 'POST', url, headers: { ...as }, payload });
const remove = (url: string, as: object = headers) => server.app.inject({ method: 'DELETE', url, headers: { ...as } });
const fetchFeed = (secret: string, more: object = {}) =>
  server.app.inject({ url: `/calendar/${secret}.ics`, headers: { ...more } });

async function made(idUser = site.guardId): Promise<Wire<'CalendarLink'> & { secret: string }> {
  const response = await post('/api/CalendarLink', { idUser });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
async function planned(change: Parameters<typeof ruleBody>[1]): Promise<Wire<'RRule'>> {
  const response = await post('/api/RRule', ruleBody(site, change));
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
async function eventsOf(secret: string): Promise<ICAL.Event[]> {
  const response = await fetchFeed(secret);
  expect(response.statusCode, response.body).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(response.body));
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}
const startsOf = (events: readonly ICAL.Event[]): string[] =>
  events.map(({ startDate }) => startDate.toJSDate().toISOString().slice(0, 16));

describe('GET /calendar/{secret}.ics', () => {
  test('E3 the long autumn night has nine times, E4 the short spring night seven, read by another parser', async () => {
    const [{ secret }] = [await made()];
    const night = {
      startDate: '2026-10-24',
      endDate: '2026-10-25',
      byday: 'SA',
      fromTime: '20:00:00',
      toTime: '04:00:00',
    };
    const long = await planned(night);
    expect(startsOf(await eventsOf(secret))).toEqual([
      ...['2026-10-24T20:00', '2026-10-24T21:00', '2026-10-24T22:00', '2026-10-24T23:00', '2026-10-25T00:00'],
      ...['2026-10-25T01:00', '2026-10-25T02:00', '2026-10-25T03:00', '2026-10-25T04:00'],
    ]);
    await remove(`/api/RRule/${long.idRRule}`);
    headers = await signInAt(server, '2027-03-20T12:00:00Z');
    const short = { startDate: '2027-03-27', endDate: '2027-03-28', byday: 'SA' };
    const { idRRule } = await planned({ ...short, fromTime: '21:00:00', toTime: '05:00:00' });
    expect(startsOf(await eventsOf(secret))).toEqual([
      ...['2027-03-27T21:00', '2027-03-27T22:00', '2027-03-27T23:00', '2027-03-28T00:00', '2027-03-28T01:00'],
      ...['2027-03-28T02:00', '2027-03-28T03:00'],
    ]);
    await remove(`/api/RRule/${idRRule}`);
  });

  test('an event holds title, place, checkpoints and instants in UTC, whatever characters they have', async () => {
    const title = 'Noć; „glavna“, 1\\2 – obilazak svih ulaza i izlaza te kontrola rasvjete, vrata i prozora';
    await server.db.update(location).set({ address: 'Ulica 1, Zagreb' }).where(eq(location.id, site.locationId));
    const isFirst = eq(locationTag.id, site.tagIds[0] ?? 0);
    await server.db.update(locationTag).set({ name: 'Врата; sjever,\njug' }).where(isFirst);
    const { idRRule } = await planned({ startDate: '2026-10-21', endDate: '2026-10-22', byday: 'WE', title });
    const { secret } = await made();
    const response = await fetchFeed(secret);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const raw = response.rawPayload.toString();
    for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(raw.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(raw));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(site.guardName);
    const [event] = await eventsOf(secret);
    expect([event?.summary, event?.location, event?.description]).toEqual([
      title,
      'Planned site, Ulica 1, Zagreb',
      'Врата; sjever,\njug\nGate 2',
    ]);
    expect(event?.startDate.zone.tzid).toBe('UTC');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-10-21T22:00:00.000Z');
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-10-20T12:00:00Z');
    expect(event?.component.getFirstPropertyValue('geo')).toEqual([45.8, 15.9]);
    await remove(`/api/RRule/${idRRule}`);
  });

  test('an event keeps its UID when its rule is saved again, and its ETag too while nothing has changed', async () => {
    const change = { startDate: '2026-10-21', endDate: '2026-10-22', byday: 'WE' };
    const { idRRule } = await planned(change);
    const { secret } = await made();
    const before = await eventsOf(secret);
    const first = await fetchFeed(secret);
    server.clock.set(Date.parse(autumn) + 600_000);
    const again = await fetchFeed(secret, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await planned({ ...change, idRRule, title: 'Renamed' });
    const after = await eventsOf(secret);
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    expect(new Set(after.map(({ uid }) => uid)).size).toBe(8);
    expect(after[0]?.summary).toBe('Renamed');
    expect((await fetchFeed(secret, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200);
    await remove(`/api/RRule/${idRRule}`);
    expect(await eventsOf(secret)).toEqual([]);
  });

  test('what was moved by hand is its own event, and a skipped night is gone', async () => {
    const { secret } = await made();
    const rule = await planned({ startDate: '2026-10-21', endDate: '2026-10-23', byday: everyDay });
    const query = 'startDateTime=2026-10-21T20:30:00Z&endDateTime=2026-10-21T21:30:00Z';
    const found = await server.app.inject({ url: `/api/Scheduler/GetSchedulers?${query}`, headers });
    const [check] = found.json<Wire<'SchedulerItem'>[]>();
    const moved = { startDateTime: '2026-10-21T15:00:00Z', endDateTime: '2026-10-21T16:00:00Z' };
    expect((await post('/api/Scheduler', { ...check, ...moved })).statusCode).toBe(200);
    await planned({
      startDate: '2026-10-21',
      endDate: '2026-10-23',
      byday: everyDay,
      idRRule: rule.idRRule,
      skippedDates: ['2026-10-22'],
    });
    const events = await eventsOf(secret);
    expect(startsOf(events)[0]).toBe('2026-10-21T15:00');
    expect(events).toHaveLength(1 + 8 + 8);
    expect(startsOf(events).some((at) => at > '2026-10-22T12' && at < '2026-10-23T12')).toBe(false);
    await remove(`/api/RRule/${rule.idRRule}`);
    await remove(`/api/Scheduler/${check?.idScheduler}`);
  });

  test('a wrong, a revoked and a former guard’s link are 404, and the secret is stored as a hash', async () => {
    const link = await made();
    const [stored] = await server.db.select().from(calendarLink).where(eq(calendarLink.id, link.idCalendarLink));
    expect(JSON.stringify(stored)).not.toContain(link.secret);
    expect((await fetchFeed(link.secret.toUpperCase())).statusCode).toBe(404);
    expect((await fetchFeed(link.secret)).statusCode).toBe(200);
    expect((await remove(`/api/CalendarLink/${link.idCalendarLink}`)).statusCode).toBe(204);
    expect((await fetchFeed(link.secret)).statusCode).toBe(404);
    expect((await remove(`/api/CalendarLink/${link.idCalendarLink}`)).statusCode).toBe(204);
    const other = await planSite(server, 0, 3);
    const former = await made(other.guardId);
    await remove(`/api/User/${other.guardId}`);
    expect((await fetchFeed(former.secret)).statusCode).toBe(404);
    await server.db.update(user).set({ isActive: true }).where(eq(user.id, other.guardId));
    expect((await fetchFeed(former.secret)).statusCode).toBe(404);
  });

  test('one link is asked at most 60 times an hour', async () => {
    const [{ secret }, { secret: another }] = [await made(), await made()];
    for (let index = 0; index < 60; index += 1) expect((await fetchFeed(secret)).statusCode).toBe(200);
    const refused = await fetchFeed(secret);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await fetchFeed(another)).statusCode).toBe(200);
  });
});

describe('calendar links', () => {
  test('the secret is in the first answer only; making and revoking are told in the audit log without it', async () => {
    const from = await server.db.$count(audit);
    const link = await made();
    await fetchFeed(link.secret);
    const list = await server.app.inject({ url: '/api/CalendarLink', headers });
    const own = list
      .json<Wire<'CalendarLink'>[]>()
      .find(({ idCalendarLink }) => idCalendarLink === link.idCalendarLink);
    expect(own).toEqual({
      idCalendarLink: link.idCalendarLink,
      idUser: site.guardId,
      prefix: link.secret.slice(0, 6),
      createdAt: '2026-10-20T12:00:00.000Z',
      lastUsedAt: '2026-10-20T12:00:00.000Z',
      revoked: false,
    });
    await remove(`/api/CalendarLink/${link.idCalendarLink}`);
    const rows = (await server.db.select().from(audit).orderBy(asc(audit.id))).slice(from);
    expect(rows.map(({ action }) => action)).toEqual(['calendarLink.create', 'calendarLink.delete']);
    expect(JSON.stringify(rows)).not.toContain(link.secret);
    const hidden = and(like(audit.action, 'calendarLink%'), like(audit.action, '%feed%'));
    expect(await server.db.$count(audit, hidden)).toBe(0);
  });

  test('the same Idempotency-Key does not answer a secret again', async () => {
    const key = { ...headers, 'idempotency-key': 'one' };
    const [one, two] = [
      await post('/api/CalendarLink', { idUser: site.guardId }, key),
      await post('/api/CalendarLink', { idUser: site.guardId }, key),
    ];
    expect(one.json().secret).not.toBe(two.json().secret);
  });

  test('another company makes, sees and revokes none of it', async () => {
    const link = await made();
    const second = await signInAt(server, autumn, 'second');
    expect((await server.app.inject({ url: '/api/CalendarLink', headers: second })).json()).toEqual([]);
    expect((await remove(`/api/CalendarLink/${link.idCalendarLink}`, second)).statusCode).toBe(404);
    const foreign = await post('/api/CalendarLink', { idUser: site.guardId }, second);
    expect(foreign.json().errors[0]).toMatchObject({ field: 'idUser', code: 'unknownReference' });
    const theirs = await post('/api/CalendarLink', { idUser: server.second.guardId }, second);
    expect(await eventsOf(theirs.json().secret)).toEqual([]);
    expect((await fetchFeed(link.secret)).statusCode).toBe(200);
  });

  test('C10 who sees one client only makes links that show that client only', async () => {
    const other = await planSite(server);
    const rules = [await planned({ startDate: '2026-10-21', endDate: '2026-10-22', byday: 'WE' })];
    const elsewhere = ruleBody(other, { startDate: '2026-10-22', endDate: '2026-10-23', byday: 'TH' });
    rules.push((await post('/api/RRule', elsewhere)).json());
    const group = { tenantId: 1, name: 'One client', companyIds: [site.companyId] };
    const [own] = await server.db.insert(userGroup).values(group).returning();
    const isAdministrator = eq(user.email, 'administrator@demo.example');
    const all = await made();
    await server.db
      .update(user)
      .set({ groupId: own?.id ?? 0 })
      .where(isAdministrator);
    const { secret } = await made();
    await server.db.update(user).set({ groupId: null }).where(isAdministrator);
    expect([(await eventsOf(all.secret)).length, (await eventsOf(secret)).length]).toEqual([16, 8]);
    for (const { idRRule } of rules) await remove(`/api/RRule/${idRRule}`);
  });
});
