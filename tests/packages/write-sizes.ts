/** `pnpm run sizes`: writes the figures of docs/sizes.md anew from what is built. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bars, kept, styles } from './budgets.ts';
import { root } from './packages.ts';
import { sizeTable, withTables } from './size-document.ts';
import { weigh, weighStyles } from './sizes.ts';

const path = join(root, 'docs/sizes.md');
const tables = [
  sizeTable(bars, await weigh(bars)),
  sizeTable(kept, await weigh(kept)),
  sizeTable(styles, await weighStyles(styles)),
];
writeFileSync(path, withTables(readFileSync(path, 'utf8'), tables));
