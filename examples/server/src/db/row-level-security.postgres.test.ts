import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, openTestPostgres, postgresServer } from '../testing/postgres.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { fixedStatement } from './fixed-statement.ts';
import { createStore, type Repository } from './repository.ts';
import * as schema from './schema.ts';

const postgres = await postgresServer();
const tables: PgTable[] = Object.values(schema).flatMap((value) => (value instanceof PgTable ? [value] : []));
const nameOf = (table: PgTable): string => getTableConfig(table).name;
const isOfTenant = (table: PgTable): boolean =>
  getTableConfig(table).columns.some(({ name }) => name === 'tenant_id') || table === schema.tenant;

describe.skipIf(postgres === null)('C10 PostgreSQL itself keeps tenants apart', () => {
  let server: TestServer;
  let mine: Repository;
  beforeAll(async () => {
    server = await startTestServer({ database: 'postgres' });
    mine = createStore(server.db, server.clock, () => undefined).for({ tenantId: 1 });
  });
  afterAll(() => server.close());
  const refused = (code: string) => ({ cause: { code } });

  test('every table with rows of tenants has a policy, and no other table is open to a tenant’s statements', async () => {
    const { rows } = await server.db.execute<{ name: string; policies: number; is_open: boolean }>(sql`
      select relname as name, (select count(*)::int from pg_policy where polrelid = pg_class.oid and relrowsecurity) as policies,
        has_table_privilege('patrolkit_tenant', oid, 'select') as is_open
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`);
    for (const { name, policies, is_open: isOpen } of rows) {
      const known = tables.find((table) => nameOf(table) === name);
      expect({ name, policies, isOpen }).toEqual(
        known && isOfTenant(known) ? { name, policies: 1, isOpen: true } : { name, policies: 0, isOpen: false },
      );
    }
    expect(rows.length).toBeGreaterThanOrEqual(tables.length);
  });

  test('a statement that forgets the tenant sees its rows and no others', async () => {
    for (const table of tables.filter((one) => isOfTenant(one) && one !== schema.tenant)) {
      const seen = await mine.query<{ tenant_id: number }>(() => sql`select distinct tenant_id from ${table}`);
      expect({ table: nameOf(table), others: seen.filter((row) => row.tenant_id !== 1) }).toEqual({
        table: nameOf(table),
        others: [],
      });
    }
    expect(await mine.query(() => sql`select id from tenant`)).toEqual([{ id: 1 }]);
    const all = await server.db.execute(sql`select distinct tenant_id from event order by 1`);
    expect(all.rows).toEqual([{ tenant_id: 1 }, { tenant_id: server.second.tenantId }]);
    const counted = await mine.query<{ n: number }>(() => sql`select count(*)::int as n from event`);
    expect(counted[0]?.n).toBe(await server.db.$count(schema.event, sql`tenant_id = 1`));
  });

  test('a plan that a connection keeps shows each tenant its own rows, whoever had the connection before', async () => {
    const { tenantId } = server.second;
    const store = createStore(server.db, server.clock, () => undefined);
    const forgetful = fixedStatement(
      (value) => sql`
      select coalesce(array_agg(distinct tenant_id)::text, '') as seen from event where id > ${value('id')}`,
    );
    /* One after the other they share a connection; the sixth use is the first of a plan for all values. */
    for (let times = 0; times < 10; times += 1) {
      expect(await mine.ask(forgetful, { id: 0 })).toEqual([{ seen: '{1}' }]);
      expect(await store.for({ tenantId }).ask(forgetful, { id: 0 })).toEqual([{ seen: `{${tenantId}}` }]);
      const { rows } = await server.db.$client.query(forgetful.text, [0], { name: forgetful.name });
      expect(rows).toEqual([{ seen: `{1,${tenantId}}` }]);
    }
    const kept = await server.db.$client.query(
      'select generic_plans > 0 as is_kept from pg_prepared_statements where name = $1',
      [forgetful.name],
    );
    expect(kept.rows).toContainEqual({ is_kept: true });
  });

  test('it changes, removes and adds nothing of another tenant', async () => {
    const { eventId, tenantId } = server.second;
    const kept = await mine.write(async (writer) => [
      ...(await writer.query(() => sql`update event set comment = 'mine' where id = ${eventId} returning id`)),
      ...(await writer.query(() => sql`delete from last_position where tenant_id = ${tenantId} returning 1`)),
      ...(await writer.query(() => sql`select 1 from location where id = ${server.second.locationId} for update`)),
    ]);
    expect(kept).toEqual([]);
    const add = mine.query(() => sql`insert into company (tenant_id, name) values (${tenantId}, 'Mine')`);
    await expect(add).rejects.toMatchObject(refused('42501'));
    const move = mine.query(() => sql`update company set tenant_id = ${tenantId}`);
    await expect(move).rejects.toMatchObject(refused('42501'));
  });

  test('nor does it reach what belongs to no tenant, or the log’s own columns', async () => {
    for (const statement of [
      sql`select * from installation`,
      sql`select * from job_lease`,
      sql`delete from tenant`,
      sql`insert into tenant (name, created_at) values ('Another', now())`,
      sql`update audit set action = 'nothing'`,
      sql`create table mine (id int)`,
    ]) {
      await expect(mine.query(() => statement)).rejects.toMatchObject(refused('42501'));
    }
  });

  test('a connection that was a tenant’s sees everything again without one, also after a failure', async () => {
    const other = createStore(server.db, server.clock, () => undefined).for(server.second);
    const looks = Array.from({ length: 60 }, async (_, index) => {
      if (index % 4 === 3) {
        await expect(mine.write((writer) => writer.query(() => sql`select 1 / 0`))).rejects.toThrow();
        return;
      }
      const look = [mine, other, null][index % 4];
      const asked = sql`select distinct tenant_id as id from location order by 1`;
      const rows = look ? await look.query<{ id: number }>(() => asked) : (await server.db.execute(asked)).rows;
      const expected = [[1], [server.second.tenantId], [1, server.second.tenantId]][index % 4];
      expect(rows).toEqual(expected?.map((id) => ({ id })));
    });
    await Promise.all(looks);
  });

  test('without a tenant in the session there is nothing to see', async () => {
    const seen = await server.db.transaction(async (tx) => {
      await tx.execute(sql`set local role patrolkit_tenant`);
      return (await tx.execute(sql`select count(*)::int as n from event`)).rows;
    });
    expect(seen).toEqual([{ n: 0 }]);
  });

  test.skipIf(process.env.TEST_DATABASE_URL)(
    'nor does the superuser of a cluster see more when he is in a tenant’s place',
    async () => {
      const own = await createTestDatabase(postgres ?? '');
      const superuser = new URL(own.url);
      superuser.username = 'postgres';
      const { db, close } = await openTestPostgres(superuser.href);
      const [one, two] = await db
        .insert(schema.tenant)
        .values([
          { name: '1', createdAt: 0 },
          { name: '2', createdAt: 0 },
        ])
        .returning();
      const store = createStore(db, server.clock, () => undefined);
      const rows = { name: 'Kept apart' };
      for (const { id } of [one, two].flatMap((made) => made ?? [])) {
        await store.for({ tenantId: id }).write((writer) => writer.insert(schema.company, rows));
      }
      const seen = await store.for({ tenantId: two?.id ?? 0 }).query(() => sql`select tenant_id from company`);
      expect(seen).toEqual([{ tenant_id: two?.id }]);
      await close();
      await own.drop();
    },
  );
});
