import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createPatrolClient, type PatrolClient, type PatrolClientOptions } from '../index.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A client of a real HTTP server that answers as told. */
async function clientOf(answer: RequestListener, options: Partial<PatrolClientOptions> = {}): Promise<PatrolClient> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has one
  return createPatrolClient({ baseUrl: `http://127.0.0.1:${port}/`, ...options });
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const session = {
  token: 'secret',
  userId: 1,
  name: 'Ana',
  role: 'Operator',
  language: null,
  expiresAt: null,
  policies: [],
};

describe('a refused call', () => {
  test('names each field with its message, one line each', async () => {
    const client = await clientOf(
      json(400, {
        title: 'Validation failed',
        status: 400,
        requestId: 'r-1',
        errors: [
          { field: 'tolerance', code: 'minimum', message: 'must be at least 00:00:00' },
          { field: 'title', message: 'is required' },
        ],
      }),
    );
    await expect(client.event.confirm(1)).rejects.toMatchObject({
      kind: 'http',
      status: 400,
      action: 'event/confirm',
      requestId: 'r-1',
      lines: 'tolerance::must be at least 00:00:00\ntitle::is required',
    });
  });

  test('without fields names its action', async () => {
    const client = await clientOf(json(409, { title: 'Conflict', status: 409 }));
    await expect(client.event.confirm(1)).rejects.toMatchObject({ lines: 'event/confirm' });
  });

  test('keeps the seconds the server asks to wait, and is not confused by a foreign body', async () => {
    const client = await clientOf((_, response) => {
      response.writeHead(429, { 'retry-after': '30', 'content-type': 'text/html' }).end('<h1>slow down</h1>');
    });
    await expect(client.event.getLast()).rejects.toMatchObject({ status: 429, retryAfterSeconds: 30, fieldErrors: [] });
  });

  test('with 401 ends the session it was asked with, and no other', async () => {
    const client = await clientOf(json(401, { title: 'Unauthorized', status: 401 }));
    client.session.start(session);
    const reasons: string[] = [];
    client.session.subscribe((_, reason) => reasons.push(reason));
    const call = client.event.getLast();
    client.session.start({ ...session, userId: 8, token: 'newer' });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(client.session.current()?.token).toBe('newer');
    await expect(client.event.getLast()).rejects.toMatchObject({ status: 401 });
    expect(client.session.current()).toBeNull();
    expect(reasons).toEqual(['signed-in', 'unauthorised']);
  });
});

