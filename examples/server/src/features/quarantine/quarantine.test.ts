import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quarantine, user } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: { authorization: string };
const start = Date.parse('2026-11-21T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
  for (const minutes of [0, 1, 2, 3]) {
    server.clock.set(start + minutes * 60_000);
    await server.app.inject({
      method: 'POST',
      url: '/api/Device/Positions',
      headers: { authorization: 'Bearer demo-guard-1' },
      payload: [{ occurredAt: '2026-11-21T12:00:00Z', lat: 400 + minutes, lon: 4, note: '<b>=1+1</b>' }],
    });
  }
});
afterAll(() => server.close());

const get = (query = '', as = headers) => server.app.inject({ url: `/api/Quarantine${query}`, headers: as });
const latitudes = async (query: string) =>
  (await get(query)).json().map((row: { raw: string }) => JSON.parse(row.raw).lat);

test('refused data of devices with its reason, the newest first, and what came as text', async () => {
  const response = await get();
  const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
  expect(response.json()).toHaveLength(4);
  expect(response.json()[0]).toEqual({
    idQuarantine: expect.any(Number),
    receivedDateTime: '2026-11-21T12:03:00.000Z',
    idUser: guard?.id,
    reason: expect.stringMatching(/latitude/),
    raw: expect.stringContaining('<b>=1+1</b>'),
  });
  expect(await latitudes('')).toEqual([403, 402, 401, 400]);
  expect(response.headers['x-total-count']).toBe('4');
  expect(response.headers['x-truncated']).toBeUndefined();
});

test('a period holds its begin and not its end; pages tell how many there are', async () => {
  expect(await latitudes('?from=2026-11-21T12:01:00Z&to=2026-11-21T12:03:00Z')).toEqual([402, 401]);
  expect(await latitudes('?limit=2&offset=1')).toEqual([402, 401]);
  const page = await get('?limit=2&offset=1');
  expect([page.headers['x-total-count'], page.headers['x-truncated']]).toEqual(['4', 'true']);
  expect((await get('?limit=2&offset=2')).headers['x-truncated']).toBeUndefined();
  expect(await latitudes('?offset=4')).toEqual([]);
  for (const bad of ['?limit=0', '?limit=1001', '?offset=-1', '?from=x']) expect((await get(bad)).statusCode).toBe(400);
  const backwards = await get('?from=2026-11-21T12:03:00Z&to=2026-11-21T12:01:00Z');
  expect(backwards.json().errors).toMatchObject([{ field: 'to', code: 'dateOrder' }]);
});

test('another tenant has none of it', async () => {
  await server.db
    .insert(quarantine)
    .values({ tenantId: server.second.tenantId, receivedAt: start, reason: 'theirs', raw: '' });
  const second = await get('', await server.bearer('second@demo.example'));
  expect(second.json().map((row: { reason: string }) => row.reason)).toEqual(['theirs']);
  expect((await get()).json()).toHaveLength(4);
});
