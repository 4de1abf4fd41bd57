import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { migratedDump } from '../testing/template.ts';
import { migrateDatabase } from './database.ts';
import { createFreeSpaceCheck } from './free-space.ts';
import { openDatabase } from './open.ts';
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
  expect(check).toThrow(/10 bytes left, 100 are needed/);
  free = 1000;
  expect(check).toThrow();
  now += 1000;
  expect(check).not.toThrow();
});
