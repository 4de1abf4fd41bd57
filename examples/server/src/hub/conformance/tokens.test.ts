import {
  DefaultHttpClient,
  HttpClient,
  HttpError,
  type HttpRequest,
  HttpResponse,
  HttpTransportType,
  NullLogger,
} from '@microsoft/signalr';
import { afterEach, describe, expect, test } from 'vitest';
import type { HubServer } from '../testing.ts';
import { closed, createBench, end, ways } from './bench.ts';
import { negotiatedId, openEventStream, openLongPolling, poll } from './raw-line.ts';

const bench = createBench();
afterEach(bench.cleanup);

const methods = { echo: (_: unknown, text: unknown) => text };

/** Tickets that open one connection each. */
function ticketOffice(phases: string[] = []) {
  const used = new Set<string>();
  return {
    keyOf: () => 'session',
    authenticate: async ({ token, query, phase }: { token: string | null; query: URLSearchParams; phase: string }) => {
      phases.push(`${phase} ${token} ${query.get('idUser')}`);
      if (!token?.startsWith('good') || used.has(token)) return null;
      if (phase === 'connect') used.add(token);
      return { name: token };
    },
  };
}

describe.each(ways)('a single-use ticket over $name', (way) => {
  test('passes negotiation and connection, each asked once, and carries the connection to its end', async () => {
    const phases: string[] = [];
    const server = await bench.serve({ methods, ...ticketOffice(phases) });
    const client = await bench.connect({ url: `${server.url}?idUser=7` }, way, { token: 'good-ticket' });
    for (const text of ['a', 'b', 'c']) expect(await client.invoke('echo', text)).toBe(text);
    expect(phases).toEqual(['negotiate good-ticket 7', 'connect good-ticket 7']);
    await client.stop();
    await expect(bench.connect(server, way, { token: 'good-ticket' })).rejects.toThrow(/401/);
  });
});

describe.each([
  ['the event stream', openEventStream],
  ['long polling', openLongPolling],
])('later requests of %s', (_, openLine) => {
  const post = async (server: HubServer, id: string, headers: Record<string, string>, query = ''): Promise<number> => {
    const answer = await fetch(`${server.url}?id=${id}${query}`, { method: 'POST', headers, body: '' });
    return answer.status;
  };

  test('pass with the token of the connection, by header or query, and with no other', async () => {
    const server = await bench.serve();
    const id = await negotiatedId(server.url, 'good');
    bench.later((await openLine(server.url, id, 'good')).cut);
    expect(await post(server, id, { authorization: 'Bearer good' })).toBe(200);
    expect(await post(server, id, {}, '&access_token=good')).toBe(200);
    expect(await post(server, id, {})).toBe(401);
    expect(await post(server, id, { authorization: 'Bearer bad' })).toBe(401);
    expect(await post(server, id, { authorization: 'Bearer good-other' })).toBe(404);
    expect(await post(server, id, { authorization: 'Bearer good' })).toBe(200);
  });

  test('pass with a new ticket of the same session, which is used up and takes the place of the old', async () => {
    const phases: string[] = [];
    const server = await bench.serve(ticketOffice(phases));
    const id = await negotiatedId(server.url, 'good-1');
    const line = await openLine(server.url, id, 'good-1');
    bench.later(line.cut);
    expect(await post(server, id, { authorization: 'Bearer good-2' })).toBe(200);
    expect(phases.at(-1)).toBe('connect good-2 null');
    expect(await post(server, id, { authorization: 'Bearer good-2' })).toBe(200);
    expect(await post(server, id, { authorization: 'Bearer good-1' })).toBe(401);
    bench.later(() =>
      fetch(`${server.url}?id=${id}`, { method: 'DELETE', headers: { authorization: 'Bearer good-2' } }),
    );
  });

  test('are 500 without a word when the question after the token fails', async () => {
    const isTokenGood = (): never => {
      throw new Error('secret database name');
    };
    const server = await bench.serve({ isTokenGood });
    const id = await negotiatedId(server.url, 'good');
    await openLine(server.url, id, 'good');
    expect(await post(server, id, { authorization: 'Bearer good' })).toBe(500);
    expect(server.warnings).toHaveLength(1);
    server.clock.advance(15_000);
  });
});

test('a poll with the token of somebody else hears nothing', async () => {
  const server = await bench.serve();
  const id = await negotiatedId(server.url, 'good');
  const line = await openLongPolling(server.url, id, 'good');
  bench.later(line.cut);
  await line.send(`{"protocol":"json","version":1}${end}`);
  expect((await poll(server.url, id, 'good-other')).status).toBe(404);
  expect((await poll(server.url, id, 'bad')).status).toBe(401);
  const deleted = await fetch(`${server.url}?id=${id}`, { method: 'DELETE', headers: { authorization: 'Bearer bad' } });
  expect(deleted.status).toBe(401);
  expect(String(Buffer.from((await line.next()) ?? []))).toBe(`{}${end}`);
});

