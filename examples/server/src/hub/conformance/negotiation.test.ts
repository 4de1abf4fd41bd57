import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterEach, describe, expect, test } from 'vitest';
import { type HubServer, listedOrigin } from '../testing.ts';
import { createBench, ways } from './bench.ts';
import { openSocket } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const negotiate = (
  server: HubServer,
  query = '?negotiateVersion=1',
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${server.url}/negotiate${query}`, { method: 'POST', headers: { authorization: 'Bearer good', ...headers } });

const availableTransports = [
  { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
  { transport: 'ServerSentEvents', transferFormats: ['Text'] },
  { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
];

test('version 1 answers a public id, a secret token and every transport', async () => {
  const answer = await (await negotiate(await bench.serve())).json();
  expect(answer).toEqual({
    negotiateVersion: 1,
    connectionId: expect.stringMatching(/^[\w-]{22}$/),
    connectionToken: expect.stringMatching(/^[\w-]{22}$/),
    availableTransports,
  });
  expect(answer.connectionId).not.toBe(answer.connectionToken);
});

test('version 0 answers an id alone, which is then the token', async () => {
  const server = await bench.serve();
  const answer = await (await negotiate(server, '')).json();
  expect(answer).toEqual({ negotiateVersion: 0, connectionId: expect.any(String), availableTransports });
  const raw = await openSocket(server.url, `access_token=good&id=${answer.connectionId}`);
  await raw.cut();
});

test('a higher version is answered with our highest', async () => {
  const answer = await (await negotiate(await bench.serve(), '?negotiateVersion=7')).json();
  expect(answer).toMatchObject({ negotiateVersion: 1 });
});

test('a version that is no number is answered with an error', async () => {
  const answer = await (await negotiate(await bench.serve(), '?negotiateVersion=x')).json();
  expect(answer).toEqual({ error: 'The client requested a non-integer protocol version.' });
});

test('stateful reconnect is not offered to a client that asks for it', async () => {
  const query = '?negotiateVersion=1&useStatefulReconnect=true';
  const answer = await (await negotiate(await bench.serve(), query)).json();
  expect(answer).not.toHaveProperty('useStatefulReconnect');
});

describe.each(ways)('a client of $name', (way) => {
  test.each([0, 1, 7])('gets through by version %i and knows its id', async (version) => {
    const server = await bench.serve({ methods: { echo: (_, text) => text } });
    const client = bench.client({ url: `${server.url}?negotiateVersion=${version}` }, way);
    await client.start();
    expect(client.connectionId).toBe([...server.hub.connections()][0]?.id);
    expect(await client.invoke('echo', 'here')).toBe('here');
  });

  test('that asks for stateful reconnect gets through without it', async () => {
    const server = await bench.serve({ methods: { echo: (_, text) => text } });
    const client = new HubConnectionBuilder()
      .withUrl(server.url, { transport: way.transport, accessTokenFactory: () => 'good' })
      .withHubProtocol(way.protocol())
      .withStatefulReconnect()
      .configureLogging(LogLevel.None)
      .build();
    bench.later(() => client.stop());
    await client.start();
    expect(await client.invoke('echo', 'here')).toBe('here');
  });

  test('without a good token is refused', async () => {
    const server = await bench.serve();
    await expect(bench.connect(server, way, { token: 'bad' })).rejects.toThrow(/401/);
    await expect(bench.connect(server, way, { token: '' })).rejects.toThrow(/401/);
  });
});

/* as a proxy that lets none of it through */
class Blocked {
  constructor() {
    throw new Error('blocked');
  }
}
const blocked = Blocked as never; // the client only ever constructs it

test.each([
  ['a WebSocket', {}, 'websocket'],
  ['an event stream', { WebSocket: blocked }, 'text/event-stream'],
  ['long polling', { WebSocket: blocked, EventSource: blocked }, '*/*'],
])('a client that may choose comes to %s when what it prefers is blocked', async (_, choices, kind) => {
  const opened: (string | undefined)[] = [];
  const prepare = async (app: HubServer['app']): Promise<void> => {
    app.server.on('upgrade', () => opened.push('websocket'));
    app.addHook('onRequest', async ({ method, headers }) => {
      if (method === 'GET') opened.push(headers.accept);
    });
  };
  const server = await bench.serve({ methods: { echo: (_caller, text) => text }, prepare });
  const builder = new HubConnectionBuilder().withUrl(server.url, { accessTokenFactory: () => 'good', ...choices });
  const client = builder.configureLogging(LogLevel.None).build();
  bench.later(() => client.stop());
  await client.start();
  expect(await client.invoke('echo', 'here')).toBe('here');
  expect(new Set(opened)).toEqual(new Set([kind]));
});

test.each([
  ['no token', {}, '', 401],
  ['a bad token', { authorization: 'Bearer bad' }, '', 401],
  ['a token in the query', {}, '&access_token=good', 200],
  ['a listed origin', { authorization: 'Bearer good', origin: listedOrigin }, '', 200],
  ['a foreign origin', { authorization: 'Bearer good', origin: 'https://evil.example' }, '', 403],
])('negotiation with %s', async (_, headers, query, status) => {
  const server = await bench.serve();
  const url = `${server.url}/negotiate?negotiateVersion=1${query}`;
  expect((await fetch(url, { method: 'POST', headers: { ...headers } })).status).toBe(status);
});

test("the client's body and content type do not matter, a long body is refused", async () => {
  const server = await bench.serve();
  const headers = { authorization: 'Bearer good', 'content-type': 'application/json' };
  const status = async (body: string): Promise<number> =>
    (await fetch(`${server.url}/negotiate`, { method: 'POST', headers, body })).status;
  expect(await status('{broken')).toBe(200);
  expect(await status('x'.repeat(5000))).toBe(413);
});

test('a failing authentication is 500 without its detail', async () => {
  const authenticate = async (): Promise<null> => {
    throw new Error('secret database name');
  };
  const server = await bench.serve({ authenticate });
  const answer = await negotiate(server);
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
  await expect(openSocket(server.url)).rejects.toThrow('500');
});

test('one key has at most its number of connections and negotiations, and gets room when they expire', async () => {
  const server = await bench.serve({ limits: { connectionsPerKey: 3 } });
  const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await negotiate(server)).status));
  expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
  await expect(openSocket(server.url)).rejects.toThrow('429');
  expect((await negotiate(server, '', { authorization: 'Bearer good-other' })).status).toBe(200);
  server.clock.advance(16_000);
  expect((await negotiate(server)).status).toBe(200);
});
