/* What both worlds refuse, in the same words: a table, longer than other tests. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, ConsoleSession, send } from './console-session.ts';
import type { RunningWorld } from './world.ts';
import { worlds } from './worlds.ts';

type Row = Readonly<Record<string, unknown>>;

/** Somebody at each world, and ids that each has. */
interface Scene {
  readonly world: RunningWorld;
  readonly administrator: ConsoleSession;
  readonly operator: ConsoleSession;
  readonly guardId: number;
  readonly companyId: number;
  readonly locationId: number;
  readonly tag: Row;
}

async function prepare(world: RunningWorld): Promise<Scene> {
  const administrator = await ConsoleSession.signIn(world);
  const operator = await ConsoleSession.signIn(world, 'operator@demo.example');
  const guard = await ConsoleSession.signIn(world, 'guard1@demo.example');
  const { idCompany } = await administrator.save('/api/Company', { name: 'Odbijena d.o.o.' });
  const { idLocation } = await administrator.save('/api/Location', { name: 'Odbijeno', idCompany });
  const tag = await administrator.save('/api/LocationTag', { idLocation, tag: 'refused-1', name: 'Vrata' });
  return {
    ...{ world, administrator, operator, guardId: Number(guard.auth.idUser), tag },
    ...{ companyId: Number(idCompany), locationId: Number(idLocation) },
  };
}

const unknown = 999_999_999;
const day = 24 * 3_600_000;
const ahead = (ms: number): string => new Date(Date.now() + ms).toISOString();
const item = ({ guardId, locationId }: Scene) => ({
  ...{ idUser: guardId, idLocation: locationId, title: 'x' },
  ...{ startDateTime: ahead(day), endDateTime: ahead(2 * day) },
});
const rule = ({ guardId, locationId, tag }: Scene) => ({
  ...{ idRRule: 0, idLocation: locationId, LocationTags: String(tag.idLocationTag), idSecurityGuard: guardId },
  ...{ userName: '', idUser: guardId, rRuleString: 'DTSTART:20301126T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=TU' },
  ...{ startDate: ahead(2 * day).slice(0, 10), endDate: ahead(4 * day).slice(0, 10), hourInterval: '01:00:00' },
  ...{ fromTime: '20:00:00', toTime: '04:00:00', tolerance: '00:30:00' },
});
const message = { idNotificationType: 0, title: 'x', description: '', sendTo: '', latitude: 0, longitude: 0 };
const error = (field: string, code: string, text: string) => ({ field, code, message: text });

type Case = readonly [title: string, ask: (scene: Scene) => Promise<Answer>, status: number, errors: readonly Row[]];

