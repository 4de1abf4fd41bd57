/** `pnpm run sizes`: writes the figures of docs/sizes.md anew from what is built. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bars, kept, stylesLimit } from './budgets.ts';
import { root } from './packages.ts';
import { sizeTable, withTables } from './size-document.ts';
import { gzipBytes, stylesheet, weigh } from './sizes.ts';

const path = join(root, 'docs/sizes.md');
const [styles = 0] = await gzipBytes([stylesheet]);
const tables = [
  sizeTable(bars, await weigh(bars)),
  sizeTable([...kept, { name: 'styles.css', limit: stylesLimit }], [...(await weigh(kept)), styles]),
];
writeFileSync(path, withTables(readFileSync(path, 'utf8'), tables));
