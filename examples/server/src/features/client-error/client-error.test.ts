import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ logSink: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());
beforeEach(() => {
  /* Nobody's number is left over from the test before. */
  server.clock.set(server.clock.now() + 60_000);
  lines.length = 0;
});

const report = (payload: object | string, remoteAddress = '192.0.2.1') =>
  server.app.inject({
    method: 'POST',
    url: '/api/ClientError',
    remoteAddress,
    headers: { 'content-type': 'application/json', 'x-request-id': 'asked-1' },
    payload,
  });
const fault = { message: 'x is not a function', appVersion: '0.1.0' };
const told = () => lines.map((line) => JSON.parse(line)).filter((line) => line.clientError !== undefined);

describe('A7 what broke in a browser', () => {
  test('is one line of the log at level warn, with both request ids, without any query', async () => {
    const response = await report({
      ...fault,
      stack: 'TypeError: x\n at f (https://console.example/a.js?v=1:10:20)\n at \u001b[31mg',
      url: 'https://console.example/scheduler?access_token=secret',
      requestId: 'broken-1\n{"level":60}',
    });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect(told()).toHaveLength(1);
    expect(told()[0]).toMatchObject({
      level: 40,
      reqId: 'asked-1',
      ip: '192.0.2.1',
      msg: 'client error',
      clientError: {
        message: 'x is not a function',
        stack: 'TypeError: x\\u{a} at f (https://console.example/a.js:10:20)\\u{a} at \\u{1b}[31mg',
        url: 'https://console.example/scheduler',
        requestId: 'broken-1\\u{a}{"level":60}',
        appVersion: '0.1.0',
      },
    });
    expect(lines.join('')).not.toMatch(/secret|access_token/);
  });

  test('needs nobody to be signed in, and says nothing of a signed-in one', async () => {
    const { authorization } = await server.bearer('operator@demo.example');
    lines.length = 0;
    await server.app.inject({ method: 'POST', url: '/api/ClientError', headers: { authorization }, payload: fault });
    expect(told()).toHaveLength(1);
    expect(lines.join('')).not.toContain(authorization.slice(-20));
  });

  test('is taken ten times a minute from one address; then 429 says when, and another address is heard', async () => {
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await report(fault)).statusCode);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    expect(told()).toHaveLength(10);
    server.clock.set(server.clock.now() + 20_500);
    const refused = await report(fault);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('40');
    expect((await report(fault, '192.0.2.2')).statusCode).toBe(204);
    server.clock.set(server.clock.now() + 39_500);
    expect((await report(fault)).statusCode).toBe(204);
  });

  test('may have 8 KiB and not a byte more', async () => {
    const sized = (bytes: number): string => {
      const body = { ...fault, stack: '' };
      return JSON.stringify({ ...body, more: 'x'.repeat(bytes - JSON.stringify({ ...body, more: '' }).length) });
    };
    expect((await report(sized(8192))).statusCode).toBe(204);
    expect(told()).toHaveLength(1);
    expect((await report(sized(8193))).statusCode).toBe(413);
    expect((await report({ ...fault, stack: 'ž'.repeat(5000) })).statusCode).toBe(413);
    expect(told()).toHaveLength(1);
  });

  test.each([
    ['no message', { appVersion: '1' }],
    ['an empty message', { message: '', appVersion: '1' }],
    ['a message that is too long', { ...fault, message: 'x'.repeat(1001) }],
    ['a number for a text', { ...fault, message: 7 }],
    ['a list', [fault]],
  ])('with %s is 400 and not told', async (_, payload) => {
    expect((await report(payload)).statusCode).toBe(400);
    expect(told()).toEqual([]);
  });
});
