import { afterEach, expect, test } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from '../testing/test-server.ts';

let server: TestServer;
afterEach(() => server.close());
const start = async (config: TestServerOptions['config']): Promise<void> => {
  server = await startTestServer({ config });
};
const device = { authorization: 'Bearer demo-guard-1' };
const send = (path: string, payload: object, headers = device) =>
  server.app.inject({ method: 'POST', url: path, headers, payload });
const position = () => send('/api/Device/Positions', [{ lat: 50.8, lon: 4.3 }]);

test('a flood of positions is refused with the time to wait, a panic in the middle of it and another phone are not', async () => {
  await start({ requestsPerMinute: { session: 1200, device: 20, public: 300 } });
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1) statuses.push((await position()).statusCode);
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
  const refused = await position();
  expect(refused.headers['retry-after']).toBe('3');

  const panics = await Promise.all(
    Array.from({ length: 30 }, (_, n) => send('/api/Device/Events', [{ clientEventId: `p${n}`, type: 'GuardPanic' }])),
  );
  expect(panics.map((panic) => [panic.statusCode, panic.json()[0].status])).toEqual(Array(30).fill([200, 'created']));
  const osmand = (alarm: string) =>
    server.app.inject({ url: `/device/osmand?id=demo-guard-1&lat=50.8&lon=4.3${alarm}` });
  expect((await osmand('')).statusCode).toBe(429);
  expect((await osmand('&alarm=sos')).statusCode).toBe(200);
  expect((await send('/api/Device/Heartbeat', {}, { authorization: 'Bearer demo-guard-2' })).statusCode).toBe(204);

  server.clock.set(server.clock.now() + 3000);
  expect((await position()).statusCode).toBe(200);
  expect((await position()).statusCode).toBe(429);
  /* A clock that is set back holds nobody off. */
  server.clock.set(server.clock.now() - 3_600_000);
  expect((await position()).statusCode).toBe(200);
});

test('each session has its own number of requests', async () => {
  await start({ requestsPerMinute: { session: 10, device: 600, public: 300 } });
  const [mine, other] = [await server.bearer('operator@demo.example'), await server.bearer('operator@demo.example')];
  const ask = async (headers: Record<string, string>) =>
    (await server.app.inject({ url: '/api/Location', headers })).statusCode;
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push(await ask(mine));
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect(await ask(other)).toBe(200);
});

test('what anybody may ask is counted by address, health apart; phones are not, and a panic never', async () => {
  await start({ requestsPerMinute: { session: 1200, device: 600, public: 20 } });
  const ask = async (url: string, remoteAddress: string, payload?: object): Promise<number> =>
    (await server.app.inject({ url, remoteAddress, ...(payload ? { method: 'POST', payload } : {}) })).statusCode;
  const [one, other] = ['192.0.2.1', '192.0.2.2'];
  for (let n = 0; n < 20; n += 1) expect(await ask('/api/Config', one)).toBe(200);
  expect(await ask('/api/Config', one)).toBe(429);
  const signIn = { email: 'operator@demo.example', password: 'wrong' };
  expect(await ask('/api/User/Authenticate', one, signIn)).toBe(429);
  expect(await ask('/api/User/RequestPasswordReset?email=nobody@demo.example', one)).toBe(429);
  expect(await ask('/api/Config', other)).toBe(200);
  expect(await ask('/health/ready', one)).toBe(200);
  for (let n = 0; n < 19; n += 1) await ask('/health/live', one);
  expect(await ask('/health/live', one)).toBe(429);
  for (let n = 0; n < 30; n += 1) {
    expect(await ask('/device/osmand?id=demo-guard-1&lat=50.8&lon=4.3&alarm=sos', one)).toBe(200);
  }
  const refused = await server.app.inject({ url: '/api/Config', remoteAddress: one });
  expect([refused.headers['retry-after'], refused.json().status]).toEqual(['3', 429]);
  server.clock.set(server.clock.now() + 3000);
  expect(await ask('/api/Config', one)).toBe(200);

  for (let n = 0; n < 20; n += 1) expect(await ask('/api/Config', `2001:db8::${n + 1}`)).toBe(200);
  expect(await ask('/api/Config', '2001:db8:0:0:ffff:1:2:3')).toBe(429);
  expect(await ask('/api/Config', '2001:db8:0:1::1')).toBe(200);
});

test('behind a proxy the address of the caller is the one the proxy tells, and nobody else is believed', async () => {
  const ipWith = async (trustProxy: false | number | string, remoteAddress: string): Promise<string | undefined> => {
    const lines: string[] = [];
    const own = await startTestServer({ config: { trustProxy }, logSink: { write: (line) => void lines.push(line) } });
    await own.app.inject({
      url: '/health/live',
      remoteAddress,
      headers: { 'x-forwarded-for': '198.51.100.9, 203.0.113.5' },
    });
    await own.close();
    const request = lines.map((line) => JSON.parse(line)).find(({ req }) => req?.path === '/health/live');
    return request?.req.ip;
  };
  await start({});
  expect(await ipWith(false, '127.0.0.1')).toBe('127.0.0.1');
  expect(await ipWith('loopback', '127.0.0.1')).toBe('203.0.113.5');
  expect(await ipWith('loopback', '192.0.2.1')).toBe('192.0.2.1');
  expect(await ipWith(1, '192.0.2.1')).toBe('203.0.113.5');
  expect(await ipWith('192.0.2.0/24,203.0.113.5', '192.0.2.1')).toBe('198.51.100.9');
});
