import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, deviceCredential, session, user } from '../db/schema.ts';
import { demoPassword } from '../demo/people.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({
    config: { allowedOrigins: ['https://console.example'], hasTestClock: true },
    logSink: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const authenticate = (payload: string | object) =>
  server.app.inject({ method: 'POST', url: '/api/User/Authenticate', headers: json, payload });

describe('refusals', () => {
  test.each([
    ['malformed JSON', json, '{"email":', 400],
    ['another type', { 'content-type': 'text/xml' }, '<a/>', 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'email=a', 415],
    ['no body', {}, undefined, 400],
    ['an empty body', json, '', 400],
    ['null', json, 'null', 400],
    ['a list', json, '[]', 400],
    ['a number for a text', json, '{"email":"a@b.example","password":7}', 400],
    ['too much', json, JSON.stringify({ email: 'a@b.example', password: 'x'.repeat(1024 * 1024) }), 413],
  ])('%s', async (_, headers, payload, status) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/User/Authenticate',
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.json()).toMatchObject({ type: 'about:blank', status, requestId: response.headers['x-request-id'] });
  });

  test('the fields that are wrong are named', async () => {
    const response = await authenticate({ email: 'no address' });
    expect(response.json().errors).toEqual([
      { field: 'password', code: 'required', message: expect.any(String) },
      { field: 'email', code: 'format', message: expect.any(String) },
    ]);
  });

  test('an unknown address is 404, a malformed one 400', async () => {
    expect((await server.app.inject({ url: '/api/Nothing' })).statusCode).toBe(404);
    expect((await server.app.inject({ url: '/api/%' })).statusCode).toBe(400);
  });

  test('an id larger than a number holds exactly is 400 and never an error of the database', async () => {
    const headers = await server.bearer('administrator@demo.example');
    for (const id of ['9007199254740993', '1e300', 'abc', '-1', '1.5']) {
      const response = await server.app.inject({ url: `/api/LocationTag/GetById/${id}`, headers });
      expect(response.statusCode, id).toBe(400);
    }
  });

  test('a failure inside tells nothing but the id under which the log has it', async () => {
    const headers = await server.bearer('administrator@demo.example');
    lines.length = 0;
    await server.db.transaction(async (tx) => void (await tx.execute('alter table location rename to location_gone')));
    const response = await server.app.inject({ url: '/api/Location', headers });
    await server.db.transaction(async (tx) => void (await tx.execute('alter table location_gone rename to location')));
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/select|location_gone|relation|\.ts/i);
    const id = response.json().requestId;
    expect(lines.some((line) => line.includes(id) && line.includes('relation'))).toBe(true);
  });
});

describe('requests', () => {
  test('S7.30 paths are matched in any case', async () => {
    const headers = await server.bearer('operator@demo.example');
    expect((await server.app.inject({ url: '/API/LOCATION', headers })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/api/event/getlastevents/0', headers })).statusCode).toBe(200);
  });

  test('names of a body are read in any case, and userName stands for email', async () => {
    expect((await authenticate({ EMAIL: 'operator@demo.example', Password: demoPassword })).json().result).toBe(0);
    expect((await authenticate({ userName: 'operator@demo.example', password: demoPassword })).json().result).toBe(0);
  });

  test('the request id is echoed when it is harmless', async () => {
    const ask = async (id: string) =>
      (await server.app.inject({ url: '/health/live', headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await ask('console-17')).toBe('console-17');
    expect(await ask('a b<script>')).not.toBe('a b<script>');
  });

  test('the API is not stored by caches, and long answers are compressed', async () => {
    const headers = { ...(await server.bearer('operator@demo.example')), 'accept-encoding': 'gzip' };
    const response = await server.app.inject({ url: '/api/Event/GetLastEvents/0', headers });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-encoding': 'gzip' });
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('only listed origins may read answers, with the headers a console needs', async () => {
    const ask = (origin: string) => server.app.inject({ url: '/api/Config', headers: { origin } });
    const allowed = (await ask('https://console.example')).headers;
    expect(allowed['access-control-allow-origin']).toBe('https://console.example');
    expect(allowed['access-control-allow-credentials']).toBe('true');
    for (const name of ['X-Change-Seq', 'X-Total-Count', 'X-Truncated', 'X-Request-Id', 'ETag', 'Retry-After']) {
      expect(allowed['access-control-expose-headers']).toContain(name);
    }
    expect((await ask('https://elsewhere.example')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a repeated Idempotency-Key', () => {
  const drop = async (headers: object, id: number | string, key: string, method: 'POST' = 'POST') =>
    server.app.inject({
      method,
      url: `/api/Event/ConfirmEvent/${id}`,
      headers: { ...headers, 'idempotency-key': key },
    });

  test('replays the first answer, and is refused with another request', async () => {
    const headers = await server.bearer('administrator@demo.example');
    const first = await drop(headers, 1, 'key-1');
    const again = await drop(headers, 1, 'key-1');
    expect(first.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const other = await drop(headers, 2, 'key-1');
    expect(other.statusCode).toBe(409);
    const rows = (await server.db.select().from(audit)).filter((row) => row.action === 'event.confirm');
    expect(rows.filter((row) => row.entityId === 1)).toHaveLength(1);
  });

  test('a refusal is not kept', async () => {
    const headers = await server.bearer('administrator@demo.example');
    expect((await drop(headers, 999_999, 'key-2')).statusCode).toBe(404);
    expect((await drop(headers, 3, 'key-2')).statusCode).toBe(200);
  });
});

describe('the clock of tests', () => {
  test('it can be put and runs on', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/test/clock',
      headers: json,
      payload: { now: '2026-12-01T00:00:00Z' },
    });
    expect(response.json()).toEqual({ now: '2026-12-01T00:00:00.000Z' });
    expect((await server.app.inject({ url: '/api/Config' })).json().serverTime).toBe('2026-12-01T00:00:00.000Z');
  });
});

test('no log line holds a query, a token, a password or a parameter', async () => {
  lines.length = 0;
  const signedIn = await server.signIn('operator@demo.example');
  await server.app.inject({
    url: '/api/Changes?after=0&access_token=SECRETQUERY',
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  await server.app.inject({ url: '/nowhere?access_token=SECRETQUERY' });
  await server.app.inject({ url: '/device/osmand?id=demo-guard-1&lat=50.1&lon=4.1' });
  await fetch(`${server.url}/guardHub/negotiate?access_token=SECRETQUERY&idUser=1`, { method: 'POST' });
  const text = lines.join('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const secret of ['SECRETQUERY', signedIn.token ?? '', demoPassword, 'demo-guard-1'])
    expect(text).not.toContain(secret);
});

test('secrets are stored as hashes only', async () => {
  const { token } = await server.signIn('operator@demo.example');
  const text = JSON.stringify([
    await server.db.select().from(session),
    await server.db.select({ hash: deviceCredential.secretHash }).from(deviceCredential),
    await server.db.select({ hash: user.passwordHash }).from(user),
  ]);
  for (const secret of [token ?? '', 'demo-guard-1"', demoPassword]) expect(text).not.toContain(secret);
  expect(text).toContain('$argon2id$');
});
