import { once } from 'node:events';
import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  HubConnectionState,
  LogLevel,
} from '@microsoft/signalr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HubError } from './hub-error.ts';
import type { HubOptions } from './hub-types.ts';
import { end, type HubServer, openShaken, openSocket, startHubServer, type TestIdentity } from './testing.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function serve(changes?: Partial<HubOptions<TestIdentity>>, port?: number): Promise<HubServer> {
  const server = await startHubServer(changes, port);
  cleanups.push(server.stop);
  return server;
}

interface ClientChoices {
  token?: string;
  skipNegotiation?: boolean;
  reconnect?: boolean;
}

function clientOf(
  { url }: HubServer,
  { token = 'good', skipNegotiation = false, reconnect }: ClientChoices = {},
): HubConnection {
  const transport = skipNegotiation ? { skipNegotiation, transport: HttpTransportType.WebSockets } : {};
  const builder = new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory: () => token, ...transport })
    .configureLogging(LogLevel.None);
  if (reconnect) builder.withAutomaticReconnect([0, 50, 100, 200, 400]);
  const client = builder.build();
  cleanups.push(() => client.stop());
  return client;
}

async function connect(server: HubServer, choices?: ClientChoices): Promise<HubConnection> {
  const client = clientOf(server, choices);
  await client.start();
  return client;
}

const negotiate = (
  server: HubServer,
  query = '?negotiateVersion=1',
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${server.url}/negotiate${query}`, { method: 'POST', headers: { authorization: 'Bearer good', ...headers } });

const closed = (client: HubConnection): Promise<Error | undefined> => new Promise((resolve) => client.onclose(resolve));

describe('negotiation', () => {
  const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];

  test('version 1 answers a public id and a secret token', async () => {
    const answer = await (await negotiate(await serve())).json();
    expect(answer).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.stringMatching(/^[\w-]{22}$/),
      availableTransports,
    });
    expect(answer.connectionId).not.toBe(answer.connectionToken);
  });

  test('version 0 answers an id alone, which is then the token', async () => {
    const server = await serve();
    const answer = await (await negotiate(server, '')).json();
    expect(answer).toEqual({ negotiateVersion: 0, connectionId: expect.any(String), availableTransports });
    const raw = await openSocket(server.url, `access_token=good&id=${answer.connectionId}`);
    raw.socket.terminate();
  });

  test('a higher version is answered with our highest', async () => {
    expect(await (await negotiate(await serve(), '?negotiateVersion=7')).json()).toMatchObject({ negotiateVersion: 1 });
  });

  test('a version that is no number is answered with an error', async () => {
    const answer = await (await negotiate(await serve(), '?negotiateVersion=x')).json();
    expect(answer).toEqual({ error: 'The client requested a non-integer protocol version.' });
  });

  test.each([
    ['no token', {}, '', 401],
    ['a bad token', { authorization: 'Bearer bad' }, '', 401],
    ['a token in the query', {}, '&access_token=good', 200],
    ['a listed origin', { authorization: 'Bearer good', origin: 'https://console.example' }, '', 200],
    ['a foreign origin', { authorization: 'Bearer good', origin: 'https://evil.example' }, '', 403],
  ])('%s', async (_, headers, query, status) => {
    const server = await serve();
    const url = `${server.url}/negotiate?negotiateVersion=1${query}`;
    expect((await fetch(url, { method: 'POST', headers: { ...headers } })).status).toBe(status);
  });

  test("the client's body and content type do not matter", async () => {
    const server = await serve();
    const headers = { authorization: 'Bearer good', 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/negotiate`, { method: 'POST', headers, body: '{broken' });
    expect(answer.status).toBe(200);
  });

  test('a failing authentication is 500 without its detail', async () => {
    const authenticate = async (): Promise<null> => {
      throw new Error('secret database name');
    };
    const server = await serve({ authenticate });
    const answer = await negotiate(server);
    expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
    await expect(openSocket(server.url)).rejects.toThrow('500');
  });

  test('one key has at most its number of connections and negotiations, and gets room when they expire', async () => {
    const server = await serve({ limits: { connectionsPerKey: 3 } });
    const statuses = await Promise.all([1, 2, 3, 4, 5].map(async () => (await negotiate(server)).status));
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429]);
    await expect(openSocket(server.url)).rejects.toThrow('429');
    expect((await negotiate(server, '', { authorization: 'Bearer good-other' })).status).toBe(200);
    server.clock.advance(16_000);
    expect((await negotiate(server)).status).toBe(200);
  });
});

