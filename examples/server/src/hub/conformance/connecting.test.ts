import { once } from 'node:events';
import { request } from 'node:http';
import { HttpTransportType } from '@microsoft/signalr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type HubServer, listedOrigin } from '../testing.ts';
import { closed, createBench, end, transports, type Way, ways } from './bench.ts';
import { negotiatedId, openEventStream, openLongPolling, openSocket, type RawLine } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

/** Opens a line on an id, by a way's transport. */
const openOn = async (server: HubServer, { transport }: Way, id: string, token = 'good'): Promise<RawLine> => {
  const opened =
    transport === HttpTransportType.LongPolling
      ? openLongPolling(server.url, id, token)
      : transport === HttpTransportType.ServerSentEvents
        ? openEventStream(server.url, id, token)
        : openSocket(server.url, `access_token=${token}&id=${id}`);
  const line = await opened;
  bench.later(line.cut);
  return line;
};

describe.each(transports)('opening by $name', (way) => {
  test('with an unknown id is refused, with a bad token too, and neither burns anything', async () => {
    const server = await bench.serve();
    const id = await negotiatedId(server.url, 'good');
    await expect(openOn(server, way, 'unknown')).rejects.toThrow('404');
    await expect(openOn(server, way, id, 'bad')).rejects.toThrow('401');
    await openOn(server, way, id);
  });

  test('the public id is no token, and another identity cannot use an id', async () => {
    const server = await bench.serve();
    const headers = { authorization: 'Bearer good' };
    const answer = await fetch(`${server.url}/negotiate?negotiateVersion=1`, { method: 'POST', headers });
    const { connectionId, connectionToken } = await answer.json();
    await expect(openOn(server, way, connectionId)).rejects.toThrow('404');
    await expect(openOn(server, way, connectionToken, 'good-other')).rejects.toThrow('404');
    await openOn(server, way, connectionToken);
  });

  test('a second line on one id is refused whatever its transport, and the first stays', async () => {
    const server = await bench.serve();
    const id = await negotiatedId(server.url, 'good');
    const line = await openOn(server, way, id);
    await expect(openSocket(server.url, `access_token=good&id=${id}`)).rejects.toThrow('409');
    await expect(openEventStream(server.url, id, 'good')).rejects.toThrow('409');
    if (way.transport !== HttpTransportType.LongPolling) {
      await expect(openLongPolling(server.url, id, 'good')).rejects.toThrow('409');
    }
    await line.send(`{"protocol":"json","version":1}${end}`);
    expect(String(Buffer.from((await line.next()) ?? []))).toBe(`{}${end}`);
    await line.cut();
    await vi.waitFor(() => expect([...server.hub.connections()]).toEqual([]));
    /* a poller is told that it is over, everybody else that there is nothing */
    await expect(openOn(server, way, id)).rejects.toThrow(
      way.transport === HttpTransportType.LongPolling ? '204' : '404',
    );
    server.clock.advance(15_000);
    await expect(openOn(server, way, id)).rejects.toThrow('404');
  });

  test('of two that come at once on one id only one gets through, however slow the authentication', async () => {
    const waiting: (() => void)[] = [];
    const server = await bench.serve({
      keyOf: () => 'x',
      authenticate: ({ phase }) =>
        new Promise((resolve) => {
          if (phase === 'negotiate') resolve({ name: 'x' });
          else waiting.push(() => resolve({ name: 'x' }));
        }),
    });
    const id = await negotiatedId(server.url, 'good');
    const first = openOn(server, way, id);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await expect(openOn(server, way, id)).rejects.toThrow('409');
    for (const answer of waiting) answer();
    await first;
  });

  test('an id is forgotten when nobody connects on it in time', async () => {
    const server = await bench.serve();
    const id = await negotiatedId(server.url, 'good');
    server.clock.advance(15_000);
    await expect(openOn(server, way, id)).rejects.toThrow('404');
  });

  test('a failing authentication is 500 and does not burn the id', async () => {
    let isBroken = true;
    const server = await bench.serve({
      authenticate: async ({ phase, token }) => {
        if (phase === 'connect' && isBroken) throw new Error('secret database name');
        return { name: token ?? '' };
      },
    });
    const id = await negotiatedId(server.url, 'good');
    await expect(openOn(server, way, id)).rejects.toThrow('500');
    isBroken = false;
    await openOn(server, way, id);
  });
});