describe('a call without an answer', () => {
  test('is a timeout when the server is silent for too long', async () => {
    const client = await clientOf(() => {}, { timeoutMs: 50 });
    await expect(client.config.get()).rejects.toMatchObject({ kind: 'timeout', status: 0, isUnanswered: true });
  });

  test('is a timeout when the body of an answer does not end', async () => {
    const client = await clientOf(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('[{');
      },
      { timeoutMs: 50 },
    );
    await expect(client.location.getAll()).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('is a network error when the server hangs up', async () => {
    const client = await clientOf((request) => request.socket.destroy());
    await expect(client.config.get()).rejects.toMatchObject({ kind: 'network', isUnanswered: true });
  });
});

test('an answer that is not what the contract says is unreadable, not a crash', async () => {
  const client = await clientOf(json(200, [{ idRoute: 1, startDateTime: 'yesterday' }]));
  const week = client.route.get({ from: 0, to: 604_800_000 });
  await expect(week).rejects.toMatchObject({ kind: 'unreadable', action: 'route/get' });
});

test('S9.01 every call goes to the base address it was given, with or without a slash at its end', async () => {
  for (const baseUrl of ['https://patrol.example/base', 'https://patrol.example/base/']) {
    const urls: string[] = [];
    const client = createPatrolClient({
      baseUrl,
      fetch: async ({ url }) => {
        urls.push(url);
        return Response.json([]);
      },
    });
    await client.location.getAll();
    await client.event.getOpenAlarms();
    expect(urls).toEqual([
      'https://patrol.example/base/api/Location',
      'https://patrol.example/base/api/Event/OpenAlarms',
    ]);
    expect(client.baseUrl).toBe('https://patrol.example/base');
  }
});

test('the token travels as bearer in the header and never in the address', async () => {
  const seen: (string | undefined)[] = [];
  const client = await clientOf((request, response) => {
    seen.push(request.headers.authorization, request.url);
    json(200, [])(request, response);
  });
  client.session.start(session);
  await client.location.getAll();
  expect(seen).toEqual(['Bearer secret', '/api/Location']);
});

test('S4.25, S7.76 a sign-in keeps the token, and later calls carry it', async () => {
  const seen: (string | undefined)[] = [];
  const client = await clientOf((request, response) => {
    seen.push(request.headers.authorization);
    const isSignIn = request.url === '/api/User/Authenticate';
    json(200, isSignIn ? { token: 'fresh', result: 0, idUser: 1, name: 'Ana', role: 'Operator' } : [])(
      request,
      response,
    );
  });
  await client.user.authenticate({ email: 'a@b.example', password: 'x' });
  await client.location.getAll();
  expect(seen).toEqual([undefined, 'Bearer fresh']);
});

test('a session that is not kept is stored nowhere and can be ended on the server', async () => {
  const seen: string[] = [];
  const client = await clientOf((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization}`);
    const isSignIn = request.url === '/api/User/Authenticate';
    if (isSignIn) json(200, { token: 'guard', result: 0, idUser: 9, name: 'Ana', role: 'Guard' })(request, response);
    else response.writeHead(204).end();
  });
  const answer = await client.user.authenticate(
    { email: 'a@b.example', password: 'x' },
    ({ role }) => role !== 'Guard',
  );
  expect(answer.ok).toBe(true);
  expect(client.session.current()).toBeNull();
  if (answer.ok) await client.user.discard(answer.session);
  expect(seen).toEqual(['/api/User/Authenticate undefined', '/api/User/Logout Bearer guard']);
});

test('a log-out ends the session here first and on the server with its own token', async () => {
  const seen: string[] = [];
  const client = await clientOf((request, response) => {
    seen.push(`${request.url} ${request.headers.authorization} ${client.session.current()?.token}`);
    response.writeHead(204).end();
  });
  client.session.start(session);
  await client.user.logout();
  expect(seen).toEqual(['/api/User/Logout Bearer secret undefined']);
});

test('a log-out ends the session here also when the server does not answer', async () => {
  const client = await clientOf((request) => request.socket.destroy());
  client.session.start(session);
  await expect(client.user.logout()).rejects.toMatchObject({ kind: 'network' });
  expect(client.session.current()).toBeNull();
});

describe('what is tried again', () => {
  const counting = async (statuses: (number | 'hang-up')[], options: Partial<PatrolClientOptions> = {}) => {
    const lines: string[] = [];
    const client = await clientOf((request, response) => {
      lines.push(`${request.method} ${request.headers.authorization ?? ''}`);
      const status = statuses.shift() ?? 200;
      if (status === 'hang-up') request.socket.destroy();
      else json(status, status === 200 ? [] : { title: 'x', status })(request, response);
    }, options);
    return { client, lines };
  };

  test.each([['hang-up'], [502], [503], [504]] as const)('a read after %s, once', async (first) => {
    const once = await counting([first]);
    expect(await once.client.location.getAll()).toEqual([]);
    const twice = await counting([first, first]);
    await expect(twice.client.location.getAll()).rejects.toBeInstanceOf(Error);
    expect(twice.lines).toHaveLength(2);
  });

  test('a write only with a key that tells its copy', async () => {
    const place = { locationId: 0, name: 'x', position: null, companyId: null, riskId: null, cityId: null };
    const location = { ...place, address: null, isActive: true, version: 0 };
    const bare = await counting([503]);
    await expect(bare.client.location.save(location)).rejects.toMatchObject({ status: 503 });
    expect(bare.lines).toHaveLength(1);
    const keyed = await counting([503]);
    await keyed.client.location.save(location, { idempotencyKey: 'once' });
    expect(keyed.lines).toHaveLength(2);
  });

  test('nothing after a refusal', async () => {
    for (const status of [400, 404, 409, 429, 500]) {
      const { client, lines } = await counting([status]);
      await expect(client.location.getAll()).rejects.toMatchObject({ status });
      expect(lines).toHaveLength(1);
    }
  });

  test('a call after 401 with the token a host has fresh, which then stays', async () => {
    const asked: string[] = [];
    const freshToken = async (refused: string) => {
      asked.push(refused);
      return 'fresh';
    };
    const { client, lines } = await counting([401, 401], { freshToken });
    client.session.start(session);
    await Promise.all([client.location.getAll(), client.location.getAll()]);
    expect(lines).toEqual(['GET Bearer secret', 'GET Bearer secret', 'GET Bearer fresh', 'GET Bearer fresh']);
    expect(asked).toEqual(['secret']);
    expect(client.session.current()).toEqual({ ...session, token: 'fresh' });
  });

  test('a 401 ends the session when the host has nothing better', async () => {
    for (const freshToken of [
      undefined,
      async () => null,
      async () => 'secret',
      () => Promise.reject(new Error('no')),
    ]) {
      const { client, lines } = await counting([401], { freshToken });
      client.session.start(session);
      await expect(client.location.getAll()).rejects.toMatchObject({ status: 401, path: '/api/Location' });
      expect(client.session.current()).toBeNull();
      expect(lines).toHaveLength(1);
    }
  });
});
