import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policies, presetOf } from '../../auth/policy-table.ts';
import { audit } from '../../db/schema.ts';
import { type Answer, type Send, sender } from '../../testing/send.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let operator: Record<string, string>;
let send: Send;
beforeAll(async () => {
  server = await startTestServer();
  send = sender(server, await server.bearer('administrator@demo.example'));
  operator = await server.bearer('operator@demo.example');
});
afterAll(() => server.close());

const give = (role: string, list: readonly string[]): Promise<Answer> =>
  send('POST', '/api/RolePolicy', { role, policies: list });

describe('lists', () => {
  test('S3.13, S7.15 the rights of each role, pre-set as long as nobody has changed them', async () => {
    const { rows } = await send('GET', '/api/RolePolicy/Get', undefined, operator);
    expect(rows).toEqual([
      { role: 'Administrator', policies: policies.filter((policy) => policy !== 'device.use'), version: 0 },
      { role: 'Operator', policies: presetOf('Operator'), version: 0 },
      { role: 'Guard', policies: ['device.use'], version: 0 },
      { role: '', policies: [], version: 0 },
    ]);
  });

  test('S3.14, S7.17 every right that can be given, with its group and what it allows', async () => {
    const { rows } = await send('GET', '/api/RolePolicy/GetPolicy', undefined, operator);
    expect(rows.map(({ code }) => code)).toEqual(policies);
    expect(rows).toContainEqual({
      code: 'section.users',
      group: 'section',
      description: 'Open users and user groups',
    });
    for (const { description } of rows) expect(String(description).length).toBeGreaterThan(10);
  });
});

