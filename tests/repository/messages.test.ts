import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const codes = ['hr', 'slo', 'ser', 'ro', 'nmk'];
const folders = [
  'packages/react-components/src/messages',
  'packages/elements/src/messages',
  'examples/console/src/messages',
  'examples/embed/src/messages',
];

function textsOf(folder: string, code: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(new URL(`../../${folder}/${code}.json`, import.meta.url), 'utf8'));
}

for (const folder of folders) {
  describe(`texts in ${folder}`, () => {
    const en = textsOf(folder, 'en');

    test.each(codes)('S1.36 %s has the same keys as English', (code) => {
      expect(Object.keys(textsOf(folder, code)).sort()).toEqual(Object.keys(en).sort());
    });

    test.each(['ser', 'nmk'])('%s is written in Cyrillic letters', (code) => {
      const latin = Object.values(textsOf(folder, code)).filter((text) =>
        /[čćžšđ]/i.test(text.replace(/\{[^}]*\}/g, '')),
      );
      expect(latin).toEqual([]);
    });
  });
}
