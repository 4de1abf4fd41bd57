import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository-files.ts';

type Conditions = Readonly<Record<string, string>>;
interface Entries {
  readonly exports: Readonly<Record<string, string | Conditions>>;
  readonly publishConfig: { readonly exports: Readonly<Record<string, string | Conditions>> };
}
const packages = ['sdk', 'state-machines', 'react-components'];

/** Source file and built name of each entry of a package: `src/live/map.ts` and `live-map`. */
function entriesOf(name: string): { source: string; built: string }[] {
  // package.json of this repository, judged by the tests below
  const { exports } = JSON.parse(readText(`packages/${name}/package.json`)) as Entries;
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'string'
      ? []
      : [
          {
            source: (entry['patrolkit:source'] ?? '').replace('./', ''),
            built: (entry.default ?? '').replace(/^\.\/dist\/|\.js$/g, ''),
          },
        ],
  );
}

test.each(packages)('every entry of %s has its source, is built under its name and types itself', (name) => {
  const config = readText(`packages/${name}/tsup.config.ts`);
  const built = [...config.matchAll(/^\s*'?([\w-]+)'?: '(src\/[^']+)',?$|[{,] '?([\w-]+)'?: '(src\/[^']+)'/gm)]
    .map(([, key, source, shortKey, shortSource]) => ({ source: source ?? shortSource, built: key ?? shortKey }))
    .filter(({ source }) => !source?.endsWith('.worker.ts'));
  // a worker is built as a file of its own, which no host names; an entry that is only styles is part of styles.css
  const entries = entriesOf(name).filter((entry) => !entry.built.endsWith('.css'));
  const bySource = (a: { source?: string | undefined }, b: { source?: string | undefined }): number =>
    (a.source ?? '') < (b.source ?? '') ? -1 : 1;
  expect(entries.length).toBeGreaterThan(1);
  expect(built.toSorted(bySource)).toEqual(entries.toSorted(bySource));
  expect(entriesOf(name).filter(({ source }) => !repositoryFiles().includes(`packages/${name}/${source}`))).toEqual([]);
});

test.each([...packages, 'elements'])('%s publishes the same entries, without the source', (name) => {
  // as above
  const { exports, publishConfig } = JSON.parse(readText(`packages/${name}/package.json`)) as Entries;
  const published = Object.fromEntries(
    Object.entries(exports).map(([key, entry]) => {
      if (typeof entry === 'string') return [key, entry];
      const { 'patrolkit:source': _source, ...rest } = entry;
      return [key, rest];
    }),
  );
  expect(publishConfig.exports).toEqual(published);
});

test('the styles are made of every entry of the components', () => {
  const text = readText('packages/react-components/styles.ts');
  const sources = entriesOf('react-components').map(({ source }) =>
    source.replace('theme/index.ts', 'theme/themes.ts'),
  );
  expect(sources.filter((source) => !text.includes(`from './${source}'`))).toEqual([]);
});
