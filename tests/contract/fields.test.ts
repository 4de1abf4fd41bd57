/* One row per field of the product description's entities: longer than other tests, because it is their list. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConsoleSession, send } from './console-session.ts';
import { jpeg } from './jpeg.ts';
import { Phone } from './phone.ts';
import type { RunningWorld, World } from './world.ts';
import { worlds } from './worlds.ts';

type Row = Readonly<Record<string, unknown>>;

/* 2 h ahead, so that a rule of tomorrow and a check of today lie in the future whatever the hour. */
const ahead = (ms: number): string => new Date(Date.now() + ms).toISOString();
const hour = 3_600_000;
const firstOf = (rows: unknown): Row => (rows as Row[])[0] ?? {};

async function collect(world: World): Promise<Map<string, Row>> {
  const answers = new Map<string, Row>();
  const own = await ConsoleSession.signIn(world);
  const guard = await ConsoleSession.signIn(world, 'guard1@demo.example');
  answers.set('Auth', own.auth);
  const wrong = { email: 'administrator@demo.example', password: 'wrong' };
  answers.set('refused Auth', (await send(world, 'POST', '/api/User/Authenticate', {}, wrong)).body as Row);
  const idUser = Number(guard.auth.idUser);
  const company = await own.save('/api/Company', { name: 'Vinarija d.o.o.' });
  const place = { name: 'Skladište', latitude: 45.81, longitude: 15.98, idCompany: company.idCompany };
  const location = await own.save('/api/Location', place);
  const { idLocation } = location;
  const tag = await own.save('/api/LocationTag', { idLocation, tag: 'fields-1', name: 'Vrata' });
  const { idLocationTag } = tag;
  answers.set('User', firstOf(await own.read('/api/User/GetAllUsers')));
  answers.set(
    'UserGroup',
    await own.save('/api/UserGroup', { name: 'Noć', idUsers: [], idCompanies: [company.idCompany] }),
  );
  answers.set('RolePolicy', firstOf(await own.read('/api/RolePolicy/Get')));
  answers.set('Policy', firstOf(await own.read('/api/RolePolicy/GetPolicy')));
  answers.set('Company', company);
  answers.set('Location', location);
  answers.set('LocationTag', tag);
  answers.set('Category', await own.save('/api/Category', { name: 'Vatra' }));
  answers.set('Risk', await own.save('/api/Risk', { name: 'Visok', level: 5 }));
  const shift = { name: 'Noćna', fromTime: '22:00:00', toTime: '06:00:00', weekdays: ['MO'] };
  answers.set('Shift', await own.save('/api/Shift', shift));
  const period = `startDateTime=${ahead(-hour)}&endDateTime=${ahead(8 * 24 * hour)}`;
  const manual = { idUser, startDateTime: ahead(hour), endDateTime: ahead(2 * hour), idCompany: company.idCompany };
  const route = await own.save('/api/Route', manual);
  const routes = (await own.read(`/api/Route/GetRoutes?${period}`)) as Row[];
  answers.set('Route', routes.find((row) => row.idRoute === route.idRoute) ?? {});
  const running = { idUser, startDateTime: ahead(-hour), endDateTime: ahead(hour) };
  const { idRoute } = await own.save('/api/Route', running);
  const current = (await own.read(`/api/Route/GetRoutes?${period}`)) as Row[];
  answers.set('running Route', current.find((row) => row.idRoute === idRoute) ?? {});
  const unknownTag = await new Phone(world).read('NOBODY-KNOWS-ME');
  const clientEventId = crypto.randomUUID();
  const message = { clientEventId, type: 'GuardMessage', occurredAt: ahead(-1000), lat: 45.81, lon: 15.98 };
  const [sent] = await new Phone(world).send([{ ...message, description: 'Otključano' }]);
  const idEvent = sent?.idEvent;
  await guard.save(`/api/Device/Events/${idEvent}/Images`, { clientImageId: 'one', imageData: jpeg });
  const events = (await own.read('/api/Event/GetLastEvents/0')) as Row[];
  answers.set('Event', events.find((row) => row.idEvent === idEvent) ?? {});
  answers.set('UnknownTag Event', events.find((row) => row.idEvent === unknownTag) ?? {});
  answers.set('EventImage', firstOf(await own.read(`/api/Event/Images/${idEvent}`)));
  answers.set('Notification', await own.save('/api/Event/SendComment', { idEvent, comment: 'Vidim' }));
  answers.set('LastUserLocation', firstOf(await own.read('/api/UserLocation')));
  const item = {
    idUser,
    idLocation,
    idLocationTag,
    title: 'Obilazak',
    schedulerTypeEnumCode: 1,
    checkEventMissing: false,
  };
  const times = { startDateTime: ahead(hour), endDateTime: ahead(2 * hour) };
  answers.set('SchedulerItem', await own.save('/api/Scheduler', { ...item, ...times, bgColor: '#336699' }));
  const date = (days: number): string => ahead(days * 24 * hour).slice(0, 10);
  answers.set(
    'RRule',
    await own.save('/api/RRule', {
      idRRule: 0,
      idLocation,
      LocationTags: String(idLocationTag),
      idSecurityGuard: idUser,
      userName: 'Ana Kovač',
      idUser,
      rRuleString: `DTSTART:${date(2).replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU`,
      startDate: date(2),
      endDate: date(4),
      hourInterval: '01:00:00',
      fromTime: '20:00:00',
      toTime: '04:00:00',
      tolerance: '00:30:00',
    }),
  );
  return answers;
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const date = /^\d{4}-\d\d-\d\d$/;
const time = /^\d\d:\d\d:\d\d$/;
const id = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;
const text = (value: unknown): boolean => typeof value === 'string' && value !== '';
const any = (value: unknown): boolean => typeof value === 'string';
const number = (value: unknown): boolean => typeof value === 'number';
const flag = (value: unknown): boolean => typeof value === 'boolean';
const matching = (pattern: RegExp) => (value: unknown) => pattern.test(String(value));
const nullOr = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);
const equal = (expected: unknown) => (value: unknown) => value === expected;

