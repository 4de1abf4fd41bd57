import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressesOf } from './addresses.ts';
import { embedFolder } from './embed.ts';
import type { StartOptions } from './options.ts';

/** The server as a process of its own. */
export interface RunningServer {
  stop(): Promise<void>;
}

/* As it was before anything here changed it: a build sets NODE_ENV, which the server reads. */
const environment = { ...process.env };
const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));

/**
 * Starts the server and answers when it is ready; rejects when it cannot start, after it has said why.
 * A server that ends later, however it ends, is started again: alarms must not wait for a person.
 */
export async function startServer(
  options: StartOptions,
  say: (line: string) => void,
  giveUp: () => void,
): Promise<RunningServer> {
  let isStopping = false;
  let child = launch(options);
  await ready(child);
  const watch = (): void => {
    child.once('exit', async (code, signal) => {
      if (isStopping) return;
      say(`The server has ended (${signal ?? `code ${code}`}); starting it again.`);
      await pause(500);
      if (isStopping) return;
      child = launch(options);
      try {
        await ready(child);
        say('The server is back.');
        watch();
      } catch {
        giveUp();
      }
    });
  };
  watch();
  return {
    stop: async () => {
      isStopping = true;
      await end(child);
    },
  };
}

function launch(options: StartOptions): ChildProcess {
  return spawn(process.execPath, ['--conditions=patrolkit:source', main], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    /* Ctrl+C reaches the whole group: a group of its own lets the server finish when it is told to. */
    detached: process.platform !== 'win32',
    env: {
      ...environment,
      PORT: String(options.port),
      HOST: options.host,
      DATA_DIR: options.dataDir,
      DEMO: '1',
      EMBED_DIR: embedFolder(options),
      LOG_LEVEL: environment.LOG_LEVEL ?? 'warn',
      ALLOWED_ORIGINS:
        environment.ALLOWED_ORIGINS ??
        addressesOf(options)
          .map((address) => `http://${address}:${options.consolePort}`)
          .join(','),
    },
  });
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('error', reject);
    /* It has said why. */
    child.once('exit', () => reject(new Error('')));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const isLate = await Promise.race([ended.then(() => false), pause(10_000, true, { ref: false })]);
  if (isLate) child.kill('SIGKILL');
  await ended;
}
