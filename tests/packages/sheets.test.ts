import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, rulesBySource, sheets, sourcesBySheet } from '../../packages/react-components/sheets.ts';
import { root } from './packages.ts';
import { sheetsOfComponents } from './sheets-of.ts';

const folder = join(root, 'packages/react-components');
const built = (file: string): string => readFileSync(join(folder, 'dist', file), 'utf8');

/** A minified stylesheet as what stands in it side by side: rules, and blocks with all that is in them. */
function blocksOf(css: string): string[] {
  const blocks: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth > 0 || !(css[at] === '}' || css[at] === ';')) continue;
    blocks.push(css.slice(from, at + 1).trim());
    from = at + 1;
  }
  return blocks;
}

/** What a stylesheet says of each selector, as `selector|declaration`. */
function saidIn(css: string): Set<string> {
  const flat = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@layer[^{]*\{/, '');
  const rules = [...flat.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const words = (text: string): string => text.replace(/\s+/g, '').replace(/0?\.(\d)/g, '.$1');
  return new Set(
    rules.flatMap(([, selectors = '', body = '']) =>
      selectors.split(',').flatMap((selector) =>
        body
          .split(';')
          .filter((one) => one.trim() !== '')
          .map((one) => `${selector.trim().replace(/\s+/g, ' ')}|${words(one)}`),
      ),
    ),
  );
}

test('the sheets together hold what the whole holds, and nothing else', () => {
  const files = readdirSync(join(folder, 'dist/styles'));
  expect(files.toSorted()).toEqual(
    Object.keys(sheets)
      .map((sheet) => `${sheet}.css`)
      .toSorted(),
  );
  const together = new Set(files.flatMap((file) => blocksOf(built(`styles/${file}`))));
  expect([...together].toSorted()).toEqual([...new Set(blocksOf(built('styles.css')))].toSorted());
});

test('every sheet says the order of the layers first, so that none is stronger for being loaded before another', () => {
  for (const file of [...Object.keys(sheets).map((sheet) => `styles/${sheet}.css`), 'styles.css']) {
    expect(built(file).startsWith('@layer patrolkit.base,patrolkit.leaflet;'), file).toBe(true);
  }
});

test('docs/theming.md names the sheets that each component needs', async () => {
  const text = readFileSync(join(root, 'docs/theming.md'), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith('Only the styles of what you show')) ?? '';
  const ticked = (cell = ''): string[] => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name]) => name ?? '');
  const rows = [...section.matchAll(/^\| (`.*?) \| (.*) \|$/gm)];
  const named = rows.flatMap(([, names, needed]) => ticked(names).map((name) => [name, ticked(needed).toSorted()]));
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(await sheetsOfComponents()));
}, 60_000);

test('rules of a source that is in no sheet stop the build, and so does a sheet without a source', () => {
  const names = [...rulesBySource('/* src/icon/icon.css */\n.a{}\n/* src/new-thing/new.css */\n.b{}').keys()];
  expect(names).toEqual(['icon/icon', 'new-thing/new']);
  expect(() => sourcesBySheet(names)).toThrow('new-thing/new');
  expect(() => filesOf('/* src/icon/icon.css */\n.a{}')).toThrow('is empty');
  expect(() => rulesBySource('.c{}\n/* src/icon/icon.css */')).toThrow('no source');
});

test('what is taken over of Leaflet says nothing that Leaflet does not say', () => {
  const leaflet = createRequire(join(folder, 'package.json')).resolve('leaflet/dist/leaflet.css');
  const theirs = saidIn(readFileSync(leaflet, 'utf8'));
  const ours = saidIn(readFileSync(join(folder, 'src/guard-map/leaflet.css'), 'utf8'));
  expect(ours.size).toBeGreaterThan(60);
  expect([...ours].filter((one) => !theirs.has(one))).toEqual([]);
});
