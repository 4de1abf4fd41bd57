import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

/**
 * Writes a dump to a file that only its owner may read: aside first and renamed when it is on the disk, so that no half
 * of a backup ever has the name of one. Rejects when it cannot be written; an older file of that name stays then.
 */
export async function writeBackup(file: string, dump: Uint8Array): Promise<number> {
  const bytes = await promisify(gzip)(dump);
  const aside = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(aside, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
  return bytes.length;
}

/** Reads what writeBackup has written. Rejects when there is none, or it is broken. */
export async function readBackup(file: string): Promise<Uint8Array> {
  return promisify(gunzip)(await readFile(file));
}
