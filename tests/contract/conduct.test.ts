/* How both worlds go on from one call to the next: longer than other tests, because it is one story per subject. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConsoleSession, send } from './console-session.ts';
import { Phone } from './phone.ts';
import type { RunningWorld } from './world.ts';
import { worlds } from './worlds.ts';

type Row = Readonly<Record<string, unknown>>;
const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
const ahead = (ms: number): string => new Date(Date.now() + ms).toISOString();

describe.each(worlds)('%s', (_, make) => {
  let world: RunningWorld;
  let administrator: ConsoleSession;
  let operator: ConsoleSession;
  let phone: Phone;
  let guardId: number;

  beforeAll(async () => {
    world = make();
    await world.start();
    administrator = await ConsoleSession.signIn(world);
    operator = await ConsoleSession.signIn(world, 'operator@demo.example');
    phone = new Phone(world);
    guardId = Number((await ConsoleSession.signIn(world, 'guard1@demo.example')).auth.idUser);
  });
  afterAll(() => world.dispose());

  const report = async (event: object): Promise<number> => {
    const [answer] = await phone.send([{ clientEventId: crypto.randomUUID(), occurredAt: ahead(-1000), ...event }]);
    return answer?.idEvent ?? 0;
  };
  const eventOf = async (console: ConsoleSession, idEvent: number): Promise<Row> => {
    const rows = (await console.read('/api/Event/GetLastEvents/0')) as Row[];
    return rows.find((row) => row.idEvent === idEvent) ?? {};
  };
  const seqOf = async (console: ConsoleSession): Promise<number> =>
    Number((await console.get('/api/Event/GetLastEvents/0')).headers.get('x-change-seq'));
  /* Both worlds may do something of their own beside: only what is about these events counts. */
  const changesOf = async (after: number, idEvent: number): Promise<Row[]> => {
    const { changes } = (await operator.read(`/api/Changes?after=${after}`)) as { changes: Row[] };
    return changes.filter(({ kind, id }) => kind === 'event' && id === idEvent);
  };

  test('a thread tells each reader what he has not seen, and its guard speaks in it', async () => {
    const idEvent = await report({ type: 'GuardMessage', description: 'Otključano' });
    const unseen = async () => {
      const rows = [await eventOf(administrator, idEvent), await eventOf(operator, idEvent)];
      return rows.map(({ unseenCount, lastNotificationSeen }) => [unseenCount, lastNotificationSeen]);
    };
    const first = await administrator.save('/api/Event/SendComment', { idEvent, comment: 'Vidim' });
    expect(first.sendTo).toBe([operator.auth.idUser, guardId].join());
    expect(await unseen()).toEqual([
      [0, true],
      [1, false],
    ]);
    await report({ type: 'GuardComment', idEvent, description: 'Zaključao sam' });
    expect(await unseen()).toEqual([
      [1, false],
      [2, false],
    ]);
    const thread = (await operator.read(`/api/Notification/LoadAllbyIdEvent/${idEvent}`)) as Row[];
    expect(thread.map(({ description, seenBy }) => [description, seenBy])).toEqual([
      ['Vidim', [operator.auth.idUser]],
      ['Zaključao sam', [operator.auth.idUser]],
    ]);
    expect(await unseen()).toEqual([
      [1, false],
      [0, true],
    ]);
  });

  test('the feed tells what became of an event, in order, from where a list was read', async () => {
    const after = await seqOf(operator);
    const idEvent = await report({ type: 'GuardPanic' });
    const texts = { idEvent, source: 'Centar', description: 'Provjera', comment: '' };
    await operator.save('/api/Event/ChangeEventSourceComment', texts);
    await operator.save('/api/Event/ChangeEventSourceComment', texts);
    await administrator.call('DELETE', `/api/Event/${idEvent}`);
    const changes = await changesOf(after, idEvent);
    expect(changes.map(({ reason, version, event }) => [reason, version, event])).toEqual([
      ...['created', 'edited', 'confirmed', 'deleted'].map((reason, index) => [reason, index + 1, undefined]),
    ]);
    expect((await operator.get(`/api/Event/Images/${idEvent}`)).status).toBe(404);
    expect(await operator.save(`/api/Event/ConfirmEvent/${idEvent}`)).toMatchObject({ confirmUser: 'Vesna Novak' });
  });

  test('A3 sessions are one’s own: told, ended one by one or all others at once', async () => {
    const email = 'guard2@demo.example';
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => ConsoleSession.signIn(world, email)));
    if (!first || !second || !third) throw new Error('Three have signed in');
    const path = '/api/User/Sessions';
    const ids = async (session: ConsoleSession): Promise<number[]> =>
      ((await session.read(path)) as Row[]).map(({ idSession }) => Number(idSession));
    const status = async (session: ConsoleSession, method = 'GET', more = ''): Promise<number> =>
      (await session.call(method, path + more)).status;
    expect(await first.read(path)).toMatchObject([{ isCurrent: true }, { isCurrent: false }, { isCurrent: false }]);
    const [ofSecond] = await ids(second);
    expect(await status(operator, 'DELETE', `/${ofSecond}`)).toBe(404);
    expect(await status(first, 'DELETE', `/${ofSecond}`)).toBe(204);
    expect([await status(first), await status(second), await status(third)]).toEqual([200, 401, 200]);
    expect(await status(first, 'DELETE', `/${ofSecond}`)).toBe(204);
    expect((await first.post('/api/User/EndOtherSessions')).status).toBe(204);
    expect([await status(first), await status(third)]).toEqual([200, 401]);
    expect(await ids(first)).toHaveLength(1);
  });

  test('a number of the feed that nobody gave asks for the lists again', async () => {
    const after = 999_999_999;
    expect(await operator.read(`/api/Changes?after=${after}`)).toMatchObject({ changes: [], reset: true });
  });

  test('a list that is still the same is not sent again', async () => {
    const path = '/api/Event/GetLastEvents/0?numberOfEvents=3';
    const first = await operator.get(path);
    const headers = {
      authorization: `Bearer ${operator.auth.token}`,
      'if-none-match': String(first.headers.get('etag')),
    };
    expect(first).toMatchObject({ body: { length: 3 } });
    expect(first.headers.get('x-truncated')).toBe('true');
    expect(await send(world, 'GET', path, headers)).toMatchObject({ status: 304, body: null });
    await report({ type: 'GuardMessage' });
    expect(await send(world, 'GET', path, headers)).toMatchObject({ status: 200 });
  });

  test('a rule becomes checks and a route, and takes with it what nobody has begun', async () => {
    const { idCompany } = await administrator.save('/api/Company', { name: 'Plan d.o.o.' });
    const { idLocation } = await administrator.save('/api/Location', { name: 'Planirano', idCompany });
    const tag = { idLocation, tag: `plan-${idLocation}`, name: 'Vrata' };
    const { idLocationTag } = await administrator.save('/api/LocationTag', tag);
    const date = (days: number): string => ahead(days * day).slice(0, 10);
    const rule = {
      ...{ idRRule: 0, idLocation, LocationTags: String(idLocationTag), idSecurityGuard: 0, userName: '' },
      rRuleString: `DTSTART:${date(3).replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU`,
      ...{ idUser: guardId, startDate: date(3), endDate: date(4), hourInterval: '04:00:00', tolerance: '00:30:00' },
      ...{ fromTime: '08:00:00', toTime: '20:00:00' },
    };
    const saved = await administrator.save('/api/RRule', rule);
    expect(saved).toMatchObject({ title: 'Planirano', timeZone: 'Europe/Zagreb', checkEventMissing: true, version: 1 });
    const period = `startDateTime=${ahead(day)}&endDateTime=${ahead(9 * day)}`;
    const checks = async () =>
      (await administrator.read(`/api/Scheduler/Search?${period}&idLocation=${idLocation}`)) as Row[];
    const routes = async () => {
      const rows = (await operator.read(`/api/Route/GetRoutes?${period}`)) as Row[];
      return rows.filter(({ idRRule }) => idRRule === saved.idRRule);
    };
    expect(
      (await checks()).map(({ state, schedulerTypeEnumCode, tagName }) => [state, schedulerTypeEnumCode, tagName]),
    ).toEqual(Array.from({ length: 6 }, () => ['open', 2, 'Vrata']));
    expect(await routes()).toMatchObject([{ idCompany, eventTypeEnumCode: 11 }, { idUser: guardId }]);
    const [moved] = await checks();
    const later = { startDateTime: ahead(5 * day), endDateTime: ahead(5 * day + hour) };
    const detached = await administrator.save('/api/Scheduler', { ...moved, ...later });
    expect(detached).toMatchObject({ schedulerTypeEnumCode: 1, idRRule: saved.idRRule });
    await administrator.save('/api/RRule', { ...rule, idRRule: saved.idRRule, hourInterval: '12:00:00' });
    expect(await checks()).toHaveLength(2);
    await administrator.call('DELETE', `/api/RRule/${saved.idRRule}`);
    expect((await checks()).map(({ idScheduler }) => idScheduler)).toEqual([detached.idScheduler]);
    expect(await routes()).toEqual([]);
    expect((await administrator.call('DELETE', `/api/LocationTag/${idLocationTag}`)).body).toMatchObject({
      errors: [{ code: 'inUse', message: 'Location tag has 1 planned check' }],
    });
  });

  test('C2.12 a rule leaves skipped days and a pause out, keeps them when an edit does not say, and takes them back', async () => {
    const { idLocation } = await administrator.save('/api/Location', { name: 'Preskočeno' });
    const tag = { idLocation, tag: `skip-${idLocation}`, name: 'Vrata' };
    const { idLocationTag } = await administrator.save('/api/LocationTag', tag);
    const date = (days: number): string => ahead(days * day).slice(0, 10);
    const rule = {
      ...{ idRRule: 0, idLocation, LocationTags: String(idLocationTag), idSecurityGuard: 0, userName: '' },
      rRuleString: `DTSTART:${date(3).replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU`,
      ...{ idUser: guardId, startDate: date(3), endDate: date(6), hourInterval: '12:00:00', tolerance: '00:30:00' },
      ...{ fromTime: '08:00:00', toTime: '10:00:00' },
    };
    const period = `startDateTime=${ahead(day)}&endDateTime=${ahead(9 * day)}`;
    const days = async () => {
      const rows = (await administrator.read(`/api/Scheduler/Search?${period}&idLocation=${idLocation}`)) as Row[];
      return rows.map(({ startDateTime }) => String(startDateTime).slice(0, 10));
    };
    const breaks = { skippedDates: [date(3)], pausedFrom: date(5), pausedUntil: date(8) };
    const saved = await administrator.save('/api/RRule', { ...rule, ...breaks });
    expect(saved).toMatchObject(breaks);
    expect(await days()).toEqual([date(4)]);
    const { idRRule } = saved;
    expect(await administrator.save('/api/RRule', { ...rule, idRRule, toTime: '09:00:00' })).toMatchObject(breaks);
    expect(await days()).toEqual([date(4)]);
    await administrator.save('/api/RRule', { ...rule, idRRule, skippedDates: [], pausedFrom: null, pausedUntil: null });
    expect(await days()).toEqual([date(3), date(4), date(5), date(6)]);
    const half = await administrator.call('POST', '/api/RRule', { ...rule, idRRule, pausedFrom: date(5) });
    expect([half.status, half.body]).toMatchObject([400, { errors: [{ field: 'pausedUntil', code: 'required' }] }]);
    await administrator.call('DELETE', `/api/RRule/${idRRule}`);
  });

  test('a calendar link tells its secret once, and is revoked', async () => {
    const made = await administrator.save('/api/CalendarLink', { idUser: guardId });
    const id = made.idCalendarLink;
    const own = async () =>
      ((await administrator.read('/api/CalendarLink')) as Row[]).find(({ idCalendarLink }) => idCalendarLink === id);
    expect(String(made.secret).slice(0, 6)).toBe(made.prefix);
    expect(await own()).toMatchObject({ idUser: guardId, prefix: made.prefix, lastUsedAt: null, revoked: false });
    expect(await own()).not.toHaveProperty('secret');
    for (let time = 0; time < 2; time += 1) {
      expect((await administrator.call('DELETE', `/api/CalendarLink/${id}`)).status).toBe(204);
    }
    expect(await own()).toMatchObject({ revoked: true });
    expect((await administrator.call('DELETE', '/api/CalendarLink/999999')).status).toBe(404);
    const nobody = await administrator.call('POST', '/api/CalendarLink', { idUser: operator.auth.idUser });
    expect([nobody.status, nobody.body]).toMatchObject([400, { errors: [{ field: 'idUser', code: 'notGuard' }] }]);
    expect((await operator.get('/api/CalendarLink')).status).toBe(403);
  });

  test('a read makes its check done and counts in the statistics of its place', async () => {
    const { idLocation } = await administrator.save('/api/Location', { name: 'Pročitano' });
    const tag = { idLocation, tag: `read-${idLocation}`, name: 'Rampa' };
    const { idLocationTag } = await administrator.save('/api/LocationTag', tag);
    const times = { startDateTime: ahead(-10 * minute), endDateTime: ahead(hour) };
    const item = { idUser: guardId, idLocation, idLocationTag, title: 'Obilazak', ...times };
    const { idScheduler } = await administrator.save('/api/Scheduler', item);
    const idEvent = await phone.read(tag.tag);
    expect(await eventOf(operator, idEvent)).toMatchObject({ idScheduler, idLocationTag, description: 'Rampa' });
    const period = `startDateTime=${ahead(-hour)}&endDateTime=${ahead(hour)}&idLocation=${idLocation}`;
    expect(await administrator.read(`/api/Statistics?${period}`)).toMatchObject({
      ...{ planned: 1, done: 1, missed: 0, rate: 1, byLocation: [{ locationName: 'Pročitano', done: 1 }] },
    });
    expect(
      await administrator.post('/api/Scheduler', { ...item, idScheduler, endDateTime: ahead(2 * hour) }),
    ).toMatchObject({
      ...{ status: 409, body: { errors: [{ field: 'startDateTime', code: 'alreadyRead' }] } },
    });
  });

  test('a group narrows what its members see', async () => {
    const { idCompany } = await administrator.save('/api/Company', { name: 'Samo ova d.o.o.' });
    const { idLocation } = await administrator.save('/api/Location', { name: 'Samo ovdje', idCompany });
    const idUsers = [operator.auth.idUser];
    const { idUserGroup } = await administrator.save('/api/UserGroup', {
      name: 'x',
      idUsers,
      idCompanies: [idCompany],
    });
    const seen = (await operator.read('/api/Location')) as Row[];
    expect(seen.map((row) => row.idLocation)).toEqual([idLocation]);
    expect(await operator.read('/api/UserLocation')).toEqual([]);
    await administrator.save('/api/UserGroup', { idUserGroup, idUsers: [] });
    expect(((await operator.read('/api/Location')) as Row[]).length).toBeGreaterThan(1);
  });

  test('addresses are told to who manages users', async () => {
    const emailsOf = async (console: ConsoleSession) =>
      ((await console.read('/api/User/GetAllUsers')) as Row[]).filter(({ email }) => email).length;
    expect([(await emailsOf(operator)) === 0, (await emailsOf(administrator)) > 0]).toEqual([true, true]);
  });
});
