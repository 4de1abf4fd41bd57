/** `pnpm run api`: writes packages/<name>/api-reports anew from what is built. Build first: `pnpm run build`. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeReports } from './api-reports.ts';
import { packages, root } from './packages.ts';

let complaints = 0;
for (const one of packages) {
  const folder = join(root, one.folder, 'api-reports');
  rmSync(folder, { recursive: true, force: true });
  for (const complaint of writeReports(one, folder)) {
    complaints += 1;
    console.error(`${one.name}: ${complaint}`);
  }
  rmSync(join(folder, '.fresh'), { recursive: true, force: true });
}
process.exitCode = complaints > 0 ? 1 : 0;