describe('connecting', () => {
  test.each([
    ['a bad token', 'access_token=bad', '401'],
    ['no token', '', '401'],
    ['an unknown id', 'access_token=good&id=unknown', '404'],
    ['an empty id', 'access_token=good&id=', '404'],
  ])('with %s is refused', async (_, query, status) => {
    const { url } = await serve();
    await expect(openSocket(url, query)).rejects.toThrow(status);
  });

  test('a second socket on one id is refused, and the first stays', async () => {
    const server = await serve();
    const { connectionToken } = await (await negotiate(server)).json();
    const raw = await openSocket(server.url, `access_token=good&id=${connectionToken}`);
    await expect(openSocket(server.url, `access_token=good&id=${connectionToken}`)).rejects.toThrow('409');
    raw.send(`{"protocol":"json","version":1}${end}`);
    expect(await raw.next()).toEqual({});
    raw.socket.close();
    await once(raw.socket, 'close');
    await vi.waitFor(() => expect([...server.hub.connections()]).toEqual([]));
    await expect(openSocket(server.url, `access_token=good&id=${connectionToken}`)).rejects.toThrow('404');
  });

  test('of two sockets that come at once on one id only one gets through, however slow the authentication', async () => {
    const waiting: (() => void)[] = [];
    const server = await serve({
      authenticate: ({ phase }) =>
        new Promise((resolve) => {
          if (phase === 'negotiate') resolve({ name: 'x' });
          else waiting.push(() => resolve({ name: 'x' }));
        }),
    });
    const { connectionToken } = await (await negotiate(server)).json();
    const first = openSocket(server.url, `id=${connectionToken}`);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await expect(openSocket(server.url, `id=${connectionToken}`)).rejects.toThrow('409');
    for (const answer of waiting) answer();
    (await first).socket.terminate();
  });

  test('the public id is no token, another identity cannot use an id, and a bad token does not burn it', async () => {
    const server = await serve();
    const { connectionId, connectionToken } = await (await negotiate(server)).json();
    await expect(openSocket(server.url, `access_token=good&id=${connectionId}`)).rejects.toThrow('404');
    await expect(openSocket(server.url, `access_token=good-other&id=${connectionToken}`)).rejects.toThrow('404');
    await expect(openSocket(server.url, `access_token=bad&id=${connectionToken}`)).rejects.toThrow('401');
    (await openSocket(server.url, `access_token=good&id=${connectionToken}`)).socket.terminate();
  });

  test('an id is forgotten when nobody connects on it in time', async () => {
    const server = await serve();
    const { connectionToken } = await (await negotiate(server)).json();
    server.clock.advance(15_000);
    await expect(openSocket(server.url, `access_token=good&id=${connectionToken}`)).rejects.toThrow('404');
  });

  test('origins: a foreign page is refused, a listed one and our own are not', async () => {
    const { url } = await serve();
    await expect(openSocket(url, undefined, { origin: 'https://evil.example' })).rejects.toThrow('403');
    for (const origin of ['https://console.example', new URL(url).origin]) {
      (await openSocket(url, undefined, { origin })).socket.terminate();
    }
  });

  test('a socket for another path does not hang', async () => {
    const { url } = await serve();
    await expect(openSocket(`${url}/other`)).rejects.toThrow('404');
    (await openSocket(url.replace('/hub', '/HUB/'))).socket.terminate();
  });

  test("the other transports' requests are told apart", async () => {
    const server = await serve();
    const { connectionToken } = await (await negotiate(server)).json();
    const ask = async (query: string, method = 'GET'): Promise<number> =>
      (await fetch(server.url + query, { method })).status;
    expect([await ask(''), await ask('?id=unknown'), await ask(`?id=${connectionToken}`)]).toEqual([400, 404, 404]);
    expect([await ask('', 'POST'), await ask('?id=unknown', 'DELETE')]).toEqual([400, 404]);
  });

  test('a single-use token passes negotiation and connection, each asked once', async () => {
    const phases: string[] = [];
    const server = await serve({
      authenticate: async ({ token, phase, query }) => {
        phases.push(`${phase} ${token} ${query.get('idUser')}`);
        return { name: 'x' };
      },
    });
    const client = clientOf({ ...server, url: `${server.url}?idUser=7` }, { token: 'ticket' });
    await client.start();
    expect(phases).toEqual(['negotiate ticket 7', 'connect ticket 7']);
    expect(client.connectionId).toBe([...server.hub.connections()][0]?.id);
  });

  test('negotiation can be skipped', async () => {
    const server = await serve({ methods: { echo: (_, text) => text } });
    const client = await connect(server, { skipNegotiation: true });
    expect(client.connectionId).toBeNull();
    expect(await client.invoke('echo', 'here')).toBe('here');
  });

  test('connecting and leaving are told once each, only of those who shook hands', async () => {
    const told: string[] = [];
    const server = await serve({
      onConnected: ({ identity }) => told.push(`+${identity.name}`),
      onDisconnected: ({ identity }) => {
        told.push(`-${identity.name}`);
        throw new Error('a listener that fails');
      },
    });
    const mute = await openSocket(server.url, 'access_token=good-mute');
    mute.socket.terminate();
    const client = await connect(server, { token: 'good-client' });
    await client.stop();
    await vi.waitFor(() => expect(told).toEqual(['+good-client', '-good-client']));
    expect(server.warnings).toHaveLength(1);
  });
});

