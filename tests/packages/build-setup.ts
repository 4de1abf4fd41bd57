import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { packages, root } from './packages.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder with the packed packages, as `<name>.tgz`, and what is in them, as `<name>/package`. */
    readonly tarballs: string;
  }
}

const isWindows = process.platform === 'win32';

function pnpm(cwd: string, ...args: string[]): void {
  try {
    execFileSync('pnpm', args, { cwd, encoding: 'utf8', stdio: 'pipe', shell: isWindows });
  } catch (error) {
    // what execFileSync throws for a process that ended badly
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`pnpm ${args.join(' ')} failed in ${cwd}:\n${stdout ?? ''}${stderr ?? ''}`);
  }
}

/** Builds the packages and packs them once, as they would be published, for all tests beside. */
export default function setUp(project: TestProject): () => void {
  const tarballs = mkdtempSync(join(tmpdir(), 'patrolkit-packed-'));
  pnpm(root, 'run', 'build');
  for (const { folder } of packages) {
    const name = folder.slice('packages/'.length);
    pnpm(join(root, folder), 'pack', '--out', join(tarballs, `${name}.tgz`));
    mkdirSync(join(tarballs, name));
    execFileSync('tar', ['-xzf', `${name}.tgz`, '-C', name], { cwd: tarballs });
  }
  project.provide('tarballs', tarballs);
  return () => rmSync(tarballs, { recursive: true, force: true });
}
