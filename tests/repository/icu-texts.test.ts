import { readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';

/* Code of the file, and the language whose plural forms its texts need. */
const languages = { en: 'en', hr: 'hr', slo: 'sl', ser: 'sr-Cyrl', ro: 'ro', nmk: 'mk' };
const folders = ['packages/react-components/src/messages', 'examples/console/src/messages'];

const textsOf = (folder: string, code: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../${folder}/${code}.json`, import.meta.url), 'utf8'));

/* What a text is given, with how it is used; and the forms of each of its plurals. */
interface Needs {
  readonly given: Set<string>;
  readonly plurals: string[][];
}

function needsOf(elements: readonly MessageFormatElement[], needs: Needs = { given: new Set(), plurals: [] }): Needs {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      needsOf(element.children, needs);
      continue;
    }
    needs.given.add(`${element.value} (${TYPE[element.type]})`);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    if (element.type === TYPE.plural) needs.plurals.push(Object.keys(element.options));
    for (const { value } of Object.values(element.options)) needsOf(value, needs);
  }
  return needs;
}

for (const folder of folders) {
  const english = textsOf(folder, 'en');

  test.each(Object.entries(languages))(
    `L1 ${folder}: each text of %s can be read and takes what English takes`,
    (code) => {
      for (const [key, text] of Object.entries(textsOf(folder, code))) {
        const given = needsOf(parse(text)).given;
        expect(given, `${key}: ${text}`).toEqual(needsOf(parse(english[key] ?? '')).given);
      }
    },
  );

  test.each(Object.entries(languages))(`L1 ${folder}: plurals of %s have each form of its language`, (code, locale) => {
    const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const [key, text] of Object.entries(textsOf(folder, code))) {
      for (const forms of needsOf(parse(text)).plurals) {
        /* A number alone, or a word that never changes, has no forms. */
        const named = forms.filter((form) => !form.startsWith('=')).sort();
        expect(named.length === 1 ? ['other'] : [...wanted].sort(), `${key}: ${text}`).toEqual(named);
      }
    }
  });
}
