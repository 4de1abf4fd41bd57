import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { backUpWhenDue } from '../backup/scheduled-backup.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config.ts';
import { NewerDatabaseError } from '../db/database-error.ts';
import { DirectoryLockedError } from '../db/lock.ts';
import { openDatabase } from '../db/open.ts';
import { tenant } from '../db/schema.ts';
import { startServer } from '../start-server.ts';
import { migratedDump } from '../testing/template.ts';
import { runCommand } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'patrolkit-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const configOf = (name: string) => readConfig({ DATA_DIR: join(folder, name), PORT: '0', LOG_LEVEL: 'silent' });
const file = join(folder, 'all.tar.gz');
const namesIn = async (name: string): Promise<string[]> => {
  const { db, close } = await openDatabase({ directory: join(folder, name), clock: systemClock });
  const rows = await db.select({ name: tenant.name }).from(tenant).orderBy(tenant.id);
  await close();
  return rows.map((row) => row.name);
};

test('a backup is made through the running server, restored into an empty directory, and refused by a full one', async () => {
  const server = await startServer(configOf('first'), 'first@security.example');
  try {
    expect(await runCommand(['backup', file], configOf('first'))).toMatchObject({ isOk: true });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const own = await runCommand(['restore', file], configOf('first')).catch((error: unknown) => error);
    expect(own).toBeInstanceOf(DirectoryLockedError);
    const nowhere = await runCommand(['backup', join(folder, 'no', 'folder')], configOf('first'));
    expect(nowhere).toMatchObject({ isOk: false, lines: [expect.stringMatching(/^Nothing was written/)] });
  } finally {
    await server.close();
  }
  await runCommand(['tenant', 'add', 'After the backup', '--admin', 'b@c.example'], configOf('first'));
  const before = await namesIn('first');
  expect(before).toHaveLength(2);

  expect(await runCommand(['restore', file], configOf('second'))).toMatchObject({ isOk: true });
  expect(await namesIn('second')).toEqual(before.slice(0, 1));

  const refused = await runCommand(['restore', file], configOf('first'));
  expect(refused).toMatchObject({ isOk: false, lines: [expect.stringMatching(/--replace/)] });
  expect(await namesIn('first')).toEqual(before);

  const replaced = await runCommand(['restore', file, '--replace'], configOf('first'));
  expect(replaced).toMatchObject({ isOk: true });
  expect(await namesIn('first')).toEqual(before.slice(0, 1));
  expect(readdirSync(join(folder, 'first')).filter((name) => name.startsWith('database.replaced-'))).toHaveLength(1);
}, 120_000);

test('a backup that is broken, or of a newer server, changes nothing', async () => {
  const broken = join(folder, 'broken.tar.gz');
  writeFileSync(broken, 'no backup');
  expect(await runCommand(['restore', broken], configOf('third'))).toMatchObject({ isOk: false });
  const newer = await openDatabase({ directory: join(folder, 'newer'), clock: systemClock });
  await newer.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)`,
  );
  await newer.close();
  /* A database of a newer server is backed up by that server. */
  const dumped = join(folder, 'newer.tar.gz');
  const { openPglite } = await import('../db/pglite-client.ts');
  const { writeBackup } = await import('../backup/backup-file.ts');
  const client = await openPglite({
    directory: join(folder, 'newer', 'database'),
    dump: null,
    statementLimitMs: 30_000,
  });
  await writeBackup(dumped, await client.dump());
  await client.close();
  const refusal = await runCommand(['restore', dumped], configOf('third')).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(NewerDatabaseError);
  expect(existsSync(join(folder, 'third', 'database'))).toBe(false);
}, 120_000);

test('scheduled backups are made when due, and the oldest go', async () => {
  const backup = { folder: join(folder, 'scheduled'), everyHours: 24, keep: 2 };
  const dump = await migratedDump();
  const run = (hour: number) => backUpWhenDue(backup, async () => dump, Date.UTC(2026, 10, 1, hour));
  expect([await run(0), await run(23), await run(24), await run(48)]).toEqual([true, false, true, true]);
  expect(readdirSync(backup.folder).sort()).toEqual([
    'patrolkit-2026-11-02T00-00-00.000Z.tar.gz',
    'patrolkit-2026-11-03T00-00-00.000Z.tar.gz',
  ]);
});