const fields: readonly (readonly [string, string, string, (value: unknown) => boolean])[] = [
  ['S3.01 Auth: token', 'Auth', 'token', text],
  ['S3.01 Auth: no token for wrong credentials', 'refused Auth', 'token', equal(undefined)],
  ['S3.02 Auth: idUser', 'Auth', 'idUser', id],
  ['S3.03 Auth: name', 'Auth', 'name', text],
  ['S3.04 Auth: role', 'Auth', 'role', equal('Administrator')],
  ['S3.05 Auth: result code', 'Auth', 'result', equal(0)],
  ['S3.05 Auth: result code of wrong credentials', 'refused Auth', 'result', equal(-1)],
  ['S3.06 Auth: locale', 'Auth', 'locale', matching(/^(hr|en|slo|ser|ro|nmk)$/)],
  ['S3.07 User: idUser', 'User', 'idUser', id],
  ['S3.08 User: name', 'User', 'name', text],
  ['S3.09 User: role', 'User', 'role', matching(/^(Guard|Operator|Administrator|)$/)],
  ['S3.10 User: startLatitude', 'User', 'startLatitude', nullOr(number)],
  ['S3.11 User: startLongitude', 'User', 'startLongitude', nullOr(number)],
  ['S3.12 User group: idUserGroup', 'UserGroup', 'idUserGroup', id],
  ['S3.13 Role policy: policies', 'RolePolicy', 'policies', Array.isArray],
  ['S3.14 Policy list: code', 'Policy', 'code', text],
  ['S3.15 Company: idCompany', 'Company', 'idCompany', id],
  ['S3.16 Company: name', 'Company', 'name', equal('Vinarija d.o.o.')],
  ['S3.17 Location: idLocation', 'Location', 'idLocation', id],
  ['S3.18 Location: name', 'Location', 'name', equal('Skladište')],
  ['S3.19 Location: latitude', 'Location', 'latitude', equal(45.81)],
  ['S3.20 Location: longitude', 'Location', 'longitude', equal(15.98)],
  ['S3.21 Location tag: idLocationTag', 'LocationTag', 'idLocationTag', id],
  ['S3.22 Location tag: idLocation', 'LocationTag', 'idLocation', id],
  ['S3.23 Location tag: the code of its chip in upper case', 'LocationTag', 'tag', equal('FIELDS-1')],
  ['S3.24 Location tag: name', 'LocationTag', 'name', equal('Vrata')],
  ['S3.25 Category: idCategory', 'Category', 'idCategory', id],
  ['S3.26 Risk: idRisk', 'Risk', 'idRisk', id],
  ['S3.27 Shift: idShift', 'Shift', 'idShift', id],
  ['S3.28 Route: idRoute', 'Route', 'idRoute', id],
  ['S3.29 Route: startDateTime', 'Route', 'startDateTime', matching(instant)],
  ['S3.30 Route: endDateTime', 'Route', 'endDateTime', matching(instant)],
  ['S3.31 Route: idCompany', 'Route', 'idCompany', id],
  ['S3.32 Route: userName', 'Route', 'userName', text],
  ['S3.33 Route: idUser', 'Route', 'idUser', id],
  ['S3.34 Route: coordinates of the last location', 'Route', 'coordinates', any],
  ['S3.35 Route: eventTypeEnumCode, active inside its window', 'running Route', 'eventTypeEnumCode', equal(10)],
  ['S3.36 Route: eventTypeEnumCode, inactive before its start', 'Route', 'eventTypeEnumCode', equal(11)],
  ['S3.37 Route: timeStamp', 'Route', 'timeStamp', nullOr(matching(instant))],
  ['S3.38 Event: idEvent', 'Event', 'idEvent', id],
  ['S3.39 Event: eventDateTime', 'Event', 'eventDateTime', matching(instant)],
  ['S3.40 Event: endDateTime', 'Event', 'endDateTime', equal(null)],
  ['S3.41 Event: readTagTime', 'Event', 'readTagTime', equal(null)],
  ['S3.42 Event: source', 'Event', 'source', text],
  ['S3.43 Event: description', 'Event', 'description', equal('Otključano')],
  ['S3.44 Event: comment', 'Event', 'comment', any],
  ['S3.46 Event: hasImage is 1', 'Event', 'hasImage', equal(1)],
  ['S3.47 Event: notificationCount', 'Event', 'notificationCount', equal(0)],
  ['S3.48 Event: lastNotificationSeen', 'Event', 'lastNotificationSeen', flag],
  ['S3.49 Event: confirmDateTime', 'Event', 'confirmDateTime', equal(null)],
  ['S3.50 Event: confirmUser', 'Event', 'confirmUser', equal(null)],
  ['S3.51 Event: eventTypeEnumCode', 'Event', 'eventTypeEnumCode', equal(6)],
  ['S3.52 Event: idUser', 'Event', 'idUser', id],
  ['S3.53 Event: idLocation', 'Event', 'idLocation', equal(null)],
  ['S3.54 Event: idLocationTag', 'Event', 'idLocationTag', equal(null)],
  ['S3.55 Event: lat', 'Event', 'lat', equal(45.81)],
  ['S3.56 Event: lon', 'Event', 'lon', equal(15.98)],
  ['S3.57 Event: coordinates', 'Event', 'coordinates', equal('45.81,15.98')],
  ['S3.62 Event of a chip nobody knows: its type', 'UnknownTag Event', 'eventTypeEnumCode', equal(4)],
  ['S3.81 Event image: imageData, base64 of a JPEG without a prefix', 'EventImage', 'imageData', matching(/^\/9j\//)],
  ['S3.82 Notification: idNotification', 'Notification', 'idNotification', id],
  ['S3.83 Notification: idUser, its author', 'Notification', 'idUser', id],
  ['S3.84 Notification: sendTo', 'Notification', 'sendTo', matching(/^(\d+(,\d+)*)?$/)],
  ['S3.85 Notification: description', 'Notification', 'description', equal('Vidim')],
  ['S3.86 Notification: dateTime', 'Notification', 'dateTime', matching(instant)],
  ['S3.87 Last user location: idUser', 'LastUserLocation', 'idUser', id],
  ['S3.88 Last user location: latitude', 'LastUserLocation', 'latitude', number],
  ['S3.89 Last user location: longitude', 'LastUserLocation', 'longitude', number],
  ['S3.90 Last user location: name', 'LastUserLocation', 'name', text],
  ['S3.91 Last user location: eventDateTime', 'LastUserLocation', 'eventDateTime', matching(instant)],
  ['S3.106 Scheduler item: idScheduler', 'SchedulerItem', 'idScheduler', id],
  ['S3.107 Scheduler item: idSecurityGuard', 'SchedulerItem', 'idSecurityGuard', id],
  ['S3.108 Scheduler item: idLocation', 'SchedulerItem', 'idLocation', id],
  ['S3.109 Scheduler item: idLocationTag', 'SchedulerItem', 'idLocationTag', id],
  ['S3.110 Scheduler item: idUser', 'SchedulerItem', 'idUser', id],
  ['S3.111 Scheduler item: schedulerTypeEnumCode', 'SchedulerItem', 'schedulerTypeEnumCode', equal(1)],
  ['S3.112 Scheduler item: title', 'SchedulerItem', 'title', equal('Obilazak')],
  ['S3.113 Scheduler item: startDateTime', 'SchedulerItem', 'startDateTime', matching(instant)],
  ['S3.114 Scheduler item: endDateTime', 'SchedulerItem', 'endDateTime', matching(instant)],
  ['S3.115 Scheduler item: readTagTime', 'SchedulerItem', 'readTagTime', equal(null)],
  ['S3.118 Scheduler item: bgColor', 'SchedulerItem', 'bgColor', equal('#336699')],
  ['S3.119 Scheduler item: resourceId', 'SchedulerItem', 'resourceId', id],
  ['S3.120 Scheduler item: checkEventMissing', 'SchedulerItem', 'checkEventMissing', equal(false)],
  ['S3.121 Rule: idRRule', 'RRule', 'idRRule', id],
  ['S3.122 Rule: idSecurityGuard', 'RRule', 'idSecurityGuard', id],
  ['S3.123 Rule: idLocation', 'RRule', 'idLocation', id],
  ['S3.124 Rule: locationTags', 'RRule', 'locationTags', matching(/^\d+$/)],
  ['S3.125 Rule: idUser', 'RRule', 'idUser', id],
  ['S3.126 Rule: rRuleString', 'RRule', 'rRuleString', matching(/^DTSTART:\d{8}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=/)],
  ['S3.127 Rule: startDate', 'RRule', 'startDate', matching(date)],
  ['S3.128 Rule: endDate', 'RRule', 'endDate', matching(date)],
  ['S3.129 Rule: fromTime', 'RRule', 'fromTime', equal('20:00:00')],
  ['S3.130 Rule: toTime', 'RRule', 'toTime', equal('04:00:00')],
  ['S3.132 Rule: hourInterval', 'RRule', 'hourInterval', matching(time)],
  ['S3.133 Rule: tolerance', 'RRule', 'tolerance', equal('00:30:00')],
  ['S3.134 Rule: userName', 'RRule', 'userName', text],
];

describe.each(worlds)('%s', (_, make) => {
  let world: RunningWorld;
  let answers: ReadonlyMap<string, Row> = new Map();

  beforeAll(async () => {
    world = make();
    await world.start();
    answers = await collect(world);
  });
  afterAll(() => world.dispose());

  test.each(fields)('%s', (_title, entity, field, check) => {
    const value = answers.get(entity)?.[field];
    expect(check(value), `${entity}.${field} is ${JSON.stringify(value)}`).toBe(true);
  });
});
