import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Builds and packs the packages into a folder; answers what a host's package.json says for each. */
export function packedPackages(folder: string): Record<string, string> {
  const pnpm = (cwd: string, ...args: string[]): void => {
    execFileSync('pnpm', args, { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
  };
  pnpm(root, 'run', 'build');
  const packed: Record<string, string> = {};
  for (const name of ['sdk', 'state-machines', 'react-components', 'elements']) {
    const file = join(folder, `${name}.tgz`);
    pnpm(join(root, 'packages', name), 'pack', '--out', file);
    packed[`@patrolkit/${name}`] = `file:${file}`;
  }
  return packed;
}