const cases: readonly Case[] = [
  ['nobody is asked for a session', ({ world }) => send(world, 'GET', '/api/Company'), 401, []],
  [
    'an Operator may not save',
    ({ operator }) => operator.post('/api/Company', { name: 'x' }),
    403,
    [error('policy', 'forbidden', 'basicdata.write')],
  ],
  ['an address nobody serves', ({ administrator }) => administrator.get('/api/Nothing'), 404, []],
  ['a row nobody has', ({ administrator }) => administrator.call('DELETE', `/api/Company/${unknown}`), 404, []],
  [
    'a change of a row nobody has',
    ({ administrator }) => administrator.post('/api/Risk', { idRisk: unknown, name: 'x', level: 1 }),
    404,
    [],
  ],
  ['an event nobody has', ({ administrator }) => administrator.post(`/api/Event/ConfirmEvent/${unknown}`), 404, []],
  [
    'a missing field',
    ({ administrator }) => administrator.post('/api/Company', {}),
    400,
    [error('name', 'required', "must have required property 'name'")],
  ],
  [
    'a field of blanks',
    ({ administrator }) => administrator.post('/api/Category', { name: '  ' }),
    400,
    [error('name', 'required', 'must not be empty')],
  ],
  [
    'a text that is too long',
    ({ administrator }) => administrator.post('/api/Category', { name: 'x'.repeat(101) }),
    400,
    [error('name', 'tooLong', 'must NOT have more than 100 characters')],
  ],
  [
    'numbers out of range and of the wrong type',
    ({ administrator }) => administrator.post('/api/Risk', { name: 7, level: 6 }),
    400,
    [error('name', 'format', 'must be string'), error('level', 'maximum', 'must be <= 5')],
  ],
  [
    'half a place',
    ({ administrator }) => administrator.post('/api/Location', { name: 'x', latitude: 45 }),
    400,
    [error('longitude', 'required', 'is needed beside the latitude')],
  ],
  [
    'a reference to nothing',
    ({ administrator }) => administrator.post('/api/Location', { name: 'x', idCompany: unknown }),
    400,
    [error('idCompany', 'unknownReference', 'Company does not exist')],
  ],
  [
    'a time that is no time of day',
    ({ administrator }) => administrator.post('/api/Shift', { name: 'x', fromTime: '24:00:00', toTime: '01:00:00' }),
    400,
    [error('fromTime', 'format', 'must be a time before 24:00:00')],
  ],
  [
    'a company in use',
    ({ administrator, companyId }) => administrator.call('DELETE', `/api/Company/${companyId}`),
    409,
    [{ ...error('idCompany', 'inUse', 'Company has 1 location'), use: { kind: 'location', count: 1 } }],
  ],
  [
    'a location in use',
    ({ administrator, locationId }) => administrator.call('DELETE', `/api/Location/${locationId}`),
    409,
    [{ ...error('idLocation', 'inUse', 'Location has 1 location tag'), use: { kind: 'locationTag', count: 1 } }],
  ],
  [
    'a chip that is registered',
    ({ administrator, locationId: idLocation }) =>
      administrator.post('/api/LocationTag', { idLocation, tag: ' Refused-1', name: 'x' }),
    409,
    [error('tag', 'duplicate', 'Tag REFUSED-1 is already registered')],
  ],
  [
    'an e-mail that is registered',
    ({ administrator }) =>
      administrator.post('/api/User', { name: 'x', role: 'Guard', email: 'Operator@demo.example' }),
    409,
    [error('email', 'duplicate', 'E-mail Operator@demo.example is already registered')],
  ],
  [
    'the last administrator’s end',
    ({ administrator }) => administrator.call('DELETE', `/api/User/${administrator.auth.idUser}`),
    409,
    [error('idUser', 'lastAdministrator', 'User is the last active administrator')],
  ],
  [
    'a wrong old password',
    ({ operator }) =>
      operator.post('/api/User/ChangePassword', { oldPassword: 'x', password: 'long-one', passwordRepeat: 'long-one' }),
    400,
    [error('oldPassword', 'passwordWrong', 'is not the password that counts until now')],
  ],
  [
    'a policy nobody knows',
    ({ administrator }) => administrator.post('/api/RolePolicy', { role: 'Operator', policies: ['section.cellar'] }),
    400,
    [error('policies', 'unknownReference', 'Policy section.cellar does not exist')],
  ],
  [
    'an administrator without policy.write',
    ({ administrator }) => administrator.post('/api/RolePolicy', { role: 'Administrator', policies: [] }),
    409,
    [error('policies', 'required', 'Administrators must keep policy.write')],
  ],
  [
    'a period that runs backwards',
    ({ operator }) => operator.get(`/api/event/Report?startDateTime=${ahead(0)}&endDateTime=${ahead(-day)}`),
    400,
    [error('endDateTime', 'dateOrder', 'must be after startDateTime')],
  ],
  [
    'a period without its end',
    ({ operator }) => operator.get(`/api/event/Report?startDateTime=${ahead(0)}`),
    400,
    [error('endDateTime', 'required', "must have required property 'endDateTime'")],
  ],
  [
    'a calendar of more than 400 days',
    ({ administrator }) =>
      administrator.get(`/api/Scheduler/GetSchedulers?startDateTime=${ahead(0)}&endDateTime=${ahead(401 * day)}`),
    400,
    [error('endDateTime', 'rangeTooLarge', 'Range too large')],
  ],
  [
    'a check of a supervisor',
    (scene) => scene.administrator.post('/api/Scheduler', { ...item(scene), idUser: scene.administrator.auth.idUser }),
    400,
    [error('idUser', 'notGuard', 'User is not a guard')],
  ],
  [
    'a check at a tag of another place',
    (scene) => scene.administrator.post('/api/Scheduler', { ...item(scene), idLocationTag: unknown }),
    400,
    [error('idLocationTag', 'unknownReference', `Location tag ${unknown} does not exist`)],
  ],
  [
    'a check that ends before it begins',
    (scene) => scene.administrator.post('/api/Scheduler', { ...item(scene), endDateTime: ahead(0) }),
    400,
    [error('endDateTime', 'dateOrder', 'must be after the start')],
  ],
  [
    'a rule that ends before it begins',
    (scene) => scene.administrator.post('/api/RRule', { ...rule(scene), endDate: ahead(day).slice(0, 10) }),
    400,
    [error('endDate', 'dateOrder', 'must be after the start date')],
  ],
  [
    'a rule that is no rule',
    (scene) => scene.administrator.post('/api/RRule', { ...rule(scene), rRuleString: 'FREQ=DAILY' }),
    400,
    [error('rRuleString', 'format', 'must be DTSTART:YYYYMMDDT000000Z and RRULE:FREQ=WEEKLY;BYDAY=..[;UNTIL=..]')],
  ],
  [
    'a recipient nobody knows',
    ({ operator }) => operator.post('/api/Event/SendIntervention', { ...message, sendTo: `${unknown}` }),
    400,
    [error('sendTo', 'unknownReference', `unknown recipient ${unknown}`)],
  ],
  [
    'positions of nobody',
    ({ operator }) => operator.get('/api/UserLocation/GetLastUserLocation/0'),
    400,
    [error('n', 'maximum', 'must be from 1 to 100')],
  ],
];

