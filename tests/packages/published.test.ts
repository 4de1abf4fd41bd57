import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { folders, root } from './packages.ts';

const tarballOf = (folder: string): string => join(inject('tarballs'), `${folder}.tgz`);

/** Paths of a tarball's files, from the package's folder. */
function filesOf(folder: string): string[] {
  const packed = join(inject('tarballs'), folder, 'package');
  const found = readdirSync(packed, { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).map((one) => relative(packed, join(one.parentPath, one.name)));
}

function textIn(folder: string, path: string): string {
  return readFileSync(join(inject('tarballs'), folder, 'package', path), 'utf8');
}

/** What attw finds wrong with the types of a packed package, a line each. */
function typeProblems(folder: string): string[] {
  const untyped =
    folder === 'react-components'
      ? ['--exclude-entrypoints', './styles.css', './styles.unlayered.css', './themes']
      : [];
  const args = [tarballOf(folder), '--profile', 'esm-only', '--format', 'ascii', ...untyped];
  try {
    execFileSync(join(root, 'node_modules/.bin/attw'), args, { encoding: 'utf8', stdio: 'pipe' });
    return [];
  } catch (error) {
    // what execFileSync throws for a process that ended badly
    return (error as { stdout: string }).stdout.split('\n').filter((line) => line.trim() !== '');
  }
}

describe.each(folders)('packages/%s as it is published', (folder) => {
  test('passes publint without a warning or a suggestion', async () => {
    const packed = readFileSync(tarballOf(folder));
    const tarball = packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('is typed at every entry for hosts with ES modules', () => {
    expect(typeProblems(folder)).toEqual([]);
  }, 60_000);

  test('holds licence, changes, notices and what is built, no source and no test', () => {
    const files = filesOf(folder);
    expect(files).toEqual(expect.arrayContaining(['package.json', 'LICENSE', 'README.md', 'THIRD-PARTY-NOTICES']));
    const known =
      /^(?:package\.json|LICENSE|README\.md|CHANGELOG\.md|THIRD-PARTY-NOTICES|dist\/.+|src\/messages\/\w+\.json)$/;
    expect(files.filter((path) => !known.test(path) || /\.(?:test|stories|fixture)\./.test(path))).toEqual([]);
  });

  test('asks for ranges, not for exact versions, and for nothing of this workspace by path', () => {
    const manifest = JSON.parse(textIn(folder, 'package.json'));
    const ranges = { ...manifest.dependencies, ...manifest.peerDependencies };
    expect(Object.entries(ranges).filter(([, range]) => !/^\^\d/.test(String(range)))).toEqual([]);
  });
});

/* The script of the elements is made of what the others publish with their sources. */
describe.each(folders.filter((folder) => folder !== 'elements'))('packages/%s for those who debug', (folder) => {
  test('has a source map with the source in it beside each built file', () => {
    const files = filesOf(folder);
    const built = files.filter((path) => /^dist\/[^/]+\.js$/.test(path) && !path.endsWith('-worker.js'));
    expect(built.length).toBeGreaterThan(3);
    expect(built.filter((path) => !files.includes(`${path}.map`))).toEqual([]);
    const maps = built.map((path) => JSON.parse(textIn(folder, `${path}.map`)));
    expect(maps.filter(({ sources, sourcesContent = [] }) => sources.length !== sourcesContent.length)).toEqual([]);
  });
});

test('the elements are one script for a page and late parts beside it, with nothing to install', () => {
  const files = filesOf('elements').filter((path) => path.startsWith('dist/') && !path.startsWith('dist/types/'));
  expect(files.filter((path) => !path.startsWith('dist/parts/'))).toEqual(['dist/patrolkit-elements.js']);
  const script = textIn('elements', 'dist/patrolkit-elements.js');
  const imported = [...script.matchAll(/(?:^|;)import[^;("]*?(?:from)?"([^"]+)"/g)].map(([, path]) => path);
  expect(imported).toEqual([]);
  // a test's process builds it, and it is what a page gets nevertheless
  expect(['process.env.', 'jsxDEV'].filter((word) => script.includes(word))).toEqual([]);
  expect(files.filter((path) => path.endsWith('.wav'))).toHaveLength(3);
  const { dependencies, peerDependencies } = JSON.parse(textIn('elements', 'package.json'));
  expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
});

test('React 19 is a peer of the components alone, Leaflet an optional one', () => {
  const { peerDependencies, peerDependenciesMeta } = JSON.parse(textIn('react-components', 'package.json'));
  expect(peerDependencies).toMatchObject({ react: '^19.0.0', 'react-dom': '^19.0.0' });
  const optional = Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name].optional);
  expect(Object.keys(peerDependencies).filter((name) => !optional.includes(name))).toEqual(['react', 'react-dom']);
  for (const folder of ['sdk', 'state-machines', 'elements']) {
    expect(JSON.parse(textIn(folder, 'package.json')).peerDependencies).toBeUndefined();
  }
});
