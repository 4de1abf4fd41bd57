import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStore } from '../../db/repository.ts';
import { event } from '../../db/schema.ts';
import { type StartedApp, startApp } from '../../testing/app.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type SentStatement, watchedDatabase } from '../../testing/watched-database.ts';
import { newestFirst } from './newest-first.ts';
import { eventsForViewer } from './notification-counts.ts';

let server: TestServer;
let watched: StartedApp;
let headers: { authorization: string };
const sent: SentStatement[] = [];
const list = '/api/Event/GetLastEvents/0?numberOfEvents=100';

beforeAll(async () => {
  server = await startTestServer();
  watched = await startApp(
    watchedDatabase(server.db, (statement) => sent.push(statement)),
    server.clock,
  );
  headers = await server.bearer('administrator@demo.example');
  await watched.app.inject({ url: list, headers });
});
afterAll(async () => {
  await watched.app.close();
  await server.close();
});
beforeEach(() => {
  sent.length = 0;
});

/* The embedded database remembers sessions (auth/sessions.ts). */
const lookUps = (): number => (server.db.$client.processes === null ? 0 : 1);

test('a poll is one statement and the look at its session, each known to its connection by name', async () => {
  const polled = await watched.app.inject({ url: list, headers });
  expect(polled.json()).toHaveLength(100);
  expect(sent.map(({ name }) => typeof name)).toEqual(Array(1 + lookUps()).fill('string'));
  expect(sent.at(-1)?.sql).toContain('newest as materialized');
});

test('a poll that finds nothing new is one statement that reads no event', async () => {
  const { etag } = (await watched.app.inject({ url: list, headers })).headers;
  sent.length = 0;
  const same = await watched.app.inject({ url: list, headers: { ...headers, 'if-none-match': String(etag) } });
  expect(same.statusCode).toBe(304);
  expect(sent.map(({ name }) => typeof name)).toEqual(Array(1 + lookUps()).fill('string'));
  expect(sent.at(-1)?.sql).not.toContain('"event"');
});

test('whoever asks for other rows, hours or fixes sends the same text', async () => {
  const texts = new Set<string>();
  for (const query of ['numberOfEvents=1', 'numberOfHours=3', 'showGpsTrack=true', 'numberOfEvents=1000']) {
    await watched.app.inject({ url: `/api/Event/GetLastEvents/0?${query}`, headers });
    texts.add(sent.at(-1)?.sql ?? '');
  }
  expect(texts.size).toBe(1);
});

test('an event of the list is the event that comes column by column, to the last digit and letter', async () => {
  const odd = {
    occurredAt: server.clock.now() - 7,
    receivedAt: Date.UTC(2026, 10, 21, 11, 0, 0),
    endedAt: Date.UTC(2026, 10, 21, 11, 0, 0, 500),
    readAt: -123_456_789_012,
    latitude: 0.1 + 0.2,
    longitude: -179.999_999_999_999_97,
    description: '"quoted" \\ \n \u0001 \u2028 č 👮 </script> +00:00',
    confirmedAt: 100,
    confirmedBy: 'null',
  };
  const [newest] = (await watched.app.inject({ url: list, headers })).json<Wire<'Event'>[]>();
  await server.db
    .update(event)
    .set(odd)
    .where(eq(event.id, newest?.idEvent ?? 0));
  const repository = createStore(server.db, server.clock, () => undefined).for({ tenantId: 1 });
  const answered = (await watched.app.inject({ url: '/api/Event/GetLastEvents/0', headers })).json<Wire<'Event'>[]>();
  const isAnswered = new Set(answered.map(({ idEvent }) => idEvent));
  const rows = (await repository.rows(event, undefined, { orderBy: newestFirst })).filter(({ id }) =>
    isAnswered.has(id),
  );
  expect(answered).toContainEqual(
    expect.objectContaining({ description: odd.description, readTagTime: '1966-02-02T02:26:50.988Z' }),
  );
  const { idUser = 0 } = await server.signIn('administrator@demo.example');
  expect(answered).toEqual(await eventsForViewer(repository, idUser, rows));
});
