import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Bytes that are free where a folder is, or where it will be made. */
export function freeBytes(folder: string): number {
  let place = resolve(folder);
  while (!existsSync(place) && dirname(place) !== place) place = dirname(place);
  const { bavail, bsize } = statfsSync(place);
  return bavail * bsize;
}
