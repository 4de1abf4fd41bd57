import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StartOptions } from './options.ts';

const root = fileURLToPath(new URL('../console/', import.meta.url));
const repository = fileURLToPath(new URL('../../', import.meta.url));

/** Builds the console when its sources have changed since the last time, serves it, and answers how to stop it. */
export async function startConsole(options: StartOptions): Promise<() => Promise<void>> {
  process.env.PORT = String(options.port);
  process.env.CONSOLE_PORT = String(options.consolePort);
  const { build, preview } = await import('../console/vite/commands.ts');
  const stamp = `${root}dist/.sources`;
  const sources = fingerprint();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
    await build({ root, logLevel: 'warn' });
    writeFileSync(stamp, sources);
  }
  const server = await preview({ root, logLevel: 'warn', preview: { host: options.host } });
  return () => server.close();
}

/* Names, sizes and times of what goes into the build: cheap, and never older than what is on disk. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const patterns = [
    'examples/console/{src,public,vite}/**/*',
    'examples/console/*',
    'packages/*/src/**/*',
    'pnpm-lock.yaml',
  ];
  for (const path of globSync(patterns, { cwd: repository }).sort()) {
    const { size, mtimeMs, isFile } = describe(`${repository}${path}`);
    if (isFile) hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_') || name === 'BASE_PATH') hash.update(`${name}=${value}\n`);
  }
  return hash.digest('hex');
}

function describe(path: string): { size: number; mtimeMs: number; isFile: boolean } {
  const stats = statSync(path);
  return { size: stats.size, mtimeMs: stats.mtimeMs, isFile: stats.isFile() };
}
