import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const vite = join(root, 'node_modules/vite/bin/vite.js');
const run = promisify(execFile);

/** An example that is built and served as its own vite.config.ts says. */
export interface ExampleSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Which example, where it answers, and the server that it passes on to. */
export interface ExampleOptions {
  readonly name: 'portal' | 'headless';
  readonly port: number;
  readonly server: string;
}

/** Builds an example into a folder of its own and serves it; rejects with what was said when either fails. */
export async function startExample({ name, port, server }: ExampleOptions): Promise<ExampleSite> {
  const outDir = mkdtempSync(join(tmpdir(), `patrolkit-${name}-`));
  const cwd = join(root, 'examples', name);
  const env = { ...process.env, PATROL_SERVER: server, [`${name.toUpperCase()}_PORT`]: String(port) };
  await run(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir'], { cwd, env });
  const child = spawn(process.execPath, [vite, 'preview', '--outDir', outDir], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (piece) => {
    said += String(piece);
  });
  const url = `http://127.0.0.1:${port}/`;
  await answers(url, child, () => said);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, child: ChildProcess, said: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error(`The preview has ended: ${said()}`);
}
