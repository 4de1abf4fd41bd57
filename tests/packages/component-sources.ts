import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';

const folder = 'packages/react-components';

/** A file of the components: its path from their folder, with slashes, and what it says. */
export interface ComponentSource {
  readonly path: string;
  readonly text: string;
}

const read = (path: string): ComponentSource => ({ path, text: readFileSync(join(root, folder, path), 'utf8') });

/** Sources of the components whose names a pattern takes, in the order of their paths. */
export function componentSources(pattern: RegExp): ComponentSource[] {
  return readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
    .toSorted()
    .map(read);
}

/** Sources of the entries that a partner can import. */
export function componentEntries(): ComponentSource[] {
  // package.json of this repository: tests/repository holds its exports to this shape
  const { exports } = JSON.parse(read('package.json').text) as {
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  return Object.values(exports).flatMap((entry) => {
    const source = typeof entry === 'string' ? undefined : entry['patrolkit:source'];
    return source ? [read(source.replace('./', ''))] : [];
  });
}