describe('handshake', () => {
  test.each([
    ['version 1', '{"protocol":"json","version":1}', {}],
    ['version 2, as a client of stateful reconnect sends it', '{"protocol":"json","version":2}', {}],
    [
      'version 3',
      '{"protocol":"json","version":3}',
      { error: "The server does not support version 3 of the 'json' protocol." },
    ],
    ['an unknown protocol', '{"protocol":"xml","version":1}', { error: "The protocol 'xml' is not supported." }],
    ['no protocol', '{}', { error: 'The handshake names no protocol and version.' }],
    ['no JSON', 'hello', { error: 'The handshake could not be read. A frame is not JSON.' }],
    ['an array', '[]', { error: 'The handshake could not be read. A frame is not a JSON object.' }],
  ])('%s', async (_, text, answer) => {
    const { url } = await serve();
    const raw = await openSocket(url);
    raw.send(text + end);
    expect(await raw.next()).toEqual(answer);
    if ('error' in answer) expect(await raw.next()).toBeNull();
    else raw.socket.terminate();
  });

  test('it may come in pieces, and the first call with it', async () => {
    const { url } = await serve({ methods: { echo: (_, text) => text } });
    const raw = await openSocket(url);
    raw.send('{"protocol":"js');
    raw.send(`on","version":1}${end}{"type":1,"invocationId":"1","target":"echo","arguments":["a"]}${end}`);
    expect(await raw.next()).toEqual({});
    expect(await raw.next()).toEqual({ type: 3, invocationId: '1', result: 'a' });
    raw.socket.terminate();
  });

  test('one that never ends is refused, one that never comes is cut off', async () => {
    const server = await serve();
    const long = await openSocket(server.url);
    long.send('x'.repeat(5000));
    expect(await long.next()).toEqual({ error: 'The handshake is too long.' });
    const mute = await openSocket(server.url);
    server.clock.advance(15_000);
    expect(await mute.next()).toBeNull();
  });
});

