import { expect, test } from 'vitest';
import { card, open, topLevel, type Use } from './design-card.ts';
import { importsOf } from './imports-of.ts';
import { codeFiles, readText, repositoryFiles, shippedFiles } from './repository-files.ts';
import { dependencyNames, workspacePackages } from './workspace-packages.ts';

const packages = workspacePackages();
const declared = new Set(packages.flatMap(dependencyNames));
const shipped = new Set(shippedFiles().flatMap((path) => importsOf(readText(path))));
const scripts = packages.flatMap(({ scripts }) => Object.values(scripts ?? {}));

function isUsed(name: string, use: Use): boolean {
  if (use.by === 'code') return shipped.has(name);
  if (use.by === 'script') return scripts.some((script) => use.text.test(script));
  const configs = codeFiles().filter((path) => use.file.test(path));
  return configs.some((path) => importsOf(readText(path)).includes(name));
}

test.each(Object.entries(card).filter(([name]) => !(name in open)))('%s is declared and really used', (name, use) => {
  expect(declared, `${name} is in no package.json`).toContain(name);
  expect(isUsed(name, use), `${name} is used by no ${use.by}`).toBe(true);
});

test.each(Object.keys(open))('%s is still open: strike it off the list when it has come', (name) => {
  const use = card[name];
  expect(use, `${name} is not on the card`).toBeDefined();
  expect(declared.has(name) || (use !== undefined && isUsed(name, use))).toBe(false);
});

test('every package that is imported is built by tsup, by its own script; the script for pages by Vite, as pages are', () => {
  const built = packages.filter(({ path }) => path.startsWith('packages/'));
  expect(built.map(({ name }) => name).toSorted()).toEqual([
    '@patrolkit/elements',
    '@patrolkit/react-components',
    '@patrolkit/sdk',
    '@patrolkit/state-machines',
  ]);
  for (const { name, path, scripts } of built) {
    if (name === '@patrolkit/elements') {
      expect(scripts?.build, path).toMatch(/^vite build(?: |$)/);
      continue;
    }
    expect(scripts?.build, path).toMatch(/^tsup(?: && |$)/); // declarations by tsc after it
    expect(repositoryFiles()).toContain(path.replace('package.json', 'tsup.config.ts'));
  }
});

test('the top level is as the card wants it', () => {
  const files = repositoryFiles();
  expect(topLevel.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
});

test('the project and every package are under the MIT licence', () => {
  expect(readText('LICENSE')).toMatch(/^MIT License\n/);
  const published = packages.filter(({ path }) => path === 'package.json' || !path.startsWith('tests/'));
  expect(published.filter(({ license }) => license !== 'MIT').map(({ path }) => path)).toEqual([]);
  for (const { path } of packages.filter(({ path }) => path.startsWith('packages/'))) {
    expect(readText(path.replace('package.json', 'LICENSE'))).toBe(readText('LICENSE'));
  }
});
