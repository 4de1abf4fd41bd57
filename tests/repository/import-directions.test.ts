import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCases } from './import-cases.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patrolkit-imports-'));
const packages = ['sdk', 'state-machines', 'react-components'];
const strangers = [
  'react',
  'leaflet',
  'react-leaflet',
  'xstate',
  'vitest',
  'rrule',
  'openapi-fetch',
  'fastify',
  '@playwright/test',
];
const refused = new Map<string, Set<string>>();

function write(path: string, text: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Source files behind the exports of a package, as its package.json tells the source condition. */
function entriesOf(name: string): string[] {
  // package.json is JSON that this repository writes: exports are a map of conditions or paths
  const { exports } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string | Record<string, string>>;
  };
  return Object.values(exports).flatMap((entry) =>
    typeof entry === 'string' ? [] : (entry['patrolkit:source'] ?? []),
  );
}

/** A small tree with the real package.json files, an empty file for each entry, and the files of the cases. */
function buildTree(): void {
  copyFileSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  write('package.json', '{ "name": "tree", "type": "module" }');
  for (const name of packages) {
    for (const entry of entriesOf(name)) write(join('packages', name, entry), 'export const x = 1;');
    copyFileSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
    mkdirSync(join(folder, 'node_modules', '@patrolkit'), { recursive: true });
    symlinkSync(join('..', '..', 'packages', name), join(folder, 'node_modules', '@patrolkit', name), 'dir');
  }
  for (const name of strangers) {
    /* As most packages are built: a rule that passes over `dist` would pass over all of them. */
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js', type: 'module' }));
    write(`node_modules/${name}/dist/index.js`, 'export const x = 1; export default x;');
  }
  for (const path of [
    'packages/sdk/src/rules/index.ts',
    'packages/react-components/src/data-grid/index.ts',
    'packages/react-components/src/event-grid/private.ts',
    'examples/server/src/main.ts',
  ]) {
    write(path, 'export const x = 1;');
  }
  // the other half of the circle; a circle is reported once
  write('examples/server/src/h.ts', "import { g } from './g.ts'; export const x = g;");
  for (const { file, code } of importCases) write(file, `${code}\n`);
}

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

beforeAll(() => {
  buildTree();
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const args = [cruiser, 'packages', 'examples', 'tests', '--config', config, '--output-type', 'json'];
  const text = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });
  // the cruiser's own report format
  const { summary } = JSON.parse(text) as Report;
  for (const { from, rule } of summary.violations) refused.set(from, (refused.get(from) ?? new Set()).add(rule.name));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(importCases.filter(({ refusedBy }) => refusedBy !== undefined))(
  '$refusedBy refuses $file: $code',
  (refusal) => {
    expect([...(refused.get(refusal.file) ?? [])]).toContain(refusal.refusedBy);
  },
);

test.each(importCases.filter(({ refusedBy }) => refusedBy === undefined))('$file is allowed: $code', ({ file }) => {
  expect([...(refused.get(file) ?? [])]).toEqual([]);
});
