import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './packages.ts';

/** A package that comes along when one of ours is installed, or that is part of what is built. */
export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The text it ships; '' when it ships none. */
  readonly text: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | undefined;
  readonly dependencies?: Readonly<Record<string, string>> | undefined;
  readonly optionalDependencies?: Readonly<Record<string, string>> | undefined;
}

/** Not dependencies, but part of what is built: Leaflet's rules in styles.css, the letters of PDF files in dist/fonts, all of a script. */
const builtIn: Readonly<Record<string, readonly string[]>> = {
  'packages/react-components': ['leaflet'],
  // one script with everything in it
  'packages/elements': ['react', 'react-dom', 'leaflet', '@patrolkit/react-components', '@patrolkit/sdk'],
};
const fonts: Readonly<Record<string, ThirdParty>> = {
  'packages/react-components': {
    name: 'Roboto (regular and bold, cut to the letters of the six languages)',
    version: '',
    license: 'Apache-2.0',
    text: 'Copyright Google LLC. Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0',
  },
};

function manifestIn(folder: string): Manifest {
  // npm itself refuses other shapes of these fields
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function licenseTextIn(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Where a package finds another one: in its own node_modules or in one above it. */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; folder.startsWith(root.slice(0, -1)); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
  }
  return undefined;
}

/** Everything that one of our packages brings along, by name; ours are left out, with what they bring kept. */
export function thirdPartiesOf(folder: string): ThirdParty[] {
  const found = new Map<string, ThirdParty>();
  const seen = new Set<string>();
  const visit = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      const at = folderOf(name, from);
      if (at === undefined || seen.has(at)) continue;
      seen.add(at);
      const { version, license = '', dependencies = {}, optionalDependencies = {} } = manifestIn(at);
      if (!name.startsWith('@patrolkit/')) {
        found.set(`${name}@${version}`, { name, version, license, text: licenseTextIn(at) });
      }
      visit(at, Object.keys({ ...dependencies, ...optionalDependencies }));
    }
  };
  const own = join(root, folder);
  visit(own, [...Object.keys(manifestIn(own).dependencies ?? {}), ...(builtIn[folder] ?? [])]);
  const font = fonts[folder];
  return [...found.values(), ...(font ? [font] : [])].toSorted((a, b) =>
    `${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1,
  );
}
