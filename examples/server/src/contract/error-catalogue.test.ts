import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let own: Record<string, string>;
let ids: Readonly<Record<'company' | 'guard' | 'self' | 'location' | 'tag', number>>;

beforeAll(async () => {
  server = await startTestServer();
  own = await server.bearer('administrator@demo.example');
  const get = async (url: string) => (await server.app.inject({ url, headers: own })).json();
  const users: { idUser: number; role: string }[] = await get('/api/User/GetAllUsers');
  const [tag] = await get('/api/LocationTag');
  const places: { idLocation: number; idCompany: number }[] = await get('/api/Location');
  const place = places.find(({ idLocation }) => idLocation === tag.idLocation);
  ids = {
    company: place?.idCompany ?? 0,
    self: users[0]?.idUser ?? 0,
    guard: users.find(({ role }) => role === 'Guard')?.idUser ?? 0,
    location: tag.idLocation,
    tag: tag.idLocationTag,
  };
});
afterAll(() => server.close());

type Line = readonly [method: 'GET' | 'POST' | 'DELETE', url: string, body?: Readonly<Record<string, unknown>>];

const times = { startDateTime: '2026-12-01T10:00:00Z', endDateTime: '2026-12-01T09:00:00Z' };
const passwords = { password: 'a-long-enough-one', passwordRepeat: 'a-long-enough-one' };
const guid = '5b2f1c3a-6a5e-4f5e-9f10-0a1b2c3d4e5f';

const catalogue: readonly (readonly [string, number, string, string, () => Line])[] = [
  ['required', 400, 'name', 'must not be empty', () => ['POST', '/api/Company', { name: '  ' }]],
  [
    'tooLong',
    400,
    'name',
    'must NOT have more than 200 characters',
    () => ['POST', '/api/Company', { name: 'x'.repeat(201) }],
  ],
  ['minimum', 400, 'level', 'must be >= 1', () => ['POST', '/api/Risk', { name: 'x', level: 0 }]],
  ['maximum', 400, 'level', 'must be <= 5', () => ['POST', '/api/Risk', { name: 'x', level: 6 }]],
  [
    'format',
    400,
    'fromTime',
    '*',
    () => ['POST', '/api/Shift', { name: 'x', fromTime: '25:00:00', toTime: '06:00:00', weekdays: ['MO'] }],
  ],
  [
    'unknownReference',
    400,
    'idLocation',
    'Location does not exist',
    () => ['POST', '/api/LocationTag', { idLocation: 999_999, tag: 'x', name: 'x' }],
  ],
  ['inUse', 409, 'idLocation', 'Location has ', () => ['DELETE', `/api/Location/${ids.location}`]],
  [
    'duplicate',
    409,
    'tag',
    'Tag 04A10001 is already registered',
    () => ['POST', '/api/LocationTag', { idLocation: ids.location, tag: '04a10001', name: 'x' }],
  ],
  [
    'notGuard',
    400,
    'idUser',
    'User is not a guard',
    () => [
      'POST',
      '/api/Scheduler',
      { idUser: ids.self, idLocation: ids.location, title: 'x', ...times, endDateTime: '2026-12-01T11:00:00Z' },
    ],
  ],
  [
    'dateOrder',
    400,
    'endDateTime',
    '*',
    () => ['POST', '/api/Scheduler', { idUser: ids.guard, idLocation: ids.location, title: 'x', ...times }],
  ],
  [
    'rangeTooLarge',
    400,
    'endDateTime',
    'Range too large',
    () => ['GET', '/api/Scheduler/GetSchedulers?startDateTime=2026-01-01T00:00:00Z&endDateTime=2027-06-01T00:00:00Z'],
  ],
  [
    'lastAdministrator',
    409,
    '*',
    '*',
    () => ['POST', '/api/User', { idUser: ids.self, name: 'Vesna Novak', role: 'Operator' }],
  ],
  [
    'self',
    409,
    'idUser',
    'You cannot deactivate yourself',
    () => ['POST', '/api/User', { idUser: ids.self, name: 'Vesna Novak', role: 'Administrator', active: false }],
  ],
  [
    'notGrantable',
    400,
    'policies',
    'Guards cannot be given policy.write',
    () => ['POST', '/api/RolePolicy', { role: 'Guard', policies: ['policy.write'] }],
  ],
  [
    'passwordWrong',
    400,
    'oldPassword',
    'is not the password that counts until now',
    () => ['POST', '/api/User/ChangePassword', { oldPassword: 'not-this-one', ...passwords }],
  ],
  ['guidInvalid', 400, 'guid', '*', () => ['POST', '/api/User/ResetPassword', { guid, ...passwords }]],
  [
    'passwordTooShort',
    400,
    'password',
    '*',
    () => ['POST', '/api/User/ResetPassword', { guid, password: 'abcd', passwordRepeat: 'abcd' }],
  ],
  [
    'passwordCommon',
    400,
    'password',
    '*',
    () => ['POST', '/api/User/ResetPassword', { guid, password: 'password', passwordRepeat: 'password' }],
  ],
  [
    'passwordsDoNotMatch',
    400,
    'passwordRepeat',
    '*',
    () => ['POST', '/api/User/ResetPassword', { guid, ...passwords, passwordRepeat: 'another-long-one' }],
  ],
  [
    'tooManyItems',
    400,
    'hourInterval',
    'The rule would create 105120 checks (limit 100000)',
    () => [
      'POST',
      '/api/RRule',
      {
        idLocation: ids.location,
        LocationTags: '',
        idSecurityGuard: ids.guard,
        userName: '',
        idUser: ids.guard,
        rRuleString: 'DTSTART:20261122T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
        startDate: '2026-11-22',
        endDate: '2027-11-21',
        fromTime: '23:00:00',
        toTime: '23:00:00',
        hourInterval: '00:05:00',
        tolerance: '00:00:00',
      },
    ],
  ],
];

test.each(catalogue)('S8.28 %s names its field and says what is wrong', async (code, status, field, message, line) => {
  const [method, url, body] = line();
  const response = await server.app.inject({ method, url, headers: own, ...(body ? { payload: body } : {}) });
  expect([response.statusCode, response.body]).toEqual([status, expect.any(String)]);
  const error = response.json<{ errors: { field: string; code: string; message: string }[] }>().errors[0];
  expect(error?.code).toBe(code);
  if (field !== '*') expect(error?.field).toBe(field);
  if (message === '*') expect(error?.message).toMatch(/^[\w'].{5,}/);
  else expect(error?.message.startsWith(message), error?.message).toBe(true);
});

test('every code that this server gives stands in the contract', () => {
  const folder = fileURLToPath(new URL('../', import.meta.url));
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.ts$/.test(name) && !/\.test\.ts$|^testing\//.test(name))
    .map((name) => readFileSync(folder + name, 'utf8'));
  const given = sources.flatMap((text) => [
    ...[...text.matchAll(/\bfield[^{}]*?\bcode: '(\w+)'/g)].map(([, code = '']) => code),
    ...[...text.matchAll(/\binvalid\([^,()]+, '(\w+)'/g)].map(([, code = '']) => code),
  ]);
  const contract = readFileSync(new URL('../../../../docs/spec/contract.md', import.meta.url), 'utf8');
  const told = /^Server texts catalogue .*$/m.exec(contract)?.[0] ?? '';
  expect(new Set(given).size).toBeGreaterThan(20);
  expect([...new Set(given)].filter((code) => !told.includes(`\`${code}\``))).toEqual([]);
});
