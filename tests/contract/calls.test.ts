/* The calls of the product description, one after the other, by the SDK against both worlds: longer than other tests. */

import { ApiError } from '@patrolkit/sdk';
import type { Company, Location, Occurrence, RecurrenceRule, User } from '@patrolkit/sdk/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConsoleSession, send } from './console-session.ts';
import { Phone } from './phone.ts';
import { type RecordedClient, recordedClient } from './recorded-client.ts';
import type { RunningWorld } from './world.ts';
import { worlds } from './worlds.ts';

let world: RunningWorld;
let own: RecordedClient;
let guard: User;
let location: Location;
const hour = 3_600_000;
const day = 24 * hour;
const period = () => ({ from: Date.now() - day, to: Date.now() + 5 * day });

const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : -1),
  );
const company: Company = {
  companyId: 0,
  name: 'Nova tvrtka',
  address: null,
  cityId: null,
  contact: null,
  isActive: true,
  version: 0,
};
async function raisedEvent(type: 'GuardMessage' | 'GuardPanic' = 'GuardMessage'): Promise<number> {
  const clientEventId = crypto.randomUUID();
  const occurredAt = new Date().toISOString();
  const [sent] = await new Phone(world).send([{ clientEventId, type, occurredAt }]);
  return sent?.idEvent ?? 0;
}

