import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsMarkdown } from './settings-table.ts';

test('the deployment guide shows every setting as it is', () => {
  const guide = readFileSync(new URL('../../../docs/deployment.md', import.meta.url), 'utf8');
  expect(guide).toContain(`\n${settingsMarkdown()}\n`);
});
