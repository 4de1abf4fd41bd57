import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = new URL('./peers/', import.meta.url);

/** Installs what ours is measured beside, once: it is no part of the workspace, so that a start stays quick. Throws when that fails. */
export async function installPeers(say: (line: string) => void): Promise<void> {
  if (existsSync(new URL('./node_modules/.modules.yaml', folder))) return;
  say('The peers are installed, which takes a while the first time.');
  const pnpm = spawn('pnpm', ['install', '--ignore-workspace', '--no-lockfile', '--reporter=silent'], {
    cwd: fileURLToPath(folder),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code]: unknown[] = await once(pnpm, 'exit');
  if (code !== 0) throw new Error(`The peers could not be installed: pnpm ended with ${code}`);
}

/** Loads one of the peers; its types stay outside of the workspace. */
export async function importPeer(name: string): Promise<unknown> {
  return import(pathToFileURL(createRequire(new URL('package.json', folder)).resolve(name)).href);
}
