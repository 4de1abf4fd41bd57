import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Folder of the repository, ending in a slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** One entry of a package, as a partner imports it. */
export interface Entry {
  /** `index` or the name after the package's, such as `event-grid`; names its API report. */
  readonly name: string;
  /** What a partner writes, such as `@patrolkit/sdk/live`. */
  readonly specifier: string;
  /** Built JavaScript, from the root. */
  readonly built: string;
  /** Declarations, from the root. */
  readonly types: string;
}

/** What a partner installs. */
export interface PublishedPackage {
  readonly name: string;
  /** Its folder, from the root, without a slash at the end. */
  readonly folder: string;
  readonly entries: readonly Entry[];
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types?: string; readonly default: string }>>;
}

/** Folder names of the packages, those that others need first. */
export const folders = ['sdk', 'state-machines', 'react-components', 'elements'] as const;

function publishedPackage(folderName: string): PublishedPackage {
  const folder = `packages/${folderName}`;
  // package.json of this repository: tests/repository holds its exports to this shape
  const manifest = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Manifest;
  const entries = Object.entries(manifest.exports).flatMap(([path, target]): Entry[] => {
    if (typeof target === 'string' || target.types === undefined) return [];
    const fromRoot = (file: string): string => `${folder}/${file.slice('./'.length)}`;
    return [
      {
        name: path === '.' ? 'index' : path.slice('./'.length),
        specifier: `${manifest.name}${path.slice(1)}`,
        built: fromRoot(target.default),
        types: fromRoot(target.types),
      },
    ];
  });
  return { name: manifest.name, folder, entries };
}

/** The packages with their entries that hold code; styles and texts are none. */
export const packages: readonly PublishedPackage[] = folders.map(publishedPackage);

/** Every entry of every package. */
export const entries: readonly Entry[] = packages.flatMap((one) => one.entries);
