import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { migrationsFolder } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';

/** Tells one state of the migrations from another. @param engine what else has to be the same */
export function migrationsHash(engine = ''): string {
  const hash = createHash('sha256').update(engine);
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
  /* The path of the database engine holds its version: another one may not read this one's dumps. */
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const file = join(folder, `migrated-${migrationsHash(engine)}.tar`);
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
