import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LogWatch } from './log-watch.ts';

const start = fileURLToPath(new URL('../../examples/start.ts', import.meta.url));
const server = fileURLToPath(new URL('../../examples/server/src/main.ts', import.meta.url));
const buildConsole = fileURLToPath(new URL('../../examples/start/build-console.ts', import.meta.url));
const buildEmbed = fileURLToPath(new URL('../../examples/start/build-embed.ts', import.meta.url));

/** Path the console lives below when nobody chooses another. */
export const defaultBasePath = '/absistemguardpatrolv2/';

/* What a console shows of its installation is in its build. */
const installation = { PROVIDER_NAME: 'Night Watch Ltd', PROVIDER_URL: 'https://night-watch.example' };

/** Variable that names the folder of a console that is built already, for the default path. */
const builtVariable = 'PATROLKIT_E2E_CONSOLE';

/**
 * Builds the console below the default path and the page for frames once for all products of a run; answers how to take
 * them away.
 */
export async function buildPagesOnce(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-e2e-pages-'));
  const [console, embed] = [join(folder, 'console'), join(folder, 'embed')];
  const env = { ...process.env, ...installation, BASE_PATH: defaultBasePath };
  execFileSync(process.execPath, [buildConsole, console], { stdio: ['ignore', 'ignore', 'inherit'], env });
  execFileSync(process.execPath, [buildEmbed, embed], { stdio: ['ignore', 'ignore', 'inherit'], env });
  process.env[builtVariable] = console;
  process.env.EMBED_DIR = embed;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The whole product, started as `npm start` does, on free ports and a data directory of its own. */
export class Product {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'patrolkit-e2e-'));
  #child: ChildProcess | null = null;
  #port = 0;
  #consolePort = 0;

  /** What it logs while the journeys go on. */
  readonly log = new LogWatch();

  /** Path below which the console lives, with slashes around it. */
  readonly basePath: string;

  constructor(basePath = defaultBasePath) {
    this.basePath = basePath;
  }

  /** Address of the server. */
  get server(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Address of the console, with its base path. */
  get console(): string {
    return `http://127.0.0.1:${this.#consolePort}${this.basePath}`;
  }

  async start(): Promise<void> {
    this.#port = await freePort();
    this.#consolePort = await freePort();
    const child = spawn(process.execPath, ['--conditions=patrolkit:source', start], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.#port),
        CONSOLE_PORT: String(this.#consolePort),
        DATA_DIR: this.#dataDir,
        BASE_PATH: this.basePath,
        ...installation,
        ...(this.basePath === defaultBasePath && { CONSOLE_BUILT: process.env[builtVariable] }),
        SIMULATOR: 'off',
        GP_TEST_CLOCK: '1',
        LOG_LEVEL: 'info',
      },
    });
    this.#child = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        this.log.takes(String(chunk));
        if (said.includes('PatrolKit is running')) return;
        said += chunk;
        if (said.includes('PatrolKit is running')) resolve();
      });
      child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${said}`)));
    });
  }

  /** Ends the server's process as a power cut would; the product starts it again by itself. */
  killServer(): void {
    this.#signalServer('SIGKILL');
  }

  /** The server's process stops answering, its connections stay open. */
  freezeServer(): void {
    this.#signalServer('SIGSTOP');
  }

  thawServer(): void {
    this.#signalServer('SIGCONT');
  }

  #signalServer(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
    const pid = Number.parseInt(readFileSync(join(this.#dataDir, 'server.lock'), 'utf8'), 10);
    process.kill(pid, signal);
  }

  /** Lets the server raise an event of a type that no phone sends; answers its id. */
  async raises(type: string): Promise<number> {
    const response = await fetch(`${this.server}/test/event`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type }),
    });
    if (!response.ok) throw new Error(`The server raised nothing: ${response.status} ${await response.text()}`);
    const { idEvent } = (await response.json()) as { idEvent: number };
    return idEvent;
  }

  /** Makes a further security company on the running installation; answers its administrator's one-time password. */
  addsCompany(name: string, email: string): string {
    const said = execFileSync(
      process.execPath,
      ['--conditions=patrolkit:source', server, 'tenant', 'add', name, '--admin', email],
      { env: { ...process.env, DATA_DIR: this.#dataDir }, encoding: 'utf8' },
    );
    const password = /one-time password: (\S+)/.exec(said)?.[1];
    if (!password) throw new Error(`No company was made:\n${said}`);
    this.log.keepsSecret(password);
    return password;
  }

  /** Whether the server takes writes. */
  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.server}/health/ready`).catch(() => null);
    return answer?.ok ?? false;
  }

  /** An event as it stands in the database. */
  async eventInDatabase(eventId: number): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.server}/test/event/${eventId}`);
    if (!response.ok) throw new Error(`No event ${eventId} in the database: ${response.status}`);
    return response.json() as Promise<Record<string, unknown>>;
  }

  /** The newest mail to an address, as it lies in the outbox; empty while none has come. */
  newestMailTo(address: string): string {
    const folder = join(this.#dataDir, 'outbox');
    if (!existsSync(folder)) return '';
    const mails = readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .filter((mail) => mail.includes(address));
    return mails.at(-1) ?? '';
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child && child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