describe('calls', () => {
  const methods: HubOptions<TestIdentity>['methods'] = {
    echo: (_, text) => text,
    whoAmI: ({ identity }) => identity.name,
    nothing: () => undefined,
    refuse: () => {
      throw new HubError('Comment is empty');
    },
    break: () => {
      throw new Error('password of the database');
    },
    cyclic: () => {
      const circle: { self?: unknown } = {};
      circle.self = circle;
      return circle;
    },
  };

  test('results, no result, a caller who is known', async () => {
    const client = await connect(await serve({ methods }));
    expect(await client.invoke('whoAmI')).toBe('good');
    expect(await client.invoke('WHOAMI')).toBe('good');
    expect(await client.invoke('nothing')).toBeUndefined();
    expect(await client.invoke('echo', { IdUser: 1, list: [null, 1.5] })).toEqual({ IdUser: 1, list: [null, 1.5] });
  });

  test.each(['čćžšđ ЂЖ 😀 \u2028', '\u0000', '"\\', ''])('unicode comes back as it went: %j', async (text) => {
    const client = await connect(await serve({ methods }));
    expect(await client.invoke('echo', text)).toBe(text);
  });

  test('100 calls at once are answered to the right caller in any order', async () => {
    const waiting: (() => void)[] = [];
    const slow = (_: unknown, n: unknown): Promise<unknown> =>
      new Promise((resolve) => {
        waiting.unshift(() => resolve(n));
        if (waiting.length === 100) for (const answer of waiting) answer();
      });
    const client = await connect(await serve({ methods: { slow }, limits: { messagesPerSecond: 200 } }));
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    expect(await Promise.all(numbers.map((n) => client.invoke('slow', n)))).toEqual(numbers);
  });

  test("a HubError's text reaches the client, no other detail does", async () => {
    const server = await serve({ methods });
    const client = await connect(server);
    await expect(client.invoke('refuse')).rejects.toThrow('Comment is empty');
    await expect(client.invoke('break')).rejects.toThrow(
      "An unexpected error occurred invoking 'break' on the server.",
    );
    await expect(client.invoke('break')).rejects.not.toThrow('password');
    await expect(client.invoke('cyclic')).rejects.toThrow('The result could not be written.');
    expect(server.warnings).toHaveLength(3);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'missing', ''])(
    "'%s' is no method",
    async (name) => {
      const client = await connect(await serve({ methods }));
      await expect(client.invoke(name)).rejects.toThrow('Method does not exist.');
      expect(client.state).toBe(HubConnectionState.Connected);
    },
  );

  test('a call without an id gets no answer, also when it fails', async () => {
    const { url } = await serve({ methods });
    const raw = await openShaken(url);
    const call = (target: string, id = ''): string => `{"type":1,${id}"target":"${target}","arguments":[]}${end}`;
    raw.send(call('break') + call('missing') + call('nothing', '"invocationId":"9",'));
    expect(await raw.next()).toEqual({ type: 3, invocationId: '9' });
    raw.socket.terminate();
  });

  test('several frames in one message, with kinds that ask nothing among them', async () => {
    const { url } = await serve({ methods });
    const raw = await openShaken(url);
    const frames = [
      '{"type":6}',
      '{"type":2,"invocationId":"s","item":1}',
      '{"type":3,"invocationId":"s"}',
      '{"type":5,"invocationId":"unknown"}',
      '{"type":8,"sequenceId":1}',
      '{"type":9,"sequenceId":1}',
      '{"type":99}',
      '{"type":1,"invocationId":"a","target":"echo","arguments":[1]}',
      '{"type":1,"invocationId":"b","target":"echo","arguments":[2],"headers":{}}',
    ];
    raw.send(frames.map((frame) => frame + end).join(''));
    expect([await raw.next(), await raw.next()]).toEqual([
      { type: 3, invocationId: 'a', result: 1 },
      { type: 3, invocationId: 'b', result: 2 },
    ]);
    raw.socket.terminate();
  });

  test('a streaming call of a plain method and an upload stream end in an error', async () => {
    const server = await serve({ methods });
    const client = await connect(server);
    const error = await new Promise((resolve) =>
      client.stream('echo').subscribe({ next: () => {}, complete: () => resolve(null), error: resolve }),
    );
    expect(String(error)).toContain("attempted to invoke the non-streaming 'echo' method with a streaming invocation");
    const raw = await openShaken(server.url);
    raw.send(`{"type":1,"invocationId":"u","target":"echo","arguments":[],"streamIds":["1"]}${end}`);
    expect(await raw.next()).toMatchObject({ invocationId: 'u', error: "The 'echo' method takes no upload streams." });
    raw.socket.terminate();
  });

  test.each([
    ['no JSON', `hello${end}`, 'A frame is not JSON.'],
    ['no end', '{"type":6}', 'A frame is not complete.'],
    ['no type', `{}${end}`, "'type' must be a number."],
    ['no target', `{"type":1,"arguments":[]}${end}`, "'target' must be a text."],
    ['no arguments', `{"type":1,"target":"echo"}${end}`, "'arguments' must be an array."],
    [
      'an id that is no text',
      `{"type":1,"target":"echo","arguments":[],"invocationId":1}${end}`,
      "'invocationId' must be a text.",
    ],
  ])('a message with %s closes the connection and says why', async (_, text, error) => {
    const { url } = await serve({ methods });
    const raw = await openShaken(url);
    raw.send(text);
    expect(await raw.next()).toEqual({ type: 7, error, allowReconnect: true });
    expect(await raw.next()).toBeNull();
  });
});

