import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { manyRows } from './many-rows.ts';
import { createStore, type Repository } from './repository.ts';

let server: TestServer;
let repository: Repository;
beforeAll(async () => {
  server = await startTestServer();
  repository = createStore(server.db, server.clock, () => undefined).for({ tenantId: 1 });
});
afterAll(() => server.close());

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
