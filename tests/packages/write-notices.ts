/** `pnpm run notices`: writes each package's THIRD-PARTY-NOTICES anew from what is installed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf } from './notices.ts';
import { packages, root } from './packages.ts';

for (const { folder } of packages) writeFileSync(join(root, folder, 'THIRD-PARTY-NOTICES'), noticesOf(folder));
