import { eq, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit, deviceCredential, event, loginTry, session, user } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { loginWaitMs } from './login-throttle.ts';
import { policies, policiesOf } from './policy-table.ts';

const minute = 60_000;

describe('the policy table', () => {
  test('an Administrator has everything but device.use, a Guard nothing else, no role nothing', () => {
    expect(policiesOf('Administrator', 'policy')).toEqual(policies.filter((policy) => policy !== 'device.use'));
    expect(policiesOf('Guard', 'token')).toEqual(['device.use']);
    expect(policiesOf('', 'token')).toEqual([]);
  });

  test('C10 an Operator sees reports; with operatorAccess token every section, and never a write', () => {
    const byPolicy = policiesOf('Operator', 'policy');
    expect(byPolicy.filter((policy) => policy.startsWith('section.'))).toEqual(['section.reports']);
    const byToken = policiesOf('Operator', 'token');
    expect(byToken.filter((policy) => policy.startsWith('section.'))).toHaveLength(6);
    for (const list of [byPolicy, byToken]) expect(list.filter((policy) => policy.endsWith('.write'))).toEqual([]);
  });

  test('C10 what a tenant has given counts, within what a role may have and must keep', () => {
    expect(policiesOf('Operator', 'policy', ['section.users', 'dashboard.view', 'device.use', 'gone.away'])).toEqual([
      'dashboard.view',
      'section.users',
    ]);
    expect(policiesOf('Operator', 'token', []).every((policy) => policy.startsWith('section.'))).toBe(true);
    expect(policiesOf('Administrator', 'token', [])).toEqual(['policy.write']);
    expect(policiesOf('Guard', 'policy', ['policy.write'])).toEqual(['device.use']);
    expect(policiesOf('', 'token', ['policy.write'])).toEqual([]);
  });
});

test('ten failures are free, then the delay doubles and never locks for good', () => {
  const ten = Array<number>(10).fill(0);
  expect(loginWaitMs(ten.slice(1), 0)).toBe(0);
  expect(loginWaitMs(ten, 0)).toBe(30_000);
  expect(loginWaitMs(ten, 29_999)).toBe(1);
  expect(loginWaitMs(ten, 30_000)).toBe(0);
  expect(loginWaitMs([...ten, 30_000], 30_000)).toBe(60_000);
  expect(loginWaitMs(Array<number>(40).fill(0), 0)).toBe(15 * minute);
  expect(loginWaitMs(Array<number>(40).fill(0), 15 * minute)).toBe(0);
  /* Another process is a little ahead; a clock that was set back holds nobody off. */
  expect(loginWaitMs(ten, -5000)).toBe(35_000);
  expect(loginWaitMs(ten, -5001)).toBe(0);
});

