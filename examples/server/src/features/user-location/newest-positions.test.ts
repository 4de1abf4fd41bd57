import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastPosition, position, user } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
let guards: number[];
const minute = 60_000;
const day = 24 * 60 * minute;

beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
  await server.db.delete(position);
  await server.db.delete(lastPosition);
  const rows = await server.db.select().from(user).where(eq(user.tenantId, 1)).orderBy(user.id);
  guards = rows.filter(({ role }) => role === 'Guard').map(({ id }) => id);
});
afterAll(() => server.close());

/** Gives a guard positions of so many milliseconds ago. */
async function stood(index: number, agos: readonly number[]): Promise<void> {
  const place = { tenantId: 1, userId: guards[index] ?? 0, latitude: 50.85, longitude: 4.35 };
  const rows = agos.map((ago) => ({ ...place, recordedAt: server.clock.now() - ago }));
  await server.db.insert(position).values(rows);
  await server.db.insert(lastPosition).values({ ...place, recordedAt: server.clock.now() - Math.min(...agos) });
}
/** Milliseconds ago of what is answered for each guard, by his index. */
async function newest(n: number): Promise<Record<number, number[]>> {
  const response = await server.app.inject({ url: `/api/UserLocation/GetLastUserLocation/${n}`, headers });
  const rows = response.json<{ idUser: number; eventDateTime: string }[]>();
  expect(response.headers['x-total-count']).toBe(String(rows.length));
  expect(rows.map(({ idUser }) => idUser)).toEqual(rows.map(({ idUser }) => idUser).sort((a, b) => a - b));
  const found: Record<number, number[]> = {};
  for (const { idUser, eventDateTime } of rows) {
    const index = guards.indexOf(idUser);
    found[index] = [...(found[index] ?? []), server.clock.now() - Date.parse(eventDateTime)];
  }
  return found;
}

test('S7.44 without any position the list is empty', async () => {
  expect(await newest(5)).toEqual({});
});

test('S7.44 the newest of each guard come however old they are, also where only some of them are recent', async () => {
  const old = [20 * day, 21 * day, 40 * day, 60 * day, 80 * day];
  await stood(
    0,
    [1, 2, 3, 4, 5, 6].map((n) => n * minute),
  );
  await stood(1, [minute, 3 * day, ...old]);
  await stood(2, [2 * minute]);
  await stood(3, old);
  await stood(4, [2 * day + minute - 1, 2 * day + minute, 2 * day + minute + 1]);
  expect(await newest(5)).toEqual({
    0: [1, 2, 3, 4, 5].map((n) => n * minute),
    1: [minute, 3 * day, ...old.slice(0, 3)],
    2: [2 * minute],
    3: old,
    4: [2 * day + minute - 1, 2 * day + minute, 2 * day + minute + 1],
  });
  expect(await newest(1)).toEqual({
    0: [minute],
    1: [minute],
    2: [2 * minute],
    3: [20 * day],
    4: [2 * day + minute - 1],
  });
});

test('S7.44 when nobody has stood anywhere for months, the last places are answered all the same', async () => {
  server.clock.set(server.clock.now() + 200 * day);
  headers = await server.bearer('administrator@demo.example');
  expect(Object.keys(await newest(5))).toHaveLength(5);
});
