import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderVariable } from './postgres.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { removeCluster } from './postgres-cluster.ts';

const prefix = 'patrolkit-postgres-';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Names the folder in which the first test that needs PostgreSQL starts it, and clears up at the end of the run. */
export default function setUp(): () => void {
  const own = join(tmpdir(), `${prefix}${process.pid}`);
  process.env[folderVariable] = own;
  const remove = (folder: string): void => {
    const binaries = existsSync(folder) ? postgresBinaries() : null;
    if (binaries) removeCluster(folder, binaries);
  };
  /* Left by runs that were killed. */
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const name of left) if (!isAlive(Number(name.slice(prefix.length)))) remove(join(tmpdir(), name));
  return () => remove(own);
}
