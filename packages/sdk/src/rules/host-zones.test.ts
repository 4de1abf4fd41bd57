import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const child = fileURLToPath(new URL('./host-zones.child.ts', import.meta.url));

/** What the child prints. */
interface Seen {
  readonly hostOffset: number;
  readonly seen: readonly { timeZone: string; days: string[]; checks: [string, number, number][] }[];
}

async function seenIn(TZ: string): Promise<Seen> {
  const { stdout } = await promisify(execFile)(process.execPath, [child], { env: { ...process.env, TZ } });
  // the child prints this and nothing else
  return JSON.parse(stdout) as Seen;
}

test('days and instants are the same on a host in UTC, in Zagreb and in Los Angeles (C2.1)', async () => {
  const [utc, zagreb, losAngeles] = await Promise.all(['UTC', 'Europe/Zagreb', 'America/Los_Angeles'].map(seenIn));
  expect([utc, zagreb, losAngeles].map((host) => host?.hostOffset)).toEqual([0, -120, 420]);
  expect(zagreb?.seen).toEqual(utc?.seen);
  expect(losAngeles?.seen).toEqual(utc?.seen);
  const counts = utc?.seen.map(({ timeZone, days, checks }) => [timeZone, days.length, checks.length]);
  expect(counts).toEqual([
    ['Europe/Zagreb', 3, 25],
    ['Europe/Zagreb', 3, 23],
    ['Europe/Lisbon', 3, 25],
    ['America/Sao_Paulo', 3, 23],
    ['Asia/Kolkata', 2, 16],
    ['Australia/Lord_Howe', 3, 25],
    ['Africa/Casablanca', 3, 23],
  ]);
});
