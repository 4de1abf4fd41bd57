import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk of its own, which a test may fill. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes room until so many bytes are left. */
  fill(bytesLeft?: number): void;
  /** Gives back what `fill` took. */
  clear(): void;
  remove(): void;
}

const step = 1024 * 1024;

/** A disk in memory; null, with a line that says so, where mounting is not allowed. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    console.warn('Tests on a full disk are skipped: this user may not mount a disk in memory');
    return null;
  }
  const ballast = join(folder, 'ballast');
  const bytesFree = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    fill: (bytesLeft = 0) => {
      const file = openSync(ballast, 'a');
      try {
        for (let free = bytesFree(); free > bytesLeft; free = bytesFree()) {
          writeSync(file, Buffer.alloc(Math.min(step, free - bytesLeft)));
        }
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      /* Whoever still has it open keeps it until he ends. */
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
