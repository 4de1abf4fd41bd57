import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company, lastPosition, position, route, user, userGroup } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let operator: Record<string, string>;
let guards: number[];
let companyId: number;
const minute = 60_000;

beforeAll(async () => {
  server = await startTestServer();
  const [own] = await server.db.select().from(company).where(eq(company.tenantId, 1));
  companyId = own?.id ?? 0;
  const [group] = await server.db
    .insert(userGroup)
    .values({ tenantId: 1, name: 'One', companyIds: [companyId] })
    .returning();
  await server.db.update(user).set({ groupId: group?.id }).where(eq(user.email, 'operator@demo.example'));
  operator = await server.bearer('operator@demo.example');
  const rows = await server.db.select().from(user).where(eq(user.role, 'Guard'));
  guards = rows.filter(({ tenantId }) => tenantId === 1).map(({ id }) => id);
  await server.db.delete(position);
  await server.db.delete(lastPosition);
});
afterAll(() => server.close());

async function stand(guard: number, at: number): Promise<void> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Device/Positions',
    headers: { authorization: `Bearer demo-guard-${guard}` },
    payload: [{ occurredAt: new Date(at).toISOString(), lat: 50.85, lon: 4.35 }],
  });
  expect(response.json().accepted).toBe(1);
}
const seen = async (url: string): Promise<number[]> => {
  const rows = (await server.app.inject({ url, headers: operator })).json<{ idUser: number }[]>();
  return [...new Set(rows.map(({ idUser }) => idUser))].sort((a, b) => a - b);
};

test('C10 a group-scoped Operator sees positions of guards on the routes of his companies, and no others', async () => {
  const now = server.clock.now();
  const times = { startsAt: now - 10 * minute, endsAt: now + 10 * minute };
  const [first = 0, second = 0] = guards;
  await server.db.insert(route).values([
    { tenantId: 1, userId: first, companyId, ...times },
    { tenantId: 1, userId: second, companyId: companyId + 1, ...times },
  ]);
  for (const guard of [1, 2, 3]) await stand(guard, now - minute);
  for (const url of ['/api/UserLocation', '/api/UserLocation/GetLastUserLocation/5']) {
    expect(await seen(url), url).toEqual([first]);
  }
});

test('C10 a position from before the route is not his', async () => {
  await server.db.delete(position);
  await server.db.delete(lastPosition);
  await stand(1, server.clock.now() - 11 * minute);
  for (const url of ['/api/UserLocation', '/api/UserLocation/GetLastUserLocation/5']) {
    expect(await seen(url), url).toEqual([]);
  }
});
