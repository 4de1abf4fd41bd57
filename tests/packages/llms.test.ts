import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { exportsOfEntries } from './exports.ts';
import { llmsText } from './llms.ts';
import { root } from './packages.ts';

let exported: ReturnType<typeof exportsOfEntries>;
beforeAll(() => {
  exported = exportsOfEntries();
}, 60_000);

test('llms.txt lists every export of every entry', () => {
  const fresh = readFileSync(join(root, 'llms.txt'), 'utf8') === llmsText(exported);
  expect(fresh, 'llms.txt is not fresh: run `pnpm run build && pnpm run api`').toBe(true);
});

test('every export says in a sentence what it is', () => {
  const silent = [...exported]
    // types that openapi-typescript writes hold their words inside
    .filter(([{ name }]) => name !== 'wire')
    .flatMap(([{ specifier }, things]) =>
      things.filter(({ sentence }) => sentence === '').map(({ name }) => `${specifier} ${name}`),
    );
  expect(silent).toEqual([]);
});
