import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, type LiveFeed } from '@patrolkit/sdk/live';
import { createHub } from '@patrolkit/sdk/realtime';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { until } from './until.ts';

const server = new ServerProcess();
const running: LiveFeed[] = [];
let requests: string[] = [];

beforeAll(() => server.start());
afterAll(() => server.dispose());
afterEach(() => {
  for (const feed of running.splice(0)) feed.stop();
});

async function signIn(email = 'administrator@demo.example'): Promise<PatrolClient> {
  requests = [];
  const client = createPatrolClient({
    baseUrl: server.url,
    logger: { warn: () => {} },
    fetch: (request) => {
      requests.push(`${request.method} ${request.url.slice(server.url.length)}`);
      return fetch(request);
    },
  });
  const answer = await client.user.authenticate({ email, password: 'demo-patrol' });
  expect(answer.ok).toBe(true);
  return client;
}

function follow(client: PatrolClient, options: { hasHub: boolean; pollIntervalMs?: number }): LiveFeed {
  const hub = options.hasHub ? createHub({ client }) : undefined;
  const feed = createLiveFeed({ client, hub, pollIntervalMs: options.pollIntervalMs });
  running.push(feed);
  feed.start();
  return feed;
}

const isReady = (feed: LiveFeed) => () => feed.getSnapshot().status === 'ready';
const isConnected = (feed: LiveFeed) => () => feed.getSnapshot().hub.status === 'connected';

describe('the poll', () => {
  test('S9.03, S9.05 asks for 500 hours of events and five positions per guard', async () => {
    const feed = follow(await signIn(), { hasHub: false });
    await until('the first list', isReady(feed));
    await until('positions', () => feed.getSnapshot().positionsAt !== null);
    const events = requests.find((request) => request.includes('GetLastEvents'));
    expect(events).toMatch(/^GET \/api\/Event\/GetLastEvents\/0\?/);
    expect(events).toContain('numberOfHours=500');
    expect(events).toContain('showGpsTrack=false');
    expect(requests).toContain('GET /api/UserLocation/GetLastUserLocation/5');
  });

  test('alone brings a panic, and a quiet poll costs no rows', async () => {
    const client = await signIn();
    const feed = follow(client, { hasHub: false, pollIntervalMs: 300 });
    await until('the first list', isReady(feed));
    const before = feed.getSnapshot().events;
    await until('more polls', () => requests.filter((request) => request.includes('GetLastEvents')).length > 3);
    expect(feed.getSnapshot().events).toBe(before);
    await new Phone(server).panic();
    await until('the panic', () => feed.getSnapshot().openAlarms.length > 0);
    const [alarm] = feed.getSnapshot().openAlarms;
    await feed.confirm(alarm?.eventId ?? 0);
    expect(feed.getSnapshot().openAlarms).toEqual([]);
  });
});

describe('the hub', () => {
  test('brings a panic that the poll would bring much later, once and with its place', async () => {
    const feed = follow(await signIn(), { hasHub: true, pollIntervalMs: 600_000 });
    const changes: number[] = [];
    feed.subscribeChanges((change) => changes.push(change.seq));
    await until('the first list', isReady(feed));
    await until('the hub', isConnected(feed));
    await new Phone(server, 'demo-guard-2').panic(50.85, 4.36);
    await until('the panic', () => feed.getSnapshot().openAlarms.length === 1);
    const [alarm] = feed.getSnapshot().openAlarms;
    expect(alarm).toMatchObject({ type: 'GuardPanic', position: { latitude: 50.85, longitude: 4.36 } });
    expect(new Set(changes).size).toBe(changes.length);
    await feed.confirm(alarm?.eventId ?? 0);
  });

  test('tells a second console who confirmed', async () => {
    const first = follow(await signIn(), { hasHub: true, pollIntervalMs: 600_000 });
    const second = follow(await signIn('operator@demo.example'), { hasHub: true, pollIntervalMs: 600_000 });
    for (const feed of [first, second]) {
      await until('the first list', isReady(feed));
      await until('the hub', isConnected(feed));
    }
    await new Phone(server, 'demo-guard-3').panic();
    await until('the panic in both', () => [first, second].every((feed) => feed.getSnapshot().openAlarms.length === 1));
    const eventId = second.getSnapshot().openAlarms[0]?.eventId ?? 0;
    const confirmed = await second.confirm(eventId);
    await until('quiet in the first', () => first.getSnapshot().openAlarms.length === 0);
    const shown = first.getSnapshot().events.find((event) => event.eventId === eventId);
    expect(shown).toMatchObject({ confirmedBy: confirmed.confirmedBy, confirmedAt: confirmed.confirmedAt });
    expect(confirmed.confirmedBy).not.toBe('');
  });

  test('a server that was killed and came back is followed again, and nothing it had acknowledged is missing', async () => {
    const feed = follow(await signIn(), { hasHub: true, pollIntervalMs: 500 });
    await until('the hub', isConnected(feed));
    const phone = new Phone(server, 'demo-guard-4');
    const acknowledged: number[] = [];
    let isLoading = true;
    const load = (async () => {
      while (isLoading) {
        try {
          acknowledged.push(await phone.read('04A10001'));
        } catch {
          // the server is gone: an unanswered read was not acknowledged
        }
      }
    })();
    await until('events under load', () => acknowledged.length > 20);
    await server.kill();
    isLoading = false;
    await load;
    await until('the loss is noticed', () => feed.getSnapshot().hub.status !== 'connected');
    await server.start();
    await until('the hub again', isConnected(feed), 30_000);
    await until('every acknowledged event', () => {
      const known = new Set(feed.getSnapshot().events.map((event) => event.eventId));
      return acknowledged.every((eventId) => known.has(eventId));
    });
  });
});

describe('the session', () => {
  test('a log-out elsewhere ends the feed of this console with 401', async () => {
    const client = await signIn();
    const feed = follow(client, { hasHub: false, pollIntervalMs: 300 });
    await until('the first list', isReady(feed));
    const reasons: string[] = [];
    client.session.subscribe((_, reason) => reasons.push(reason));
    const token = client.session.current()?.token;
    await fetch(`${server.url}/api/User/Logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await until('the end of the session', () => client.session.current() === null);
    expect(reasons).toEqual(['unauthorised']);
  });

  test('S1.02 a guard signs in with the device API and has no way into the console’s data', async () => {
    const guard = await signIn('guard1@demo.example');
    const token = guard.session.current()?.token;
    const response = await fetch(`${server.url}/api/Device/Events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify([
        { clientEventId: crypto.randomUUID(), type: 'TagRead', occurredAt: new Date().toISOString(), tag: '04A10001' },
      ]),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([{ status: 'created' }]);
    await expect(guard.event.getLast()).rejects.toMatchObject({ kind: 'http', status: 403 });
  });

  test('wrong credentials are an answer with result -1, the same for known and unknown addresses', async () => {
    const client = createPatrolClient({ baseUrl: server.url });
    for (const email of ['administrator@demo.example', 'nobody@demo.example']) {
      expect(await client.user.authenticate({ email, password: 'wrong' })).toEqual({ ok: false, result: -1 });
    }
  });

  test('a server that does not answer is an ApiError of its own kind', async () => {
    const client = createPatrolClient({ baseUrl: 'http://127.0.0.1:9' });
    await expect(client.config.get()).rejects.toMatchObject({
      kind: 'network',
      isUnanswered: true,
      action: 'config/get',
    });
  });
});
