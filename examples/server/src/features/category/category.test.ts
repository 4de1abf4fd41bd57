import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { location, locationTag } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
});
afterAll(() => server.close());

const save = (payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/Category', headers, payload: { idCategory: 0, ...payload } });
const remove = (id: number) => server.app.inject({ method: 'DELETE', url: `/api/Category/${id}`, headers });

test('S7.60 a category that live tags have is 409 inUse', async () => {
  const { idCategory } = (await save({ name: 'Lift' })).json();
  const [place] = await server.db.select().from(location).where(eq(location.tenantId, 1));
  const tag = { tenantId: 1, locationId: place?.id ?? 0, name: 'Lift', categoryId: idCategory };
  await server.db.insert(locationTag).values([
    { ...tag, tag: 'LIFT1' },
    { ...tag, tag: 'LIFT2' },
  ]);
  expect((await remove(idCategory)).json()).toMatchObject({
    status: 409,
    errors: [
      {
        field: 'idCategory',
        code: 'inUse',
        message: 'Category has 2 location tags',
        use: { kind: 'locationTag', count: 2 },
      },
    ],
  });
  await server.db.update(locationTag).set({ deletedAt: 1 }).where(eq(locationTag.categoryId, idCategory));
  expect((await remove(idCategory)).statusCode).toBe(204);
});

test('S7.59 a description keeps its lines; null clears it, a change that does not name it leaves it', async () => {
  const { idCategory, description } = (await save({ name: 'Lift', description: ' One\r\nTwo\u0000 ' })).json();
  expect(description).toBe('One\nTwo');
  expect((await save({ idCategory, name: 'Hoist' })).json()).toMatchObject({ name: 'Hoist', description: 'One\nTwo' });
  expect((await save({ idCategory, description: null })).json()).toMatchObject({ name: 'Hoist', description: null });
});
