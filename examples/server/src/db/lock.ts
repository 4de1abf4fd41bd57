import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The data directory is in use by another process that lives. */
export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    /* EPERM: it lives and belongs to somebody else. */
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Takes the data directory for this process: two databases on one directory destroy it.
 * A lock left by a process that has died is taken over. Returns the release.
 * Throws DirectoryLockedError when a living process holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'server.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryLock(file)) return () => rmSync(file, { force: true });
    let holder = Number.NaN;
    try {
      holder = Number.parseInt(readFileSync(file, 'utf8'), 10);
    } catch {
      continue; // released between the two looks
    }
    if (isAlive(holder)) {
      throw new DirectoryLockedError(
        `The data directory ${directory} is in use by process ${holder}; stop it or choose another DATA_DIR`,
      );
    }
    rmSync(file, { force: true });
  }
  throw new DirectoryLockedError(`The data directory ${directory} is being locked by another process`);
}
