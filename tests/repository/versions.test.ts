import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readText } from './repository-files.ts';
import { workspacePackages } from './workspace-packages.ts';

interface Workspace {
  readonly nodeVersion: string;
  readonly catalog: Readonly<Record<string, string>>;
}
// pnpm-workspace.yaml of this repository: pnpm itself refuses other shapes of these two fields
const { nodeVersion, catalog } = parse(readText('pnpm-workspace.yaml')) as Workspace;
const packages = workspacePackages();

/** The lowest versions that were tried together. */
const floors: Readonly<Record<string, string>> = {
  react: '19.3.1',
  'react-dom': '19.3.1',
  tsup: '9.0.0',
  vite: '8.3.8',
  vitest: '5.1.0',
  storybook: '10.6.7',
  playwright: '1.65.1',
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  xstate: '5.33.3',
  '@xstate/react': '6.1.0',
  'react-aria-components': '1.22.1',
  '@tanstack/react-table': '9.3.1',
  '@vanilla-extract/css': '1.21.3',
  leaflet: '1.9.4',
  'react-leaflet': '5.0.0',
  'react-router': '8.5.1',
  '@formatjs/intl': '6.1.4',
  '@microsoft/signalr': '10.0.11',
  '@changesets/cli': '3.0.3',
  fastify: '5.12.8',
};

/** Numbers of the lowest version a range allows: exact, caret, tilde or an npm alias. */
function lowest(range: string): number[] {
  return (/(\d+)\.(\d+)\.(\d+)/.exec(range) ?? []).slice(1).map(Number);
}

function isBelow(range: string, floor: string): boolean {
  const [have, want] = [lowest(range), lowest(floor)];
  const at = want.findIndex((number, index) => number !== have[index]);
  return have.length !== 3 || (at >= 0 && (have[at] ?? 0) < (want[at] ?? 0));
}

test.each([
  ['^19.3.1', '19.3.1', false],
  ['20.0.0', '19.3.1', false],
  ['^19.2.9', '19.3.1', true],
  ['npm:typescript@7.0.2', '7.0.1', false],
  ['latest', '1.0.0', true],
])('%s below %s: %s', (range, floor, below) => {
  expect(isBelow(range, floor)).toBe(below);
});

test('the catalog holds every floor', () => {
  expect(Object.entries(floors).filter(([name, floor]) => isBelow(catalog[name] ?? '', floor))).toEqual([]);
});

test('vitest and its browser provider are of one version, as are Storybook and its addons', () => {
  const versionsOf = (names: RegExp): string[] => [
    ...new Set(Object.entries(catalog).flatMap(([name, version]) => (names.test(name) ? [version] : []))),
  ];
  expect(versionsOf(/^(?:vitest|@vitest\/.+)$/)).toHaveLength(1);
  expect(versionsOf(/^(?:storybook|@storybook\/.+)$/)).toHaveLength(1);
  expect(versionsOf(/^(?:playwright|@playwright\/test)$/)).toHaveLength(1);
});

test('scripts run on Node 26.10, which the project brings itself', () => {
  expect(isBelow(nodeVersion, '26.10.0')).toBe(false);
  const brought = packages[0]?.optionalDependencies ?? {};
  expect(Object.keys(brought).filter((name) => name.startsWith('node-')).length).toBeGreaterThan(2);
  expect(new Set(Object.values(brought))).toEqual(new Set([nodeVersion]));
});

test('every version stands once, in the catalog', () => {
  const own = packages.flatMap(({ path, dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name, version]) => version !== (name.startsWith('@patrolkit/') ? 'workspace:^' : 'catalog:'))
      .map(([name, version]) => `${path}: ${name} ${version}`),
  );
  expect(own).toEqual([]);
  const used = new Set(packages.flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies })));
  expect(Object.keys(catalog).filter((name) => !used.has(name))).toEqual([]);
});

test('a peer is asked for in the major version that is tried here', () => {
  const strange = packages.flatMap(({ path, peerDependencies }) =>
    Object.entries(peerDependencies ?? {})
      .filter(([name, range]) => lowest(range)[0] !== lowest(catalog[name] ?? '')[0])
      .map(([name, range]) => `${path}: ${name} ${range}`),
  );
  expect(strange).toEqual([]);
});
