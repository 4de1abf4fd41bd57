import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettableClock } from '../clock.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { seedDemo } from '../demo/seed.ts';
import { runFolderVariable } from './run-folder.ts';
import { type SecondTenant, seedSecondTenant } from './second-tenant.ts';
import { migratedDump } from './template.ts';

/** An embedded database with the demo's data and a second tenant. */
export interface SeededDatabase {
  readonly database: OpenDatabase;
  readonly second: SecondTenant;
}

/** Writes aside and renames: test files that run at the same time never see half of it. */
function writeWhole(file: string, content: string | Uint8Array): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, content);
  renameSync(own, file);
}

/**
 * Opens one of its own. Within a run of tests the first one of an instant is kept, and the others are loaded from it:
 * seeding costs more than loading. Nothing outlives the run, as any source may change what is seeded.
 */
export async function openSeededDatabase(clock: SettableClock): Promise<SeededDatabase> {
  const folder = process.env[runFolderVariable];
  const base = join(folder ?? '', `seeded-${clock.now()}`);
  const [dumpFile, secondFile] = [`${base}.tar`, `${base}.json`];
  if (folder && existsSync(dumpFile)) {
    const dump = new Uint8Array(readFileSync(dumpFile));
    return {
      database: await openDatabase({ directory: null, clock, dump }),
      second: JSON.parse(readFileSync(secondFile, 'utf8')) as SecondTenant, // written below
    };
  }
  const database = await openDatabase({ directory: null, clock, dump: await migratedDump() });
  await seedDemo(database.db, clock);
  const second = await seedSecondTenant(database.db, clock);
  if (folder) {
    mkdirSync(folder, { recursive: true });
    writeWhole(secondFile, JSON.stringify(second));
    writeWhole(dumpFile, await database.dump());
  }
  return { database, second };
}
