import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportPath, writeReports } from './api-reports.ts';
import { packages, root } from './packages.ts';

const temporary = mkdtempSync(join(tmpdir(), 'patrolkit-api-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

test.each(packages)(
  'the committed API reports of $name are fresh, and every export has a release tag',
  (one) => {
    const folder = join(temporary, one.folder);
    expect(writeReports(one, folder)).toEqual([]);
    const stale = one.entries
      .map(({ name }) => ({ path: reportPath(one, name), fresh: textOf(join(folder, `${name}.api.md`)) }))
      .filter(({ path, fresh }) => fresh === '' || textOf(join(root, path)) !== fresh)
      .map(({ path }) => `${path} is not fresh: run \`pnpm run build && pnpm run api\`, and read what changed`);
    expect(stale).toEqual([]);
    const kept = readdirSync(join(root, one.folder, 'api-reports'));
    expect(kept.filter((file) => !one.entries.some(({ name }) => file === `${name}.api.md`))).toEqual([]);
  },
  60_000,
);
