import { expect, test } from 'vitest';
import { readText, repositoryFiles } from './repository-files.ts';

const published = repositoryFiles()
  .filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))
  .map((path): string => JSON.parse(readText(path)).name);

const changesets = repositoryFiles().filter((path) => /^\.changeset\/(?!README).+\.md$/.test(path));

test.each(changesets)('%s tells the user of a package one effect, in the present tense', (path) => {
  const [, head = '', effect = ''] = readText(path).split(/^---$/m);
  const lines = [...head.matchAll(/^"([^"]+)": (?:major|minor|patch)$/gm)].map(([, name]) => name);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((name) => !published.includes(name ?? ''))).toEqual([]);
  // "Shows …", "Keeps …", to the full stop, in one line
  expect(effect.trim()).toMatch(/^[A-Z][a-z]*s [^\n]+\.$/);
});

test('packages that go together have one version', () => {
  const { linked } = JSON.parse(readText('.changeset/config.json')) as {
    readonly linked: readonly (readonly string[])[];
  };
  expect(linked.flat().filter((name) => !published.includes(name))).toEqual([]);
  expect(linked.flat()).toEqual(expect.arrayContaining(['@patrolkit/sdk', '@patrolkit/react-components']));
});
