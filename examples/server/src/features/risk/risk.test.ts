import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { location } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
});
afterAll(() => server.close());

const save = (payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/Risk', headers, payload: { idRisk: 0, ...payload } });
const remove = (id: number) => server.app.inject({ method: 'DELETE', url: `/api/Risk/${id}`, headers });

test('S7.49 a risk that live places have is 409 inUse', async () => {
  const { idRisk } = (await save({ name: 'Extreme', level: 5 })).json();
  const [place] = await server.db.insert(location).values({ tenantId: 1, name: 'Mill', riskId: idRisk }).returning();
  expect((await remove(idRisk)).json()).toMatchObject({
    status: 409,
    errors: [{ field: 'idRisk', code: 'inUse', message: 'Risk has 1 location', use: { kind: 'location', count: 1 } }],
  });
  await server.db
    .update(location)
    .set({ deletedAt: 1 })
    .where(eq(location.id, place?.id ?? 0));
  expect((await remove(idRisk)).statusCode).toBe(204);
});

test('S7.47 risks stand from the lowest level to the highest', async () => {
  await save({ name: 'Between', level: 2 });
  const rows = (await server.app.inject({ url: '/api/Risk', headers })).json<{ level: number }[]>();
  const levels = rows.map((row) => row.level);
  expect(levels).toEqual([1, 2, 3, 5]);
});
