import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { migratedDump } from '../testing/template.ts';
import { createDatabase, migrateDatabase } from './database.ts';
import { DiskFullError, ifThereIsRoom, isDiskFull } from './database-error.ts';
import { createFreeSpaceCheck } from './free-space.ts';
import { openDatabase } from './open.ts';
import { openPglite } from './pglite-client.ts';
import { tenant } from './schema.ts';

const open = async (statementLimitMs = 30_000) =>
  openDatabase({ directory: null, clock: systemClock, dump: await migratedDump(), statementLimitMs });

test('a statement that takes too long is ended, and the database serves the next one', async () => {
  const { db, close } = await open(2000);
  await expect(db.execute(sql`select count(*) from generate_series(1, 100000000000)`)).rejects.toThrow();
  expect(await db.select().from(tenant)).toEqual([]);
  await close();
});

test('transactions do not mix, and a failed one leaves nothing', async () => {
  const { db, close } = await open();
  const add = (name: string, fails: boolean) =>
    db.transaction(async (tx) => {
      await tx.insert(tenant).values({ name, createdAt: 0 });
      await Promise.resolve();
      await tx.insert(tenant).values({ name: `${name}-2`, createdAt: 0 });
      if (fails) throw new Error('no');
    });
  const outcomes = await Promise.allSettled([add('a', false), add('b', true), add('c', false)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((await db.select().from(tenant)).map((row) => row.name)).toEqual(['a', 'a-2', 'c', 'c-2']);
  await close();
});

test('each statement is planned for its own values, however often it comes', async () => {
  const { db, close } = await open();
  const { rows } = await db.execute(sql`show plan_cache_mode`);
  expect(rows).toEqual([{ plan_cache_mode: 'force_custom_plan' }]);
  await close();
});

test('instants come back as they went in, to the millisecond and before 1970', async () => {
  const { db, close } = await open();
  for (const createdAt of [0, 1, 1_795_262_400_123, Date.UTC(2026, 9, 25, 0, 30), -1000]) {
    await db.delete(tenant);
    await db.insert(tenant).values({ name: 'x', createdAt });
    expect((await db.select().from(tenant))[0]?.createdAt).toBe(createdAt);
  }
  await close();
});

test('a database of a newer server is refused with one clear line', async () => {
  const { db, close } = await open();
  await migrateDatabase(db);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
  );
  await expect(migrateDatabase(db)).rejects.toThrow(/newer server/);
  await close();
});

test('writing stops before the disk is full and goes on when there is room again', () => {
  let now = 0;
  let free = 10;
  const check = createFreeSpaceCheck(
    '/data',
    100,
    () => now,
    () => free,
  );
  expect(check()?.message).toMatch(/10 bytes left, 100 are needed/);
  free = 1000;
  expect(check()).not.toBeNull();
  now += 1000;
  expect(check()).toBeNull();
});

test('while there is no room to write everything can be read, and nothing written by any kind of statement', async () => {
  let refusal: Error | null = null;
  const client = await openPglite({
    directory: null,
    dump: await migratedDump(),
    statementLimitMs: 30_000,
    refusalToWrite: () => refusal,
  });
  const db = createDatabase(client);
  const row = { name: 'x', createdAt: 0 };
  await db.insert(tenant).values(row);
  refusal = new DiskFullError('full');
  const lock = db.select().from(tenant).for('update');
  for (const write of [db.insert(tenant).values(row), db.delete(tenant), lock, db.execute(sql`create table more ()`)]) {
    expect(isDiskFull(await write.catch((error: unknown) => error))).toBe(true);
  }
  await expect(db.transaction((tx) => tx.select().from(tenant))).rejects.toThrow('full');
  await ifThereIsRoom(db.update(tenant).set({ name: 'later' }));
  await expect(ifThereIsRoom(db.execute(sql`select 1 / 0`))).rejects.toThrow();
  expect(await db.select({ name: tenant.name }).from(tenant)).toEqual([{ name: 'x' }]);
  refusal = null;
  await db.insert(tenant).values(row);
  expect(await db.$count(tenant)).toBe(2);
  await client.close();
});
