import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import filePlugin from '@size-limit/file';
import sizeLimit from 'size-limit';
import type { Budget, StylesBudget } from './budgets.ts';
import { bundleOf } from './bundle.ts';
import { entries, root } from './packages.ts';

/** Bytes of files after gzip, as size-limit counts them. */
async function gzipBytes(paths: readonly string[]): Promise<number[]> {
  const checks = paths.map((path) => ({ files: [path], gzip: true, brotli: false }));
  // its types say object; it answers one result for each check
  const results = (await sizeLimit([filePlugin], { checks })) as readonly { readonly size?: number }[];
  return results.map(({ size }) => size ?? 0);
}

/** The page that a budget is about: `import` lines of built files. */
export function pageOf({ specifier, only }: Pick<Budget, 'specifier' | 'only'>): string {
  const found = entries.find((entry) => entry.specifier === specifier);
  if (!found) throw new Error(`No package has the entry ${specifier}.`);
  return `export ${only === undefined ? '*' : `{ ${only} }`} from './${found.built}';`;
}

/** What each budget's page weighs now, in bytes after gzip, in their order; `isAlone` false: with all it imports but React. */
export async function weigh(budgets: readonly Budget[], isAlone = true): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-sizes-'));
  try {
    const paths = budgets.map((_, index) => join(folder, `${index}.js`));
    for (const [index, budget] of budgets.entries()) {
      const { code } = await bundleOf(pageOf(budget), { isAlone, late: budget.shown ?? [] });
      writeFileSync(paths[index] ?? '', code);
    }
    return await gzipBytes(paths);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What stylesheets weigh that a host's bundler joins to one file, in bytes after gzip, in their order. */
export async function weighStyles(budgets: readonly StylesBudget[]): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-styles-'));
  const built = (file: string): string =>
    readFileSync(join(root, 'packages/react-components/dist', `${file}.css`), 'utf8');
  try {
    const paths = budgets.map((_, index) => join(folder, `${index}.css`));
    for (const [index, { files }] of budgets.entries()) {
      writeFileSync(paths[index] ?? '', files.map(built).join('\n'));
    }
    return await gzipBytes(paths);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