describe('limits', () => {
  test('a message as long as allowed passes, a longer one closes with a word, a far longer one at once', async () => {
    const { url } = await serve({ methods: { size: (_, text) => String(text).length } });
    const frame = (length: number): string => {
      const [before, after] = ['{"type":1,"invocationId":"1","target":"size","arguments":["', `"]}${end}`];
      return before + 'x'.repeat(length - before.length - after.length) + after;
    };
    const raw = await openShaken(url);
    raw.send(frame(32_768));
    expect(await raw.next()).toMatchObject({ type: 3, result: expect.any(Number) });
    raw.send(frame(32_769));
    expect(await raw.next()).toMatchObject({ type: 7, error: 'The maximum message size of 32768B was exceeded.' });
    const flood = await openShaken(url);
    flood.send(frame(1_000_000));
    const [code] = await once(flood.socket, 'close');
    expect(code).toBe(1009);
  });

  test('bytes count, not characters', async () => {
    const { url } = await serve();
    const raw = await openShaken(url);
    raw.send(`{"type":6,"note":"${'č'.repeat(17_000)}"}${end}`);
    expect(await raw.next()).toMatchObject({ type: 7, error: expect.stringContaining('maximum message size') });
  });

  test('20 messages in a second pass, the 21st closes; a second later there is room again', async () => {
    const server = await serve({ methods: { echo: (_, n) => n } });
    const call = (n: number): string => `{"type":1,"invocationId":"${n}","target":"echo","arguments":[${n}]}${end}`;
    const calls = Array.from({ length: 20 }, (_, index) => call(index)).join('');
    const raw = await openShaken(server.url);
    for (let second = 0; second < 3; second += 1) {
      raw.send(calls);
      for (let n = 0; n < 20; n += 1) expect(await raw.next()).toMatchObject({ type: 3, result: n });
      server.clock.advance(1000);
    }
    raw.send(calls + call(20));
    expect(await raw.nextOf(7)).toMatchObject({ error: 'More than 20 messages in a second.', allowReconnect: true });
  });

  test('a client that does not read is cut off, the others are not', async () => {
    const server = await serve({ limits: { sendBufferBytes: 100_000 } });
    const slow = await openShaken(server.url, 'access_token=good-slow');
    const quick = await openShaken(server.url, 'access_token=good-quick');
    slow.socket.pause();
    const text = 'x'.repeat(500_000);
    let sent = 0;
    while ([...server.hub.connections()].length === 2 && sent < 500) {
      server.hub.send(() => true, 'Changes', sent);
      server.hub.send(({ name }) => name === 'good-slow', 'Changes', text);
      sent += 1;
      expect(await quick.next()).toMatchObject({ target: 'Changes', arguments: [sent - 1] });
    }
    expect(server.warnings).toContainEqual(expect.objectContaining({ waiting: expect.any(Number) }));
    expect([...server.hub.connections()].map(({ identity }) => identity.name)).toEqual(['good-quick']);
    slow.socket.terminate();
    quick.socket.terminate();
  });

  test('on a bad network a dead socket makes room for its own client', async () => {
    const server = await serve({ limits: { connectionsPerKey: 1 } });
    const dead = await openShaken(server.url);
    await expect(openSocket(server.url)).rejects.toThrow('429');
    server.clock.advance(20_000);
    const alive = await openShaken(server.url);
    expect(await dead.nextOf(7)).toBeNull();
    expect([...server.hub.connections()]).toHaveLength(1);
    alive.socket.terminate();
  });
});

describe('pings and silence', () => {
  test('who has been sent nothing for 15 s gets a ping', async () => {
    const server = await serve();
    const raw = await openShaken(server.url);
    server.clock.advance(10_000);
    server.hub.send(() => true, 'Changes');
    server.clock.advance(14_000);
    server.hub.send(() => true, 'Mark');
    server.clock.advance(5_000);
    expect([await raw.next(), await raw.next()]).toMatchObject([{ target: 'Changes' }, { target: 'Mark' }]);
    raw.send(`{"type":6}${end}`);
    const heard = once(raw.socket, 'pong');
    raw.socket.ping();
    await heard;
    server.clock.advance(10_000);
    expect(await raw.next()).toEqual({ type: 6 });
    raw.socket.terminate();
  });

  test('who says nothing for 30 s is closed, who pings is not', async () => {
    const server = await serve();
    const silent = await openShaken(server.url, 'access_token=good-silent');
    const lively = await openShaken(server.url, 'access_token=good-lively');
    server.clock.advance(29_000);
    lively.send(`{"type":6}${end}`);
    /* the WebSocket's own pong follows the message before it */
    const heard = once(lively.socket, 'pong');
    lively.socket.ping();
    await heard;
    server.clock.advance(1000);
    const gone = await silent.nextOf(7);
    expect(gone === null || gone.error === 'No message for 30 s.').toBe(true);
    expect(await silent.nextOf(7)).toBeNull();
    expect([...server.hub.connections()].map(({ identity }) => identity.name)).toEqual(['good-lively']);
    lively.socket.terminate();
  });
});

