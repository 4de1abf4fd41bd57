/** Second half of `pnpm run api`: writes llms.txt anew from what is built. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOfEntries } from './exports.ts';
import { llmsText } from './llms.ts';
import { root } from './packages.ts';

writeFileSync(join(root, 'llms.txt'), llmsText(exportsOfEntries()));
