import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseSheet, sheets } from '../../packages/react-components/sheets.ts';
import { esbuild } from './bundle.ts';
import { root } from './packages.ts';

const folder = join(root, 'packages/react-components');

/** Sources of the entries of the components, from their folder. */
function entrySources(): string[] {
  // package.json of this repository: tests/repository holds its exports to this shape
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  const found = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : entry['patrolkit:source']));
  return found.filter((source) => source !== undefined && !source.includes('/theme/')) as string[]; // filtered above
}

async function bundle(page: string): Promise<{ exports: readonly string[]; styles: string[] }> {
  const { metafile } = await esbuild.build({
    stdin: { contents: page, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    format: 'esm',
    packages: 'external',
    outdir: 'built',
    write: false,
    metafile: true,
    logLevel: 'error',
    loader: { '.css': 'empty' },
  });
  const { exports = [], inputs = {} } = Object.values(metafile.outputs)[0] ?? {};
  const used = Object.entries(inputs).filter(
    ([file, { bytesInOutput }]) => /\.css\.ts$/.test(file) && bytesInOutput > 0,
  );
  return { exports, styles: used.map(([file]) => file.replace(/^src\/|\.css\.ts$/g, '')) };
}

/** The sheets beside the base that each component of each entry needs, by its name; those that need none are left out. */
export async function sheetsOfComponents(): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const source of entrySources()) {
    const { exports } = await bundle(`export * from '${source}';`);
    for (const name of exports.filter((one) => /^[A-Z]/.test(one))) {
      const { styles } = await bundle(`export { ${name} } from '${source}';`);
      const needed = Object.entries(sheets).filter(
        ([sheet, names]) => sheet !== baseSheet && styles.some((style) => names.some((one) => style.startsWith(one))),
      );
      if (needed.length > 0) found.set(name, needed.map(([sheet]) => sheet).toSorted());
    }
  }
  return found;
}
