import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RunningWorld } from './world.ts';

const main = fileURLToPath(new URL('../../examples/server/src/main.ts', import.meta.url));

/** The real server as a process, on a data directory of its own. */
export class ServerProcess implements RunningWorld {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'patrolkit-contract-'));
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #port = 0;

  /** @param settings of its environment that are others than a test's */
  constructor(settings: Readonly<Record<string, string>> = {}) {
    this.#settings = settings;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  fetch(request: Request): Promise<Response> {
    return fetch(request);
  }

  /** Starts it, on the port it had before when it runs again. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=patrolkit:source', main], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        DEMO: '1',
        GP_TEST_CLOCK: '1',
        LOG_LEVEL: 'error',
        ...this.#settings,
      },
    });
    this.#child = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port)); // what main.ts sends when it is ready
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    });
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it for good and removes its data. */
  async dispose(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#dataDir, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
