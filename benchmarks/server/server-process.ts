import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const main = fileURLToPath(new URL('../../examples/server/src/main.ts', import.meta.url));

/* Of memory that a process has in use. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** The server as it is run. */
export interface ServerProcess {
  readonly url: string;
  /** From the begin of the process to its word that it is ready, milliseconds. */
  readonly startMs: number;
  /** Of memory in use. */
  megabytes(): Promise<number>;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

async function readyPort(child: ChildProcess): Promise<number> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it was ready`);
  });
  const [message] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]; // what main.ts sends
  return message.port;
}

/** Starts it on a free port; resolves when it is ready. @param settings of its environment, beside the bench's own */
export async function startServerProcess(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const env = { ...process.env, LOG_LEVEL: 'error', HUB_QUERY_TOKEN: 'session', PORT: '0', ...settings };
  const from = performance.now();
  const child = spawn(process.execPath, ['--conditions=patrolkit:source', main], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env,
  });
  const port = await readyPort(child);
  const startMs = performance.now() - from;
  return {
    url: `http://127.0.0.1:${port}`,
    startMs,
    megabytes: () => residentMegabytes(child.pid),
    end: async (signal) => {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}
