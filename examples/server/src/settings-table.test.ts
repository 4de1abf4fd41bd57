import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsTable, withSettings } from './settings-table.ts';

const guide = readFileSync(new URL('../../../docs/deployment.md', import.meta.url), 'utf8');

test('the deployment guide shows every setting as it is; `node examples/server/src/write-settings.ts` writes them', () => {
  expect(withSettings(guide)).toBe(guide);
});

test('a table that is out of date is written anew, whatever a setting says', () => {
  const stale = guide.replace(/\| PORT \|.*\n\| HOST \|/, '| OLD | `1` | Gone. |\n| HOST |');
  expect(stale).not.toBe(guide);
  expect(withSettings(stale)).toBe(guide);
  for (const name of Object.keys(settingsTable)) expect(withSettings(stale)).toContain(`\n| ${name} | `);
  expect(() => withSettings('# Without')).toThrow(TypeError);
});
