import { statfsSync } from 'node:fs';
import { DiskFullError } from './database-error.ts';

/**
 * A check before each write: a full disk breaks the embedded database, so writing stops before it is full. Answers why
 * nothing may be written, null when it may. It looks at the disk at most once a second of `now`.
 */
export function createFreeSpaceCheck(
  directory: string,
  minFreeBytes: number,
  now: () => number,
  freeBytes: (directory: string) => number = (path) => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  },
): () => DiskFullError | null {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let free = Number.POSITIVE_INFINITY;
  return () => {
    const at = now();
    if (Math.abs(at - checkedAt) >= 1000) {
      checkedAt = at;
      free = freeBytes(directory);
    }
    return free < minFreeBytes
      ? new DiskFullError(`${directory} has ${free} bytes left, ${minFreeBytes} are needed: nothing is written`)
      : null;
  };
}