describe.each(worlds)('%s', (_, make) => {
  let scene: Scene;

  beforeAll(async () => {
    const world = make();
    await world.start();
    scene = await prepare(world);
  });
  afterAll(() => scene.world.dispose());

  test.each(cases)('refuses %s', async (_title, ask, status, errors) => {
    const answer = await ask(scene);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(answer).toMatchObject({ status, body: { status, errors } });
  });

  test('a stale version is refused, the newest is taken, and the answer says which that is', async () => {
    const { administrator, world, tag } = scene;
    const save = (condition: string): Promise<Answer> => {
      const headers = { authorization: `Bearer ${administrator.auth.token}`, 'if-match': condition };
      return send(world, 'POST', '/api/LocationTag', headers, { ...tag, name: 'Stražnja vrata' });
    };
    expect(await save('"1"')).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await save('"1"')).toMatchObject({
      status: 412,
      body: { detail: 'Somebody has changed this meanwhile; its version is 2 now' },
    });
  });

  test('the same key and body give the first answer again, another body is refused', async () => {
    const { administrator, world } = scene;
    const save = (name: string): Promise<Answer> => {
      const headers = { authorization: `Bearer ${administrator.auth.token}`, 'idempotency-key': 'once' };
      return send(world, 'POST', '/api/Category', headers, { name });
    };
    const first = await save('Jednom');
    expect((await save('Jednom')).body).toEqual(first.body);
    expect(await save('Dvaput')).toMatchObject({ status: 409 });
  });

  test('a deletion that is repeated is no error', async () => {
    const { administrator } = scene;
    const { idRisk } = await administrator.save('/api/Risk', { name: 'Kratkotrajan', level: 1 });
    const statuses = [];
    for (let time = 0; time < 2; time += 1) {
      statuses.push((await administrator.call('DELETE', `/api/Risk/${idRisk}`)).status);
    }
    expect(statuses).toEqual([204, 204]);
    expect(await administrator.post('/api/Risk', { idRisk, name: 'x', level: 1 })).toMatchObject({ status: 404 });
  });

  test('names of a body are read in any case', async () => {
    const { administrator } = scene;
    expect(await administrator.save('/api/Risk', { NAME: 'Vodostaj', Level: 2 })).toMatchObject({ level: 2 });
  });
});