/** Answers a 401 instead of throwing it: the client asks for a new token only when it gets to see one (aspnetcore#56494). */
class RenewingHttpClient extends HttpClient {
  readonly #inner = new DefaultHttpClient(NullLogger.instance);

  override async send(request: HttpRequest): Promise<HttpResponse> {
    try {
      return await this.#inner.send(request);
    } catch (error) {
      if (error instanceof HttpError && error.statusCode === 401) return new HttpResponse(401, error.message);
      throw error;
    }
  }

  override getCookieString(url: string): string {
    return this.#inner.getCookieString(url);
  }
}

const polled = ways.filter(({ transport }) => transport === HttpTransportType.LongPolling);

describe('renewal of an expired token', () => {
  const expiring = () => {
    let newest = 0;
    const good = new Set<string>();
    return {
      factory: () => {
        newest += 1;
        good.add(`good-${newest}`);
        return `good-${newest}`;
      },
      expire: () => good.clear(),
      issued: () => newest,
      options: {
        methods,
        keyOf: () => 'session',
        authenticate: async ({ token }: { token: string | null }) =>
          token !== null && good.has(token) ? { name: 'session' } : null,
        isTokenGood: (_: unknown, token: string | null) => token !== null && good.has(token),
      },
    };
  };

  test.each(ways.filter(({ transport }) => transport !== HttpTransportType.WebSockets))(
    'in the middle of a connection over $name: the client renews it and nothing is lost',
    async (way) => {
      const tokens = expiring();
      const server = await bench.serve(tokens.options);
      const choices = { accessTokenFactory: tokens.factory, httpClient: new RenewingHttpClient() };
      const client = await bench.connect(server, way, choices);
      expect(await client.invoke('echo', 'before')).toBe('before');
      tokens.expire();
      expect(await client.invoke('echo', 'after')).toBe('after');
      /* a poll and a POST may each have asked for one */
      expect(tokens.issued()).toBeOneOf([2, 3]);
      const heard = new Promise((resolve) => client.on('Changes', resolve));
      server.hub.send(() => true, 'Changes', 'pushed');
      expect(await heard).toBe('pushed');
      expect([...server.hub.connections()]).toHaveLength(1);
    },
  );

  test.each(polled)('between negotiation and first poll over $name', async (way) => {
    const tokens = expiring();
    const authenticate = async ({ token, phase }: { token: string | null; phase: string }) =>
      phase === 'connect' && token === 'good-1' ? null : { name: 'session' };
    const server = await bench.serve({ methods, authenticate, keyOf: () => 'session' });
    const choices = { accessTokenFactory: tokens.factory, httpClient: new RenewingHttpClient() };
    const client = await bench.connect(server, way, choices);
    expect(await client.invoke('echo', 'here')).toBe('here');
    expect(tokens.issued()).toBe(2);
  });

  test.each(polled)('without that, a 401 over $name ends the connection with its status', async (way) => {
    const tokens = expiring();
    const server = await bench.serve(tokens.options);
    const client = await bench.connect(server, way, { accessTokenFactory: tokens.factory });
    const ended = closed(client);
    tokens.expire();
    server.hub.send(() => true, 'Changes');
    expect((await ended)?.message).toContain('401');
    server.clock.advance(31_000);
  });

  test.each(ways)('a reconnect over $name asks for a new one', async (way) => {
    const tokens = expiring();
    const server = await bench.serve(tokens.options);
    const client = await bench.connect(server, way, { accessTokenFactory: tokens.factory, reconnects: true });
    const issued = tokens.issued();
    const back = new Promise((resolve) => client.onreconnected(resolve));
    client.onreconnecting(tokens.expire);
    server.hub.close(() => true, { allowReconnect: true });
    await back;
    expect(tokens.issued()).toBeGreaterThan(issued);
    expect(await client.invoke('echo', 'again')).toBe('again');
  });
});

describe.each(ways)('logs over $name', (way) => {
  test('hold no token and no connection token', async () => {
    const ids: string[] = [];
    const prepare = async (app: HubServer['app']): Promise<void> => {
      app.addHook('onRequest', async ({ url }) => {
        ids.push(new URL(url, 'http://hub').searchParams.get('id') ?? '');
      });
      app.get('/other', async () => 'logged');
    };
    const server = await bench.serve({ methods, prepare });
    const client = await bench.connect(server, way, { token: 'good-secret' });
    await client.invoke('echo', 'text');
    await client.stop();
    await expect(bench.connect(server, way, { token: 'bad-secret' })).rejects.toThrow();
    await fetch(new URL('/other', server.url));
    const written = server.appLog.join('') + JSON.stringify(server.warnings);
    expect(written).toContain('/other');
    for (const secret of ['secret', 'access_token', ...ids.filter((id) => id !== '')]) {
      expect(written).not.toContain(secret);
    }
  });
});