describe('pushes and closing', () => {
  test('a push reaches those who are meant, each once, in order', async () => {
    const server = await serve();
    const heard: Record<string, unknown[]> = { 'good-a': [], 'good-b': [] };
    for (const [token, list] of Object.entries(heard)) {
      (await connect(server, { token })).on('Changes', (...args) => list.push(args));
    }
    server.hub.send(() => true, 'Changes', { from: 0, text: 'Šarić' }, 2);
    server.hub.send(({ name }) => name === 'good-b', 'Changes', 'b');
    server.hub.send(() => true, 'Changes', 'last');
    await vi.waitFor(() => expect(heard['good-a']).toHaveLength(2));
    await vi.waitFor(() => expect(heard['good-b']).toHaveLength(3));
    expect(heard['good-a']).toEqual([[{ from: 0, text: 'Šarić' }, 2], ['last']]);
    expect(heard['good-b']).toEqual([[{ from: 0, text: 'Šarić' }, 2], ['b'], ['last']]);
  });

  test('a message is serialised once for all who get it', async () => {
    const server = await serve();
    await Promise.all(['good-1', 'good-2', 'good-3'].map((token) => connect(server, { token })));
    const toJSON = vi.fn(() => 'once');
    server.hub.send(() => true, 'Changes', { toJSON });
    expect(toJSON).toHaveBeenCalledTimes(1);
  });

  test('nothing is pushed before the handshake', async () => {
    const server = await serve();
    const raw = await openSocket(server.url);
    server.hub.send(() => true, 'Changes', 'too early');
    raw.send(`{"protocol":"json","version":1}${end}`);
    expect(await raw.next()).toEqual({});
    server.hub.send(() => true, 'Changes', 'now');
    expect(await raw.next()).toMatchObject({ arguments: ['now'] });
    raw.socket.terminate();
  });

  test('a close without leave to reconnect ends the client with the reason', async () => {
    const server = await serve();
    const client = await connect(server, { reconnect: true });
    const ended = closed(client);
    server.hub.close(({ name }) => name === 'good', { error: 'session revoked' });
    expect((await ended)?.message).toContain('session revoked');
    expect(client.state).toBe(HubConnectionState.Disconnected);
  });

  test('a close with leave to reconnect brings the client back', async () => {
    const server = await serve();
    const client = await connect(server, { reconnect: true });
    const before = client.connectionId;
    const back = new Promise((resolve) => client.onreconnected(resolve));
    server.hub.close(() => true, { allowReconnect: true });
    expect(await back).not.toBe(before);
    expect(client.state).toBe(HubConnectionState.Connected);
  });

  test('clients come back after a restart of the server', async () => {
    const methods = { echo: (_: unknown, text: unknown) => text };
    const server = await startHubServer({ methods });
    const client = await connect(server, { reconnect: true });
    const back = new Promise((resolve) => client.onreconnected(resolve));
    const port = Number(new URL(server.url).port);
    await server.stop();
    await serve({ methods }, port);
    await back;
    expect(await client.invoke('echo', 'again')).toBe('again');
  });

  test('a stopped hub has said goodbye to everybody, takes nothing new, and cuts off who does not answer', async () => {
    const server = await serve();
    const polite = await openShaken(server.url, 'access_token=good-polite');
    const stubborn = await openShaken(server.url, 'access_token=good-stubborn');
    stubborn.socket.pause();
    const stopped = server.hub.stop();
    expect(await polite.nextOf(7)).toEqual({ type: 7, allowReconnect: true });
    expect((await negotiate(server)).status).toBe(503);
    await expect(openSocket(server.url)).rejects.toThrow('503');
    server.clock.advance(2000);
    await stopped;
    expect([...server.hub.connections()]).toEqual([]);
    stubborn.socket.terminate();
  });

  test("a client's own Close ends the connection", async () => {
    const server = await serve();
    const raw = await openShaken(server.url);
    raw.send(`{"type":7}${end}`);
    expect(await raw.next()).toBeNull();
  });
});
