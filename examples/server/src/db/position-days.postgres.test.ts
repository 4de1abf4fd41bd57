/* On both databases: the embedded one takes the same partitions. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, lt, sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createEmptyDatabase, postgresServer } from '../testing/postgres.ts';
import { createDatabase, type Database, migrateDatabase, migrationsFolder } from './database.ts';
import { deleteInPieces } from './delete-rows.ts';
import { openPglite } from './pglite-client.ts';
import { addPositionDays, dropPositionDays } from './position-days.ts';
import { openPostgresClient } from './postgres-client.ts';
import { createStore } from './repository.ts';
import { position, tenant } from './schema.ts';
import { prepareTenantRole } from './tenant-role.ts';

const server = await postgresServer();
const dayMs = 24 * 3_600_000;
const today = Math.floor(systemClock.now() / dayMs) * dayMs;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');

/** The migrations before the one that makes the days. */
function earlierMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  const index = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('position_days'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return folder;
}

interface Opened {
  readonly db: Database;
  close(): Promise<void>;
}

const openers: Record<string, () => Promise<Opened>> = {
  embedded: async () => {
    const client = await openPglite({ directory: null, dump: null, statementLimitMs: 30_000 });
    return { db: createDatabase(client), close: client.close };
  },
  PostgreSQL: async () => {
    const own = await createEmptyDatabase(server ?? '');
    const client = openPostgresClient({ url: own.url, poolSize: 4, statementLimitMs: 30_000 });
    const close = async (): Promise<void> => {
      await client.close();
      await own.drop();
    };
    return { db: createDatabase(client), close };
  },
};

describe.each(Object.keys(openers))('the days of positions, %s', (engine) => {
  describe.skipIf(engine === 'PostgreSQL' && server === null)('from the previous schema on', () => {
    let opened: Opened;
    let db: Database;
    let guardId = 0;
    const folder = earlierMigrations();
    const at = (recordedAt: number, tenantId = 1) => ({
      tenantId,
      userId: guardId,
      recordedAt,
      latitude: 45.8,
      longitude: 15.9,
    });
    const all = () => db.select().from(position).orderBy(asc(position.recordedAt), asc(position.id));
    const parts = async (): Promise<Record<string, number>> => {
      const { rows } = await db.execute<{ name: string; n: number }>(
        sql`select tableoid::regclass::text as name, count(*)::int as n from position group by 1 order by 1`,
      );
      return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
    };

    beforeAll(async () => {
      opened = await (openers[engine] ?? expect.unreachable)();
      db = opened.db;
      await migrate(db, { migrationsFolder: folder });
      await db.insert(tenant).values([
        { name: 'One', createdAt: 0 },
        { name: 'Two', createdAt: 0 },
      ]);
      /* The columns of that time: today's table has more. */
      const { rows } = await db.execute<{ id: number }>(
        sql`insert into user_account (tenant_id, name, role) values (1, 'Guard', 'Guard') returning id::float8 as id`,
      );
      guardId = rows[0]?.id ?? 0;
      await db.insert(position).values([at(today - 100 * dayMs), at(today - dayMs, 2), at(today + 1)]);
    });
    afterAll(async () => {
      await opened.close();
      rmSync(folder, { recursive: true });
    });

    test('an older database keeps its positions and their ids, and counts on from there', async () => {
      const before = await all();
      await migrateDatabase(db);
      if (engine === 'PostgreSQL') await prepareTenantRole(db);
      expect(await all()).toEqual(before);
      const [next] = await db
        .insert(position)
        .values(at(today + 2))
        .returning();
      expect(next?.id).toBe(4);
      expect(await parts()).toEqual({ position_past: 4 });
    });

    test('each day gets its own, whatever has come before it was there; no time is without a place', async () => {
      await db.insert(position).values([at(today + 2 * dayMs + 5), at(today + 40 * dayMs), at(0)]);
      const before = await all();
      await addPositionDays(db, today, 4);
      await addPositionDays(db, today + 1, 4);
      expect(await all()).toEqual(before);
      expect(await parts()).toEqual({
        position_next: 1,
        position_past: 5,
        [`position_${dayOf(today + 2 * dayMs)}`]: 1,
      });
      /* after a month without a server the gap is one partition */
      await addPositionDays(db, today + 30 * dayMs, 2);
      await db.insert(position).values([at(today + 29 * dayMs), at(today + 31 * dayMs)]);
      expect(await parts()).toMatchObject({
        [`position_${dayOf(today + 4 * dayMs)}`]: 1,
        [`position_${dayOf(today + 31 * dayMs)}`]: 1,
      });
    });

    test('what is removed in pieces is what was asked for, in whatever partition it lies', async () => {
      const repository = createStore(db, systemClock, () => undefined).for({ tenantId: 2 });
      const spread = Array.from({ length: 1500 }, (_, index) => at(today + (index % 5) * dayMs + index, 2));
      await db.insert(position).values(spread);
      const others = await db.select().from(position).where(eq(position.tenantId, 1)).orderBy(asc(position.id));
      const where = lt(position.recordedAt, today + 3 * dayMs);
      const removed = await deleteInPieces(repository, () => 0, { table: position, where });
      expect(removed).toBe(901);
      const left = await db.select().from(position).where(eq(position.tenantId, 2));
      expect(left.length).toBe(600);
      expect(left.every(({ recordedAt }) => recordedAt >= today + 3 * dayMs)).toBe(true);
      expect(await db.select().from(position).where(eq(position.tenantId, 1)).orderBy(asc(position.id))).toEqual(
        others,
      );
    });

    test('C13 old days go as a whole and are counted by tenant; an older position still finds its place', async () => {
      expect(await dropPositionDays(db, today)).toEqual(new Map());
      const before = await all();
      const end = today + 4 * dayMs;
      const gone = await dropPositionDays(db, end + dayMs - 1);
      expect(await all()).toEqual(before.filter(({ recordedAt }) => recordedAt >= end));
      const old = before.filter(({ recordedAt }) => recordedAt < end);
      expect(gone).toEqual(new Map([1, 2].map((id) => [id, old.filter(({ tenantId }) => tenantId === id).length])));
      await db.insert(position).values(at(today));
      expect(await parts()).toMatchObject({ position_past: 1 });
    });

    test.skipIf(engine === 'embedded')(
      'nobody waits for it: while the table is in use it comes again later',
      async () => {
        const before = await all();
        await db.transaction(async (tx) => {
          await tx.select().from(position).limit(1);
          await addPositionDays(db, today + 60 * dayMs, 2);
          expect(await dropPositionDays(db, today + 50 * dayMs)).toEqual(new Map());
        });
        expect(await all()).toEqual(before);
        await addPositionDays(db, today + 60 * dayMs, 2);
        await db.insert(position).values(at(today + 61 * dayMs));
        expect(await parts()).toMatchObject({ [`position_${dayOf(today + 61 * dayMs)}`]: 1 });
      },
    );
  });
});
