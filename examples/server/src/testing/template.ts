import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { migrationsFolder } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';

function templateHash(): string {
  /* The path of the database engine holds its version: another one may not read this one's dumps. */
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A dump of an empty, migrated database. Made once for these migrations and kept in the system's temporary folder,
 * because opening a new database costs seconds and loading a dump does not.
 */
export async function migratedDump(): Promise<Uint8Array> {
  const folder = join(tmpdir(), 'patrolkit-test');
  const file = join(folder, `migrated-${templateHash()}.tar`);
  if (existsSync(file)) return new Uint8Array(readFileSync(file));
  const { dump, close } = await openDatabase({ directory: null, clock: systemClock });
  const bytes = await dump();
  await close();
  mkdirSync(folder, { recursive: true });
  /* Written aside and renamed: test files running at the same time never see half of it. */
  const own = `${file}.${process.pid}`;
  writeFileSync(own, bytes);
  renameSync(own, file);
  return bytes;
}