describe('sessions', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  const statusOf = async (headers: { authorization: string }, url = '/api/Location') =>
    (await server.app.inject({ url, headers })).statusCode;
  const later = (ms: number): void => server.clock.set(server.clock.now() + ms);
  const tryPassword = (email: string, password: string) =>
    server.app.inject({ method: 'POST', url: '/api/User/Authenticate', payload: { email, password } });

  test('S7.05 bad credentials are 200 with result -1 and no token, equal for a known and an unknown address', async () => {
    const known = await tryPassword('operator@demo.example', 'wrong');
    const unknown = await tryPassword('nobody@demo.example', 'wrong');
    expect([known.statusCode, known.body]).toEqual([200, '{"result":-1}']);
    expect([unknown.statusCode, unknown.body]).toEqual([200, '{"result":-1}']);
  });

  test('the eleventh failure is 429 with Retry-After, also for the right password, and passes with time', async () => {
    for (let n = 0; n < 10; n += 1) await tryPassword('operator@demo.example', 'wrong');
    const blocked = await tryPassword('operator@demo.example', 'demo-patrol');
    expect([blocked.statusCode, blocked.headers['retry-after']]).toEqual([429, '30']);
    expect((await tryPassword('administrator@demo.example', 'demo-patrol')).json().result).toBe(0);
    later(30_000);
    await server.runJobs('prune-login-tries');
    expect(await server.db.select().from(loginTry)).toMatchObject([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect((await tryPassword('operator@demo.example', 'demo-patrol')).json().result).toBe(0);
    expect(await server.db.select().from(loginTry)).toEqual([]);
    await tryPassword('operator@demo.example', 'wrong');
    later(15 * minute + 1);
    await server.runJobs('prune-login-tries');
    expect(await server.db.select().from(loginTry)).toEqual([]);
  });

  test('a session ends 60 minutes after its last use and 24 hours after its start', async () => {
    const idle = await server.bearer('operator@demo.example');
    later(59 * minute);
    expect(await statusOf(idle)).toBe(200);
    later(59 * minute);
    expect(await statusOf(idle)).toBe(200);
    later(60 * minute);
    expect(await statusOf(idle)).toBe(401);
    const used = await server.bearer('operator@demo.example');
    for (let n = 0; n < 47; n += 1) {
      later(30 * minute);
      expect(await statusOf(used)).toBe(200);
    }
    later(30 * minute);
    expect(await statusOf(used)).toBe(401);
  });

  test('log-out ends the session at once and leaves one audit row', async () => {
    const headers = await server.bearer('operator@demo.example');
    expect((await server.app.inject({ method: 'POST', url: '/api/User/Logout', headers })).statusCode).toBe(204);
    expect(await statusOf(headers)).toBe(401);
    const actions = (await server.db.select().from(audit)).map((row) => row.action);
    expect(actions).toEqual(['auth.login', 'auth.logout']);
  });

  test('a deactivated user is out with his next request', async () => {
    const headers = await server.bearer('operator@demo.example');
    await server.db.update(user).set({ isActive: false }).where(eq(user.email, 'operator@demo.example'));
    expect(await statusOf(headers)).toBe(401);
    expect((await server.signIn('operator@demo.example')).result).toBe(-2);
  });

  test('a role that changes acts on the next request', async () => {
    const headers = await server.bearer('operator@demo.example');
    await server.db.update(user).set({ role: 'Guard' }).where(eq(user.email, 'operator@demo.example'));
    expect(await statusOf(headers)).toBe(403);
  });

  test('the token has 256 bits and only its hash is stored', async () => {
    const { token } = await server.signIn('operator@demo.example');
    expect(Buffer.from(token ?? '', 'base64url')).toHaveLength(32);
    const [row] = await server.db.select().from(session);
    expect(row?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a device credential is shown once, has device.use only, and ends with its revocation or its date', async () => {
    const headers = await server.bearer('administrator@demo.example');
    const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
    const make = async (expiresAt: string | null) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/DeviceCredential',
          headers,
          payload: { idUser: guard?.id, label: 'Ana', expiresAt },
        })
      ).json();
    const beat = async (secret: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/Device/Heartbeat',
          headers: { authorization: `Bearer ${secret}` },
          payload: {},
        })
      ).statusCode;
    const lasting = await make(null);
    expect(lasting.secret).toMatch(/^pk_[\w-]{43}$/);
    expect(lasting.secret.startsWith(lasting.prefix)).toBe(true);
    expect(await beat(lasting.secret)).toBe(204);
    const list = await server.app.inject({ url: '/api/DeviceCredential', headers });
    expect(list.body).not.toContain(lasting.secret);
    const listed = list
      .json()
      .find((row: { idDeviceCredential: number }) => row.idDeviceCredential === lasting.idDeviceCredential);
    expect(listed).toMatchObject({ label: 'Ana', revoked: false, lastUsedAt: '2026-11-21T12:00:00.000Z' });
    for (const url of ['/api/Location', '/api/Event/OpenAlarms', '/api/UserLocation']) {
      expect(await statusOf({ authorization: `Bearer ${lasting.secret}` }, url)).toBe(401);
    }
    const url = `/api/DeviceCredential/${lasting.idDeviceCredential}`;
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
    expect(await beat(lasting.secret)).toBe(401);
    expect(await beat(lasting.secret)).toBe(401);
    const told = await server.db.select().from(event).where(like(event.description, '%credential that has ended%'));
    expect(told).toMatchObject([
      { typeCode: 1, source: 'Ana Kovač', description: expect.stringContaining(lasting.prefix) },
    ]);
    expect(told[0]?.description).not.toContain(lasting.secret);
    const dated = await make('2026-11-21T13:00:00Z');
    expect(await beat(dated.secret)).toBe(204);
    later(60 * minute);
    expect(await beat(dated.secret)).toBe(401);
  });

  test('a credential is for guards only', async () => {
    const headers = await server.bearer('administrator@demo.example');
    const payload = { idUser: 1, label: 'x' };
    const response = await server.app.inject({ method: 'POST', url: '/api/DeviceCredential', headers, payload });
    expect(response.json().errors).toEqual([{ field: 'idUser', code: 'notGuard', message: 'User is not a guard' }]);
  });
});

test('demo credentials are worth nothing outside of the demo', async () => {
  const server = await startTestServer({ config: { isDemo: false } });
  expect((await server.db.select().from(deviceCredential)).some((row) => row.isDemo)).toBe(true);
  const response = await server.app.inject({ url: '/device/osmand?id=demo-guard-1&lat=1&lon=1' });
  expect(response.statusCode).toBe(400);
  await server.close();
});