describe.each(worlds)('%s', (_, make) => {
  beforeAll(async () => {
    world = make();
    await world.start();
    own = await recordedClient(world);
    const users = await own.client.user.getAll();
    const [first] = users.filter((user) => user.role === 'Guard' && user.isActive);
    const [place] = await own.client.location.getAll();
    if (!first || !place) throw new Error('The demo has no guard or no place');
    [guard, location] = [first, place];
  });
  afterAll(() => world.dispose());

  describe('every call', () => {
    test('S7.01 a POST carries JSON, a GET nothing', async () => {
      await own.client.company.save({ ...company, name: 'Tvrtka JSON' });
      expect(own.sent().headers.get('content-type')).toMatch(/^application\/json/);
      expect(own.sent().body).toMatchObject({ idCompany: 0, name: 'Tvrtka JSON' });
      await own.client.company.getAll();
      expect(own.sent().body).toBeNull();
    });

    test('S7.02 needs a bearer token, but signing in and the two reset calls', async () => {
      expect(own.sent().headers.get('authorization')).toMatch(/^Bearer \S{20,}$/);
      const stranger = await recordedClient(world, '');
      expect(await statusOf(stranger.client.company.getAll())).toBe(401);
      expect(await statusOf(stranger.client.event.getLast())).toBe(401);
      expect(await stranger.client.user.requestPasswordReset('nobody@demo.example')).toBe(60);
      const reset = { guid: crypto.randomUUID(), password: 'a-long-enough-one', passwordRepeat: 'a-long-enough-one' };
      expect(await statusOf(stranger.client.user.resetPassword(reset))).toBe(400);
      expect(stranger.sent().headers.has('authorization')).toBe(false);
    });
  });

  describe('people', () => {
    test('S7.04 Authenticate answers a token and the user', async () => {
      const { client, sent } = await recordedClient(world, '');
      const answer = await client.user.authenticate({ email: 'operator@demo.example', password: 'demo-patrol' });
      expect(answer).toMatchObject({ ok: true, session: { role: 'Operator', name: 'Zoran Knežević' } });
      expect(sent().line).toBe('POST /api/User/Authenticate');
      expect(sent().body).toEqual({ email: 'operator@demo.example', password: 'demo-patrol' });
    });

    test('S7.05 -1 means invalid credentials, alike for an unknown address and a wrong password', async () => {
      const ask = (email: string) =>
        send(world, 'POST', '/api/User/Authenticate', {}, { email, password: 'not the one' });
      const [known, unknown] = [await ask('operator@demo.example'), await ask('nobody@demo.example')];
      expect([known.status, known.body]).toEqual([200, { result: -1 }]);
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    });

    test('S7.06 ResetPassword refuses a secret nobody was given; S3.135 it must be a uuid', async () => {
      const passwords = { password: 'a-long-enough-one', passwordRepeat: 'a-long-enough-one' };
      const ask = (guid: string) => send(world, 'POST', '/api/User/ResetPassword', {}, { guid, ...passwords });
      const unknown = await ask(crypto.randomUUID());
      expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'guid', code: 'guidInvalid' }] } });
      expect(await ask('7')).toMatchObject({ status: 400, body: { errors: [{ field: 'guid' }] } });
    });

    test('S3.136 a new password longer than 4 characters, S3.137 typed twice alike', async () => {
      const ask = (password: string, passwordRepeat: string) =>
        send(world, 'POST', '/api/User/ResetPassword', {}, { guid: crypto.randomUUID(), password, passwordRepeat });
      const short = await ask('abcd', 'abcd');
      expect(short).toMatchObject({ status: 400, body: { errors: [{ field: 'password', code: 'passwordTooShort' }] } });
      const other = await ask('a-long-enough-one', 'a-long-enough-two');
      expect(other.body).toMatchObject({ errors: [{ field: 'passwordRepeat', code: 'passwordsDoNotMatch' }] });
    });

    test('S7.07, S7.08 RequestPasswordReset answers a number, the same for an unknown address', async () => {
      const ask = (email: string) => send(world, 'GET', `/api/User/RequestPasswordReset?email=${email}`);
      const known = await ask('operator@demo.example');
      expect(known.body).toBe(60);
      expect((await ask('nobody@demo.example')).body).toBe(60);
    });

    test('S6.06, S7.09 GetAllUsers lists the caller first', async () => {
      const [first] = await own.client.user.getAll();
      expect(own.sent().line).toBe('GET /api/User/GetAllUsers');
      expect(first).toMatchObject({ name: 'Vesna Novak', role: 'Administrator' });
    });

    test('S7.10, S7.11 User: id 0 creates, another changes, DELETE deactivates', async () => {
      const draft = { ...guard, userId: 0, name: 'Novi Čuvar', email: 'novi@demo.example', groupId: null };
      const made = await own.client.user.save(draft);
      expect(own.sent().line).toBe('POST /api/User');
      expect(made).toMatchObject({ name: 'Novi Čuvar', role: 'Guard', isActive: true });
      const changed = await own.client.user.save({ ...made, name: 'Stari Čuvar' });
      expect([changed.userId, changed.name]).toEqual([made.userId, 'Stari Čuvar']);
      await own.client.user.delete(made.userId);
      expect(own.sent().line).toBe(`DELETE /api/User/${made.userId}`);
      const all = await own.client.user.getAll();
      expect(all.find((user) => user.userId === made.userId)).toMatchObject({ name: 'Stari Čuvar', isActive: false });
    });

    test('S7.12 to S7.14 UserGroup: Get, POST, and DELETE with its fields in the body', async () => {
      const group = { groupId: 0, name: 'Smjena B', description: null, memberIds: [], companyIds: [], version: 0 };
      const made = await own.client.userGroup.save(group);
      expect(own.sent().line).toBe('POST /api/UserGroup');
      expect((await own.client.userGroup.getAll()).map((row) => row.groupId)).toContain(made.groupId);
      expect(own.sent().line).toBe('GET /api/UserGroup/Get');
      await own.client.userGroup.delete(made.groupId);
      expect(own.sent().line).toMatch(/^DELETE \/api\/UserGroup(\?|$)/);
      expect(own.sent().body).toEqual({ idUserGroup: made.groupId });
      expect((await own.client.userGroup.getAll()).map((row) => row.groupId)).not.toContain(made.groupId);
    });

    test('S7.15 to S7.17 RolePolicy: Get, POST and GetPolicy', async () => {
      const before = (await own.client.rolePolicy.getAll()).find(({ role }) => role === 'Operator');
      expect(own.sent().line).toBe('GET /api/RolePolicy/Get');
      const codes = (await own.client.rolePolicy.getPolicies()).map(({ code }) => code);
      expect(own.sent().line).toBe('GET /api/RolePolicy/GetPolicy');
      expect(codes).toEqual(expect.arrayContaining(['dashboard.view', 'event.confirm', 'policy.write']));
      const wider = { role: 'Operator' as const, policies: [...(before?.policies ?? []), 'section.statistics'] };
      expect((await own.client.rolePolicy.save(wider)).policies).toContain('section.statistics');
      expect(own.sent().line).toBe('POST /api/RolePolicy');
      await own.client.rolePolicy.save({ role: 'Operator', policies: before?.policies ?? [] });
    });
  });

  describe('reports', () => {
    test.each([
      ['S7.18 ReportMachineStatus', 'ReportMachineStatus', {}],
      ['S7.19 ReportMachineStatusInPeriod', 'ReportMachineStatusInPeriod', { from: 1, to: 2 }],
      ['S7.20 ReportMachineConsumption', 'ReportMachineConsumption', { from: 1, to: 2 }],
    ] as const)('%s', async (_, type, wanted) => {
      const times = 'from' in wanted ? { from: Date.now() - day, to: Date.now() } : {};
      const report = await own.client.report.getMachineReport({ type, ...times });
      expect(own.sent()).toMatchObject({ line: 'POST /api/Report/ReportMachine', body: { type } });
      const keys = report.columns.map(({ key }) => key);
      expect(keys).toContain('userName');
      for (const row of report.rows) expect(keys).toEqual(expect.arrayContaining(Object.keys(row)));
    });

    test('S7.20 a type nobody knows is refused', async () => {
      const console = await ConsoleSession.signIn(world);
      const answer = await console.post('/api/Report/ReportMachine', { type: 'ReportMachineAge' });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'type' }] } });
    });
  });

  describe('master data', () => {
    test('S7.21 to S7.23 Company: list, save, delete', async () => {
      const made = await own.client.company.save({ ...company, name: 'Ćevabdžinica' });
      expect(own.sent().line).toBe('POST /api/Company');
      expect((await own.client.company.getAll()).map(({ name }) => name)).toContain('Ćevabdžinica');
      expect(own.sent().line).toBe('GET /api/Company');
      await own.client.company.delete(made.companyId);
      expect(own.sent().line).toBe(`DELETE /api/Company/${made.companyId}`);
      expect((await own.client.company.getAll()).map(({ name }) => name)).not.toContain('Ćevabdžinica');
    });

    test('S7.36 to S7.38 Location: list, save, delete', async () => {
      const made = await own.client.location.save({ ...location, locationId: 0, name: 'Hladnjača' });
      expect(own.sent().line).toBe('POST /api/Location');
      expect((await own.client.location.getAll()).map(({ name }) => name)).toContain('Hladnjača');
      await own.client.location.delete(made.locationId);
      expect(own.sent().line).toBe(`DELETE /api/Location/${made.locationId}`);
      expect((await own.client.location.getAll()).map(({ name }) => name)).not.toContain('Hladnjača');
    });

    test('S7.39 to S7.42 LocationTag: list, save, one by its own id, delete', async () => {
      const [known] = await own.client.locationTag.getAll();
      if (!known) throw new Error('The demo has no checkpoint');
      const made = await own.client.locationTag.save({ ...known, checkpointId: 0, tag: 'calls-1', name: 'Rampa' });
      expect(made).toMatchObject({ tag: 'CALLS-1', name: 'Rampa' });
      expect(await own.client.locationTag.getById(made.checkpointId)).toEqual(made);
      expect(own.sent().line).toBe(`GET /api/LocationTag/GetById/${made.checkpointId}`);
      await own.client.locationTag.delete(made.checkpointId);
      expect(await statusOf(own.client.locationTag.getById(made.checkpointId))).toBe(404);
      expect((await own.client.locationTag.getAll()).map(({ tag }) => tag)).not.toContain('CALLS-1');
    });

    test('S7.46 City of a country', async () => {
      const cities = await own.client.city.getOfCountry(191);
      expect(own.sent().line).toBe('GET /api/City/191');
      expect(cities.map(({ name }) => name)).toContain('Zagreb');
      expect(cities.every(({ countryId }) => countryId === 191)).toBe(true);
    });

    test('S7.47 to S7.49 Risk: list, save, delete', async () => {
      const made = await own.client.risk.save({
        riskId: 0,
        name: 'Eksplozija',
        level: 5,
        description: null,
        version: 0,
      });
      expect((await own.client.risk.getAll()).map(({ name }) => name)).toContain('Eksplozija');
      await own.client.risk.delete(made.riskId);
      expect((await own.client.risk.getAll()).map(({ name }) => name)).not.toContain('Eksplozija');
    });

    test('S7.54 to S7.56 Shift: list, save, delete', async () => {
      const times = { fromTime: '22:00:00', toTime: '06:00:00', weekdays: ['SA', 'SU'] as const };
      const made = await own.client.shift.save({ shiftId: 0, name: 'Vikend noć', version: 0, ...times });
      expect(made).toMatchObject(times);
      expect((await own.client.shift.getAll()).map(({ name }) => name)).toContain('Vikend noć');
      await own.client.shift.delete(made.shiftId);
      expect((await own.client.shift.getAll()).map(({ name }) => name)).not.toContain('Vikend noć');
    });

    test('S7.58 to S7.60 Category: list, save, delete', async () => {
      const made = await own.client.category.save({ categoryId: 0, name: 'Kotlovnica', description: null, version: 0 });
      expect((await own.client.category.getAll()).map(({ name }) => name)).toContain('Kotlovnica');
      await own.client.category.delete(made.categoryId);
      expect((await own.client.category.getAll()).map(({ name }) => name)).not.toContain('Kotlovnica');
    });
  });

  describe('events', () => {
    test('S7.24, S7.25 GetLastEvents takes a number of events and of hours', async () => {
      const { events } = await own.client.event.getLast({ numberOfEvents: 5, numberOfHours: 500 });
      expect(own.sent().line).toBe(
        'GET /api/Event/GetLastEvents/0?showGpsTrack=false&numberOfEvents=5&numberOfHours=500',
      );
      expect(events).toHaveLength(5);
      expect(events.map(({ occurredAt }) => occurredAt)).toEqual(events.map((e) => e.occurredAt).sort((a, b) => b - a));
    });

    test('S4.03, S7.26 ChangeEventSourceComment changes these three and nothing else', async () => {
      const eventId = await raisedEvent();
      const before = (await own.client.event.getLast()).events.find((event) => event.eventId === eventId);
      const texts = { source: 'Zaštitar', description: 'Otključana vrata', comment: 'javljeno' };
      const changed = await own.client.event.change({ eventId, ...texts });
      expect(own.sent()).toMatchObject({
        line: 'POST /api/Event/ChangeEventSourceComment',
        body: { idEvent: eventId, ...texts },
      });
      expect(changed).toEqual({ ...before, ...texts, version: changed.version });
    });

    test('S7.27 GetLocationForDateTime answers where everybody was', async () => {
      const rows = await own.client.userLocation.getForDateTime(Date.now());
      expect(own.sent().line).toMatch(
        /^GET \/api\/UserLocation\/GetLocationForDateTime\?dateTimeFrom=.+&showGpsTrack=false$/,
      );
      expect(new Set(rows.map(({ guardId }) => guardId)).size).toBe(rows.length);
      expect(rows.length).toBeGreaterThan(0);
    });

    test('S7.28 Images of an event that has none are an empty list', async () => {
      expect(await own.client.event.getImages(await raisedEvent())).toEqual([]);
    });

    test('S3.99 to S3.103, S7.30 the newer search asks by place, checkpoint, guard and time', async () => {
      const [checkpoint] = await own.client.locationTag.getAll();
      const query = { ...period(), locationId: checkpoint?.locationId, checkpointId: checkpoint?.checkpointId };
      const { rows } = await own.client.event.report(query);
      expect(own.sent().line).toMatch(/^GET \/api\/event\/Report\?startDateTime=.+Z&endDateTime=.+Z&idLocation=/);
      expect(rows.every((row) => row.checkpointId === checkpoint?.checkpointId)).toBe(true);
      const ofGuard = await own.client.event.report({ ...period(), guardId: guard.userId });
      expect(ofGuard.rows.length).toBeGreaterThan(0);
      expect(ofGuard.rows.every((row) => row.guardId === guard.userId && row.guardName === guard.name)).toBe(true);
    });

    test('S3.104, S3.105, S7.29 the older search also asks by category and company', async () => {
      const companyId = location.companyId ?? 0;
      const [category] = await own.client.category.getAll();
      const { rows } = await own.client.event.search({ ...period(), companyId });
      expect(own.sent().line).toContain('GET /api/Event/Search?dateTimeStart=');
      const places = (await own.client.location.getAll()).filter((place) => place.companyId === companyId);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(places.map(({ locationId }) => locationId)).toContain(row.locationId);
      await own.client.event.search({ ...period(), companyId, categoryId: category?.categoryId });
      expect(own.sent().line).toContain(`idCategory=${category?.categoryId}`);
    });

    test('S7.31, S7.61 a comment by POST stands in the thread', async () => {
      const eventId = await raisedEvent();
      await own.client.event.sendComment(eventId, 'Ophodnja šalje patrolu');
      expect(own.sent().body).toEqual({ comment: 'Ophodnja šalje patrolu', idEvent: eventId });
      const thread = await own.client.notification.getAllOfEvent(eventId);
      expect(own.sent().line).toBe(`GET /api/Notification/LoadAllbyIdEvent/${eventId}`);
      expect(thread.map(({ text }) => text)).toEqual(['Ophodnja šalje patrolu']);
    });

    test('S4.01, S7.32 ConfirmEvent has no body; the second confirmation keeps the first', async () => {
      const eventId = await raisedEvent();
      const first = await own.client.event.confirm(eventId);
      expect(own.sent()).toMatchObject({ line: `POST /api/Event/ConfirmEvent/${eventId}`, body: null });
      const other = await recordedClient(world, 'operator@demo.example');
      const second = await other.client.event.confirm(eventId);
      expect([second.confirmedBy, second.confirmedAt]).toEqual([first.confirmedBy, first.confirmedAt]);
    });

    test('an alarm that one supervisor sees to names him to all, is refused to another until he takes it over, and ends with the confirmation', async () => {
      const eventId = await raisedEvent('GuardPanic');
      const claimed = await own.client.event.claim(eventId);
      expect(own.sent()).toMatchObject({ line: `POST /api/Event/Claim/${eventId}`, body: null });
      const me = own.client.session.current();
      expect(claimed).toMatchObject({ claimedById: me?.userId, claimedBy: me?.name });
      const other = await recordedClient(world, 'operator@demo.example');
      await expect(other.client.event.claim(eventId)).rejects.toMatchObject({
        status: 409,
        fieldErrors: [expect.objectContaining({ field: 'idEvent', code: 'claimed' })],
      });
      const seen = (await other.client.event.getOpenAlarms()).events.find((alarm) => alarm.eventId === eventId);
      expect(seen?.claimedBy).toBe(me?.name);
      const taken = await other.client.event.claim(eventId, { takeOver: true });
      expect(taken.claimedById).toBe(other.client.session.current()?.userId);
      /* It is not his any more, so there is nothing that he could give back. */
      expect((await own.client.event.release(eventId)).claimedById).toBe(taken.claimedById);
      expect((await other.client.event.release(eventId)).claimedBy).toBeUndefined();
      await own.client.event.claim(eventId);
      expect((await other.client.event.confirm(eventId)).claimedBy).toBeUndefined();
    });

    test('S7.33 a list is confirmed one by one, and each tells its own outcome', async () => {
      const ids = [await raisedEvent(), 999_999_999, await raisedEvent()];
      const outcomes = await own.client.event.confirmAll(ids);
      expect(outcomes.map(({ eventId, ok }) => [eventId, ok])).toEqual([
        [ids[0], true],
        [ids[1], false],
        [ids[2], true],
      ]);
    });

    test('S4.02, S7.34 a deleted event is in no list any more', async () => {
      const eventId = await raisedEvent();
      await own.client.event.delete(eventId);
      expect(own.sent().line).toBe(`DELETE /api/Event/${eventId}`);
      const { events } = await own.client.event.getLast();
      expect(events.map((event) => event.eventId)).not.toContain(eventId);
      const found = await own.client.event.report({ ...period(), guardId: guard.userId });
      expect(found.rows.map((event) => event.eventId)).not.toContain(eventId);
    });

    test('S3.92 to S3.98, S7.35 an intervention travels with its seven fields', async () => {
      const eventId = await raisedEvent();
      const position = { latitude: 45.8131, longitude: 15.9772 };
      const message = { eventId, title: 'Pomoć', text: 'Krenite odmah', recipientIds: [guard.userId], position };
      const sent = await own.client.event.sendMessage({ kind: 'intervention', ...message });
      expect(own.sent().body).toEqual({
        idNotificationType: 1,
        idEvent: eventId,
        title: 'Pomoć',
        description: 'Krenite odmah',
        sendTo: String(guard.userId),
        latitude: 45.8131,
        longitude: 15.9772,
      });
      expect(sent).toMatchObject({ kind: 'intervention', text: 'Krenite odmah', recipientIds: [guard.userId] });
      const free = await own.client.event.sendMessage({ kind: 'message', ...message, eventId: null, recipientIds: [] });
      expect(free).toMatchObject({ kind: 'message', recipientIds: [] });
    });
  });

  describe('positions', () => {
    test('S7.43 UserLocation answers one per guard', async () => {
      const rows = await own.client.userLocation.getAll();
      expect(own.sent().line).toBe('GET /api/UserLocation');
      expect(new Set(rows.map(({ guardId }) => guardId)).size).toBe(rows.length);
    });

    test('S7.44 GetLastUserLocation answers at most n per guard', async () => {
      const rows = await own.client.userLocation.getLast(2);
      expect(own.sent().line).toBe('GET /api/UserLocation/GetLastUserLocation/2');
      const perGuard = Map.groupBy(rows, ({ guardId }) => guardId);
      for (const fixes of perGuard.values()) expect(fixes.length).toBeLessThanOrEqual(2);
    });
  });

  describe('planning', () => {
    const check = (startsAt: number): Occurrence => ({
      occurrenceId: 0,
      kind: 'manual',
      guardId: guard.userId,
      guardName: guard.name,
      securityGuardId: guard.userId,
      locationId: location.locationId,
      locationName: location.name,
      checkpointId: null,
      checkpointName: null,
      title: 'Ručni obilazak',
      startsAt,
      endsAt: startsAt + hour,
      readAt: null,
      isDraggable: true,
      isResizable: true,
      color: null,
      isMissReported: false,
      ruleId: null,
      state: null,
      version: 0,
    });

    test('S7.50 to S7.53 Scheduler: overlap, save, search, delete', async () => {
      const startsAt = Date.now() + 30 * day;
      const made = await own.client.scheduler.save(check(startsAt));
      expect(own.sent().line).toBe('POST /api/Scheduler');
      /* S7.50: overlap is enough, the item need not lie within. */
      const { rows } = await own.client.scheduler.get({ from: startsAt + hour / 2, to: startsAt + 2 * hour });
      expect(rows.map(({ occurrenceId }) => occurrenceId)).toContain(made.occurrenceId);
      const after = await own.client.scheduler.get({ from: startsAt + hour, to: startsAt + 2 * hour });
      expect(after.rows.map(({ occurrenceId }) => occurrenceId)).not.toContain(made.occurrenceId);
      const found = await own.client.scheduler.search({ from: startsAt, to: startsAt + hour, guardId: guard.userId });
      expect(own.sent().line).toMatch(/^GET \/api\/Scheduler\/Search\?/);
      expect(found.rows.map(({ title }) => title)).toContain('Ručni obilazak');
      await own.client.scheduler.delete(made.occurrenceId);
      const gone = await own.client.scheduler.search({ from: startsAt, to: startsAt + hour, guardId: guard.userId });
      expect(gone.rows.map(({ occurrenceId }) => occurrenceId)).not.toContain(made.occurrenceId);
    });

    test('S7.57 GetRoutes answers what overlaps the period', async () => {
      const startsAt = Date.now() + 40 * day;
      const draft = { routeId: 0, guardId: guard.userId, companyId: null, startsAt, endsAt: startsAt + hour };
      const made = await own.client.route.save(draft);
      const routes = await own.client.route.get({ from: startsAt + hour / 2, to: startsAt + 2 * hour });
      expect(own.sent().line).toMatch(/^GET \/api\/Route\/GetRoutes\?startDateTime=.+Z&endDateTime=.+Z$/);
      expect(routes.map(({ routeId }) => routeId)).toEqual([made.routeId]);
      await own.client.route.delete(made.routeId);
      expect(await own.client.route.get({ from: startsAt, to: startsAt + hour })).toEqual([]);
    });

    test('S7.62, S7.63, S7.65 RRule: 1-1-1 to 1-1-2999, 13 fields, delete', async () => {
      const options = { timeZone: 'Europe/Zagreb', hasExtras: false };
      const date = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);
      const rule: RecurrenceRule = {
        ruleId: 0,
        guardId: guard.userId,
        guardName: guard.name,
        securityGuardId: guard.userId,
        locationId: location.locationId,
        locationName: location.name,
        checkpointIds: [],
        rrule: `DTSTART:${date(2).replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU`,
        startDate: date(2),
        endDate: date(5),
        fromTime: 22 * 3600,
        toTime: 6 * 3600,
        intervalMinutes: 60,
        toleranceMinutes: 30,
        timeZone: 'Europe/Zagreb',
        title: '',
        isMissReported: true,
        version: 0,
      };
      const made = await own.client.rRule.save(rule, options);
      expect(Object.keys(own.sent().body as object).sort()).toEqual(
        [
          'idRRule',
          'idLocation',
          'LocationTags',
          'idSecurityGuard',
          'userName',
          'idUser',
          'rRuleString',
          'startDate',
          'endDate',
          'hourInterval',
          'fromTime',
          'toTime',
          'tolerance',
        ].sort(),
      );
      expect([made.fromTime, made.toTime, made.intervalMinutes]).toEqual([22 * 3600, 6 * 3600, 60]);
      const all = await own.client.rRule.getAll(options);
      expect(own.sent().line).toBe('GET /api/RRule/GetRRules?start=1-1-1&end=1-1-2999');
      expect(all.map(({ ruleId }) => ruleId)).toContain(made.ruleId);
      await own.client.rRule.delete(made.ruleId);
      expect(own.sent().line).toBe(`DELETE /api/RRule/${made.ruleId}`);
      expect((await own.client.rRule.getAll(options)).map(({ ruleId }) => ruleId)).not.toContain(made.ruleId);
    });

    test('S6.03 a guard can be planned, a supervisor cannot', async () => {
      const console = await ConsoleSession.signIn(world);
      const [supervisor] = await own.client.user.getAll();
      const times = {
        startDateTime: new Date(Date.now() + day).toISOString(),
        endDateTime: new Date(Date.now() + day + hour).toISOString(),
      };
      const item = { idLocation: location.locationId, title: 'x', ...times };
      const refused = await console.post('/api/Scheduler', { ...item, idUser: supervisor?.userId });
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'idUser', code: 'notGuard' }] } });
      expect((await console.post('/api/Scheduler', { ...item, idUser: guard.userId })).status).toBe(200);
    });
  });
});