describe('requests', () => {
  const ask = async (server: HubServer, method: string, query: string, token = 'good'): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(server.url + query, { method, headers, body: method === 'POST' ? '' : null });
    await response.arrayBuffer();
    return response.status;
  };

  test.each(['GET', 'POST', 'DELETE'])('%s without an id is 400, with an unknown one 404', async (method) => {
    const server = await bench.serve();
    expect(await ask(server, method, '')).toBe(400);
    expect(await ask(server, method, '?id=')).toBe(400);
    expect(await ask(server, method, '?id=unknown')).toBe(404);
  });

  test('a POST before the line is open is 409, a DELETE 400', async () => {
    const server = await bench.serve();
    const id = await negotiatedId(server.url, 'good');
    expect(await ask(server, 'POST', `?id=${id}`)).toBe(409);
    expect(await ask(server, 'DELETE', `?id=${id}`)).toBe(400);
  });

  test('a WebSocket takes no POST, and only long polling is ended by DELETE', async () => {
    const server = await bench.serve();
    const [socketId, streamId, pollId] = await Promise.all([1, 2, 3].map(() => negotiatedId(server.url, 'good')));
    bench.later((await openSocket(server.url, `access_token=good&id=${socketId}`)).cut);
    bench.later((await openEventStream(server.url, streamId ?? '', 'good')).cut);
    await openLongPolling(server.url, pollId ?? '', 'good');
    expect(await ask(server, 'POST', `?id=${socketId}`)).toBe(405);
    expect(await ask(server, 'DELETE', `?id=${socketId}`)).toBe(400);
    expect(await ask(server, 'DELETE', `?id=${streamId}`)).toBe(400);
    expect(await ask(server, 'DELETE', `?id=${pollId}`)).toBe(202);
    expect(await ask(server, 'DELETE', `?id=${pollId}`)).toBe(404);
  });

  test('a HEAD opens nothing', async () => {
    const server = await bench.serve();
    const id = await negotiatedId(server.url, 'good');
    expect(await ask(server, 'HEAD', `?id=${id}`)).toBe(404);
    await openOn(server, transports[0] as Way, id); // the list is not empty
  });

  test('a socket for another path does not hang, ours is found in any case', async () => {
    const { url } = await bench.serve();
    await expect(openSocket(`${url}/other`)).rejects.toThrow('404');
    await (await openSocket(url.replace('/hub', '/HUB/'))).cut();
  });

  test('a socket may skip the negotiation, with a token', async () => {
    const { url } = await bench.serve();
    await expect(openSocket(url, 'access_token=bad')).rejects.toThrow('401');
    await expect(openSocket(url, '')).rejects.toThrow('401');
    await expect(openSocket(url, 'access_token=good&id=')).rejects.toThrow('404');
    await (await openSocket(url)).cut();
  });

  test('origins of sockets: a foreign page is refused, a listed one and our own are not', async () => {
    const { url } = await bench.serve();
    await expect(openSocket(url, undefined, { origin: 'https://evil.example' })).rejects.toThrow('403');
    for (const origin of [listedOrigin, new URL(url).origin])
      await (await openSocket(url, undefined, { origin })).cut();
  });
});

test('a client of a WebSocket may skip the negotiation, and then has no id', async () => {
  const server = await bench.serve({ methods: { echo: (_, text) => text } });
  for (const way of ways.filter(({ transport }) => transport === HttpTransportType.WebSockets)) {
    const client = await bench.connect(server, way, { skipNegotiation: true });
    expect(client.connectionId).toBeNull();
    expect(await client.invoke('echo', 'here')).toBe('here');
  }
});

describe.each(ways)('over $name', (way) => {
  test('connecting and leaving are told once each, only of those who shook hands', async () => {
    const told: string[] = [];
    const server = await bench.serve({
      onConnected: ({ identity }) => told.push(`+${identity.name}`),
      onDisconnected: ({ identity }) => {
        told.push(`-${identity.name}`);
        throw new Error('a listener that fails');
      },
    });
    await (await bench.open(server, way, 'good-mute')).cut();
    const client = await bench.connect(server, way, { token: 'good-client' });
    const gone = closed(client);
    await client.stop();
    await gone;
    await vi.waitFor(() => expect(told).toEqual(['+good-client', '-good-client']));
    expect(server.warnings).toHaveLength(1);
  });
});

test('an upgrade that is malformed gets an answer and leaves the id to the next', async () => {
  const server = await bench.serve();
  const id = await negotiatedId(server.url, 'good');
  const asked = request(`${server.url}?access_token=good&id=${id}`, {
    headers: {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'short',
      'sec-websocket-version': '13',
    },
  });
  asked.end();
  const [response] = await once(asked, 'response');
  expect(response.statusCode).toBe(400);
  response.destroy();
  await (await openSocket(server.url, `access_token=good&id=${id}`)).cut();
});
