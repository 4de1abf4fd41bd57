import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderVariable } from './postgres.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { removeCluster } from './postgres-cluster.ts';
import { runFolderVariable } from './run-folder.ts';

const prefix = 'patrolkit-postgres-';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Names the folders in which the first test that needs PostgreSQL starts it and seeded databases are kept, and clears
 * up at the end of the run. */
export default function setUp(): () => void {
  const own = join(tmpdir(), `${prefix}${process.pid}`);
  process.env[folderVariable] = own;
  const runFolder = mkdtempSync(join(tmpdir(), 'patrolkit-run-'));
  process.env[runFolderVariable] = runFolder;
  const remove = (folder: string): void => {
    const binaries = existsSync(folder) ? postgresBinaries() : null;
    if (binaries) removeCluster(folder, binaries);
  };
  /* Left by runs that were killed. */
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const name of left) if (!isAlive(Number(name.slice(prefix.length)))) remove(join(tmpdir(), name));
  return () => {
    remove(own);
    rmSync(runFolder, { recursive: true, force: true });
  };
}
