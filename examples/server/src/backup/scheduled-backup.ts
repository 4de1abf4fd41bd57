import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { writeBackup } from './backup-file.ts';

const nameOf = (at: number): string => `patrolkit-${new Date(at).toISOString().replaceAll(':', '-')}.tar.gz`;
const namePattern = /^patrolkit-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.tar\.gz$/;

function timeOf(name: string): number | null {
  const [, day, minute, second] = namePattern.exec(name) ?? [];
  return day === undefined ? null : Date.parse(`${day}:${minute}:${second}`);
}

/**
 * Makes a backup when the newest in the folder is older than it may be, and then removes the oldest beyond those that
 * are kept. Answers whether it made one. @param now milliseconds since 1970
 */
export async function backUpWhenDue(
  { folder, everyHours, keep }: NonNullable<Config['backup']>,
  dump: () => Promise<Uint8Array>,
  now: number,
): Promise<boolean> {
  const list = async (): Promise<string[]> => (await readdir(folder)).filter((name) => timeOf(name) !== null).sort();
  if (!existsSync(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
  const newest = timeOf((await list()).at(-1) ?? '');
  /* One of the future was made before the clock was set back. */
  if (newest !== null && Math.abs(now - newest) < everyHours * 3_600_000) return false;
  await writeBackup(join(folder, nameOf(now)), await dump());
  for (const name of (await list()).slice(0, -keep)) await rm(join(folder, name));
  return true;
}
