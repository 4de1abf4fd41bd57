import { type ChildProcess, spawn } from 'node:child_process';

/** Child processes of one run: starts them one after another and ends them all when the run is cut. */
export interface Children {
  /** Runs a command with live output and answers its exit code; 127 when it cannot be started, 130 after `stop`. */
  readonly run: (command: string, args: readonly string[], env?: Readonly<Record<string, string>>) => Promise<number>;
  /** Ends what runs, its own children too, and starts nothing any more. */
  readonly stop: () => void;
  readonly isStopped: () => boolean;
}

const graceMs = 5_000;
const ownGroup = process.platform !== 'win32';

function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    // a group of its own, so that browsers and servers a runner has started end with it
    if (ownGroup) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // it has ended by itself meanwhile
  }
}

/** Starts processes in a folder with an environment. `stdio` is inherited unless it is told to be ignored (tests). */
export function createChildren(cwd: string, env: NodeJS.ProcessEnv, stdio: 'inherit' | 'ignore' = 'inherit'): Children {
  let running: ChildProcess | undefined;
  let stopped = false;
  return {
    isStopped: () => stopped,
    stop: () => {
      stopped = true;
      const child = running;
      if (!child) return;
      end(child, 'SIGTERM');
      setTimeout(() => end(child, 'SIGKILL'), graceMs).unref();
    },
    run: (command, args, more = {}) => {
      if (stopped) return Promise.resolve(130);
      const child = spawn(command, args, {
        cwd,
        env: { ...env, ...more },
        stdio: ['ignore', stdio, stdio],
        detached: ownGroup,
        shell: !ownGroup,
      });
      running = child;
      return new Promise((resolve) => {
        child.once('error', () => resolve(127));
        child.once('close', (code) => {
          if (running === child) running = undefined;
          resolve(stopped ? 130 : (code ?? 1));
        });
      });
    },
  };
}