describe('saving', () => {
  test('S7.16, C10 a right that is given or taken counts from the next request on', async () => {
    const users = async () => (await send('GET', '/api/UserGroup/Get', undefined, operator)).status;
    expect(await users()).toBe(403);
    const { status, body } = await give('Operator', ['section.users', 'dashboard.view', 'lookup.read']);
    expect([status, body]).toEqual([
      200,
      { role: 'Operator', policies: ['dashboard.view', 'lookup.read', 'section.users'], version: 1 },
    ]);
    expect(await users()).toBe(200);
    expect((await server.signIn('operator@demo.example')).policies).toEqual(body.policies);
    expect((await send('POST', '/api/Event/ConfirmEvent/1', undefined, operator)).status).toBe(403);
    expect((await send('GET', '/api/RolePolicy/Get')).rows).toContainEqual(body);
    expect((await give('Operator', presetOf('Operator'))).body.version).toBe(2);
    expect(await users()).toBe(403);
    expect(await server.db.select().from(audit).where(eq(audit.action, 'rolePolicy.save'))).toMatchObject([
      { before: { role: 'Operator', policies: presetOf('Operator') }, after: { policies: body.policies } },
      { before: { role: 'Operator', policies: body.policies }, after: { policies: presetOf('Operator') } },
    ]);
  });

  test('C10 a change in one tenant changes nothing in another', async () => {
    await give('Operator', []);
    const second = sender(server, await server.bearer('second@demo.example'));
    const rows = (await second('GET', '/api/RolePolicy/Get')).rows;
    expect(rows.find(({ role }) => role === 'Operator')).toMatchObject({ policies: presetOf('Operator'), version: 0 });
    await give('Operator', presetOf('Operator'));
  });

  test.each([
    ['a code that is none', 'Operator', ['dashboard.view', 'section.moon'], 400, 'Policy section.moon does not exist'],
    ['a phone’s right for supervisors', 'Operator', ['device.use'], 400, 'Operators cannot be given device.use'],
    ['a phone’s right for administrators', 'Administrator', policies, 400, 'Administrators cannot be given device.use'],
    ['anything else for guards', 'Guard', ['device.use', 'lookup.read'], 400, 'Guards cannot be given lookup.read'],
    ['guards who cannot call for help', 'Guard', [], 409, 'Guards must keep device.use'],
    ['administrators who cannot give rights', 'Administrator', [], 409, 'Administrators must keep policy.write'],
    ['rights without a role', '', ['lookup.read'], 400, 'People without a role cannot be given lookup.read'],
  ] as const)('C10 %s is refused', async (_, role, list, status, message) => {
    const answer = await give(role, list);
    expect(answer.status).toBe(status);
    expect(answer.errors).toMatchObject([{ field: 'policies', message }]);
  });

  test('C10 of two who change a role at once, both are in the log and the last one counts', async () => {
    const lists = [['dashboard.view'], ['dashboard.view', 'lookup.read']];
    const both = await Promise.all(lists.map((list) => give('Operator', list)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const versions = both.map(({ body }) => Number(body.version));
    const last = both.find(({ body }) => body.version === Math.max(...versions));
    expect(new Set(versions).size).toBe(2);
    expect((await send('GET', '/api/RolePolicy/Get')).rows).toContainEqual(last?.body);
    await give('Operator', presetOf('Operator'));
  });
});

/* The two readings of what an Operator sees, table of C10: what is asked, and the answers by policy and by token. */
const readings = [
  ['S6.07, S6.08 GET', '/api/UserGroup/Get', undefined, 403, 200],
  ['S6.07, S6.08 GET', '/api/User/GetAllUsers', undefined, 200, 200],
  ['S6.07, S6.08 POST', '/api/User', { idUser: 0, name: 'X', role: 'Guard' }, 403, 403],
  [
    'S6.07, S6.08 GET',
    '/api/Scheduler/GetSchedulers?startDateTime=2026-11-21T00:00:00Z&endDateTime=2026-11-22T00:00:00Z',
    undefined,
    403,
    200,
  ],
  ['S6.07, S6.08 POST', '/api/RRule', {}, 403, 403],
] as const;

describe.each([
  ['policy', ['section.reports']],
  [
    'token',
    [
      'section.reports',
      'section.basicdata',
      'section.users',
      'section.guardRoutes',
      'section.scheduler',
      'section.statistics',
    ],
  ],
] as const)('operatorAccess %s', (operatorAccess, sections) => {
  let own: TestServer;
  let ask: Send;
  let administrator: Record<string, string>;
  beforeAll(async () => {
    own = await startTestServer({ config: { operatorAccess } });
    ask = sender(own, await own.bearer('operator@demo.example'));
    administrator = await own.bearer('administrator@demo.example');
  });
  afterAll(() => own.close());

  test('S6.07, S6.08 what an Operator is told decides the buttons of the header', async () => {
    const { policies: told = [] } = await own.signIn('operator@demo.example');
    expect(told.filter((policy) => policy.startsWith('section.'))).toEqual(sections);
    expect(told.filter((policy) => policy.endsWith('.write'))).toEqual([]);
    expect((await ask('GET', '/api/Config', undefined, {})).body.operatorAccess).toBe(operatorAccess);
  });

  test.each(readings)('%s %s', async (title, url, payload, byPolicy, byToken) => {
    const expected = operatorAccess === 'policy' ? byPolicy : byToken;
    const { status } = await ask(title.endsWith('POST') ? 'POST' : 'GET', url, payload);
    expect(status).toBe(expected);
  });

  test('S6.07, S6.08 confirming is an Operator’s in both', async () => {
    const response = await own.app.inject({
      method: 'POST',
      url: '/api/Device/Events',
      headers: { authorization: 'Bearer demo-guard-1' },
      payload: [{ type: 'GuardPanic' }],
    });
    expect((await ask('POST', `/api/Event/ConfirmEvent/${response.json()[0].idEvent}`)).status).toBe(200);
  });

  test('C10 giving section.users opens it by policy and changes nothing by token; what was given is not mixed up', async () => {
    const list = [...presetOf('Operator'), 'section.users'];
    const saved = await ask('POST', '/api/RolePolicy', { role: 'Operator', policies: list }, administrator);
    expect(saved.body.policies).toEqual(list);
    expect((await ask('GET', '/api/UserGroup/Get')).status).toBe(200);
    const { policies: told = [] } = await own.signIn('operator@demo.example');
    expect(told.filter((policy) => policy.startsWith('section.'))).toEqual(
      operatorAccess === 'token' ? sections : ['section.reports', 'section.users'],
    );
  });
});
