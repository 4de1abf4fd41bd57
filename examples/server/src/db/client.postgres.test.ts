import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  openTestPostgres,
  postgresServer,
  type TestDatabase,
} from '../testing/postgres.ts';
import type { Database } from './database.ts';
import { lockTenant } from './lock-tenant.ts';
import { openPostgres } from './open-postgres.ts';
import { createStore } from './repository.ts';
import { company, event, tenant } from './schema.ts';

const server = await postgresServer();

describe.skipIf(server === null)('PostgreSQL behind the same interface', () => {
  let own: TestDatabase;
  let db: Database;
  let close: () => Promise<void>;
  let tenantId = 0;
  beforeAll(async () => {
    own = await createTestDatabase(server ?? '');
    ({ db, close } = await openTestPostgres(own.url));
    const [row] = await db.insert(tenant).values({ name: 'Mine', createdAt: 0 }).returning();
    tenantId = row?.id ?? 0;
  });
  afterAll(async () => {
    await close();
    await own.drop();
  });
  const mine = () => createStore(db, systemClock, () => undefined).for({ tenantId });

  test('instants come back as they went in, ids are numbers, and JSON is what it was', async () => {
    for (const createdAt of [0, 1, 1_795_262_400_123, Date.UTC(2026, 9, 25, 0, 30), -1000]) {
      await db.update(tenant).set({ createdAt });
      expect((await db.select().from(tenant))[0]?.createdAt).toBe(createdAt);
    }
    const { rows } = await db.execute(
      sql`select 9007199254740991::bigint as id, '{"a":["1"]}'::jsonb as json, '2026-10-25 00:30+00'::timestamptz as at,
        date '2026-10-25' as day, 1.50::numeric as number, null::bigint as none`,
    );
    expect(rows).toEqual([
      {
        id: 9_007_199_254_740_991,
        json: { a: ['1'] },
        at: '2026-10-25 00:30:00+00',
        day: '2026-10-25',
        number: '1.50',
        none: null,
      },
    ]);
  });

  test('transactions do not mix, and a failed one leaves nothing', async () => {
    const add = (name: string, fails: boolean) =>
      db.transaction(async (tx) => {
        await tx.insert(tenant).values({ name, createdAt: 0 });
        await tx.insert(tenant).values({ name: `${name}-2`, createdAt: 0 });
        if (fails) throw new Error('no');
      });
    const outcomes = await Promise.allSettled([add('a', false), add('b', true), add('c', false)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const names = (await db.select().from(tenant)).map(({ name }) => name);
    expect(names.sort()).toEqual(['Mine', 'a', 'a-2', 'c', 'c-2']);
  });

  test('a transaction that goes on after a statement of it has failed is not taken for done', async () => {
    const work = db.transaction(async (tx) => {
      await tx.insert(tenant).values({ name: 'lost', createdAt: 0 });
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow();
    expect(await db.select().from(tenant).where(eq(tenant.name, 'lost'))).toEqual([]);
  });

  test('a statement that takes too long is ended, and the next one is served', async () => {
    const options = { url: own.url, poolSize: 1, statementLimitMs: 200 };
    const short = await openPostgres(options);
    await expect(short.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject({ cause: { code: '57014' } });
    expect((await short.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await short.close();
  });

  test('a transaction that stands still lets go of what it holds', async () => {
    const { rows } = await db.execute(sql`select current_setting('idle_in_transaction_session_timeout') as limit`);
    expect(rows).toEqual([{ limit: '10s' }]);
    const held = mine().write(async (writer) => {
      await lockTenant(writer);
      await db.execute(sql`select 1`);
      await writer.query(() => sql`set local idle_in_transaction_session_timeout to 50`);
      await mine().write(async (other) => lockTenant(other));
      await writer.count(company);
    });
    await expect(held).rejects.toThrow();
  });

  test('connections that break are replaced; only the transaction that was under way fails', async () => {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const work = mine().write(async (writer) => {
      await writer.insert(company, { name: 'Cut off' });
      await db.execute(others);
      await writer.insert(company, { name: 'Cut off' });
    });
    await expect(work).rejects.toThrow();
    expect(await mine().count(company, eq(company.name, 'Cut off'))).toBe(0);
  });

  test('two transactions that wait for each other both end well', async () => {
    const rows = await mine().write((writer) => writer.insert(company, [{ name: 'a' }, { name: 'b' }]));
    const [a, b] = rows.map(({ id }) => id);
    let held = 0;
    const both = Promise.withResolvers<void>();
    const runs: boolean[] = [];
    const inOrder = (first = 0, second = 0) =>
      mine().write(async (writer) => {
        runs.push(writer.isRepeated);
        await writer.update(company, { address: 'held' }, eq(company.id, first));
        held += 1;
        if (held === 2) both.resolve();
        await both.promise;
        await writer.update(company, { contact: 'told' }, eq(company.id, second));
      });
    await Promise.all([inOrder(a, b), inOrder(b, a)]);
    expect(runs).toEqual([false, false, true]);
    expect(await mine().count(company, eq(company.contact, 'told'))).toBe(2);
  });

  test('processes that start together on an empty database migrate it once', async () => {
    const empty = await createEmptyDatabase(server ?? '');
    const opened = await Promise.all([1, 2, 3].map(() => openTestPostgres(empty.url)));
    for (const one of opened) expect(await one.db.$count(event)).toBe(0);
    await Promise.all(opened.map((one) => one.close()));
    await empty.drop();
  });

  test('a database of a newer server, and one that cannot be reached, are refused with one line without a secret', async () => {
    const newer = await createTestDatabase(server ?? '');
    const first = await openTestPostgres(newer.url);
    await first.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    await first.close();
    await expect(openTestPostgres(newer.url)).rejects.toThrow(/newer server/);
    await newer.drop();
    const nobody = openTestPostgres('postgres://patrol:secret@127.0.0.1:1/patrol');
    await expect(nobody).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:1\/patrol cannot be used: (?!.*secret)/);
  });
});
