import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { behindJsonRow, jsonRow, readJsonRow } from './json-rows.ts';
import { manyRows } from './many-rows.ts';
import { createStore, type Repository } from './repository.ts';
import { event, notification, route, user } from './schema.ts';

let server: TestServer;
let repository: Repository;
beforeAll(async () => {
  server = await startTestServer();
  repository = createStore(server.db, server.clock, () => undefined).for({ tenantId: 1 });
  const [about] = await server.db.select().from(event).where(eq(event.tenantId, 1)).limit(1);
  const said = { tenantId: 1, eventId: about?.id ?? 0, userId: 1, typeCode: 2, description: 'Seen', at: 0 };
  await server.db.insert(notification).values([
    { ...said, sendTo: [3, 4] },
    { ...said, clientId: 'own' },
  ]);
  await server.db.insert(route).values({ tenantId: 1, userId: 1, startsAt: 0, endsAt: 1, warnings: ['battery'] });
});
afterAll(() => server.close());

test.each([
  ['event', event],
  ['notification', notification],
  ['route', route],
  ['user_account', user],
] as const)('a row of %s that came as JSON is the row that comes column by column', async (_name, table) => {
  const rows = await repository.rows(table, undefined, { orderBy: [sql`${table.id}`] });
  expect(rows.length).toBeGreaterThan(0);
  const [found] = await repository.query<{ text: string }>(
    (tenantId) => sql`
      select json_agg(${jsonRow(table, sql`${tenantId}::int`)} order by ${table.id})::text as text
      from ${table} where ${table.tenantId} = ${tenantId}`,
  );
  const values = JSON.parse(found?.text ?? '[]') as unknown[][];
  expect(values.map((row) => readJsonRow(table, row))).toEqual(rows);
  expect(behindJsonRow(table, values[0] ?? [])).toEqual([1]);
});

test('instants before 1970 and in parts of a second, numbers to the last digit and any text', async () => {
  const [row] = await server.db.select().from(event).where(eq(event.tenantId, 1)).limit(1);
  const odd = {
    occurredAt: -123_456_789_012,
    receivedAt: 1_795_301_468_007,
    readAt: 100,
    latitude: 0.1 + 0.2,
    longitude: -179.999_999_999_999_97,
    description: '"quoted" \\ \n \u0001 \u2028 č 👮 </script>',
  };
  await server.db
    .update(event)
    .set(odd)
    .where(eq(event.id, row?.id ?? 0));
  const [found] = await repository.query<{ text: string }>(
    (tenantId) => sql`select ${jsonRow(event)}::text as text from ${event}
      where ${event.tenantId} = ${tenantId} and ${event.id} = ${row?.id ?? 0}`,
  );
  expect(readJsonRow(event, JSON.parse(found?.text ?? '[]'))).toEqual({ ...row, ...odd });
});

test('many rows keep their order; none is an empty list', async () => {
  const rows = await manyRows<{ n: number; t: string | null }>(
    repository,
    ['n', 't'],
    () => sql`select n, case when n > 1 then n::text end as t from generate_series(1, 3) n order by n desc`,
  );
  expect(rows).toEqual([
    { n: 3, t: '3' },
    { n: 2, t: '2' },
    { n: 1, t: null },
  ]);
  expect(await manyRows<{ n: number }>(repository, ['n'], () => sql`select 1 as n where false`)).toEqual([]);
});
