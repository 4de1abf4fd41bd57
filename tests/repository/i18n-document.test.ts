import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const codes = ['en', 'hr', 'slo', 'ser', 'ro', 'nmk'];
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const textsOf = (code: string): Record<string, string> => ({
  ...JSON.parse(read(`packages/react-components/src/messages/${code}.json`)),
  ...JSON.parse(read(`examples/console/src/messages/${code}.json`)),
});

test('L1 the terms of docs/i18n.md are those of the catalogues', () => {
  const rows = [...read('docs/i18n.md').matchAll(/^\| `([\w.]+)` \| (.+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(20);
  const catalogues = codes.map(textsOf);
  for (const [, key = '', terms = ''] of rows) {
    expect(terms.split(' | '), key).toEqual(catalogues.map((texts) => texts[key]));
  }
});
