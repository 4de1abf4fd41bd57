import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, test } from 'vitest';
import { createDatabase, migrateDatabase, migrationsFolder } from './database.ts';
import { openPglite } from './pglite-client.ts';
import { event, location, tenant, user } from './schema.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number }[];
}

/* The migrations up to one, as the release had them that ended with it. */
function migrationsUpTo(last: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-upgrade-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal: Journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }));
  return folder;
}

test('a database of the release before comes up with this one and keeps its data', async () => {
  const folder = migrationsUpTo(1);
  const client = await openPglite({ directory: null, dump: null, statementLimitMs: 60_000 });
  try {
    const db = createDatabase(client);
    await migrate(db, { migrationsFolder: folder });
    await db.execute(sql`insert into tenant (name, change_seq, created_at) values ('Nova', 2, now())`);
    await db.execute(sql`insert into user_account (tenant_id, name, role) values (1, 'Ana', 'Guard')`);
    await db.execute(sql`insert into location (tenant_id, name) values (1, 'Gate')`);
    await db.execute(sql`
      insert into event (tenant_id, type_code, occurred_at, received_at, user_id, comment)
      values (1, 14, '2026-01-02T03:04:05.678Z', '2026-01-02T03:04:06Z', 1, 'kept')`);
    await db.execute(sql`
      insert into change (tenant_id, seq, at, kind, reason, entity_id, version)
      values (1, 1, now(), 'event', 'created', 1, 1), (1, 2, now(), 'master', 'saved', 1, 1)`);
    await db.execute(sql`insert into audit (tenant_id, at, action, entity) values (1, now(), 'event.create', 'event')`);

    await migrateDatabase(db);
    await migrateDatabase(db);
    expect(await db.select().from(tenant)).toMatchObject([{ id: 1, name: 'Nova', changeSeq: 2 }]);
    expect(await db.select().from(user)).toMatchObject([{ name: 'Ana', role: 'Guard' }]);
    expect(await db.select().from(location)).toMatchObject([{ name: 'Gate' }]);
    const at = Date.parse('2026-01-02T03:04:05.678Z');
    expect(await db.select().from(event)).toMatchObject([{ typeCode: 14, occurredAt: at, userId: 1, comment: 'kept' }]);
    const counts = await db.execute(
      sql`select (select count(*)::int from change) c, (select count(*)::int from audit) a`,
    );
    expect(counts.rows).toEqual([{ c: 2, a: 1 }]);
    await expect(db.execute(sql`delete from audit`)).rejects.toThrow();
  } finally {
    await client.close();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
