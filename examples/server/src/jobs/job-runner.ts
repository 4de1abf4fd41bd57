import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Job } from './job.ts';
import { releaseLeases, takeLease } from './lease.ts';

/* A process that died holds its jobs back no longer than this. */
const leaseMs = 30_000;
const prolongMs = 10_000;

/** Runs jobs by the clock, each in one process at a time (but shared ones) and never twice at once in a process. */
export interface JobRunner {
  start(): void;
  /** Runs a job as soon as it can, once the runner is started; wakes that come before it begins are one. */
  wake(name: string): void;
  /** Runs one job now, or all of them in order, whatever the time; waits for a run that is under way. Rejects when one fails. */
  runNow(name?: string): Promise<void>;
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/**
 * Makes the runner.
 * @param onError hears of a run that failed; the job comes again all the same
 * @param onDone hears of a run that went well
 */
export function createJobRunner(
  db: Database,
  jobs: readonly Job[],
  onError: (error: unknown, job: string) => void,
  onDone: (job: string) => void = () => undefined,
): JobRunner {
  const stopping = new AbortController();
  const holder = randomUUID();
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<void>>();
  const woken = new Set<string>();
  let isStarted = false;
  let isStopped = false;

  const runHere = async (job: Job): Promise<void> => {
    await job.run(stopping.signal);
    onDone(job.name);
  };
  const runLeased = async (job: Job): Promise<void> => {
    const take = (): Promise<boolean> => takeLease(db, job.name, holder, leaseMs + job.everyMs);
    if (!(await take())) return;
    /* Whatever it takes, nobody else begins it meanwhile. */
    const timer = setInterval(() => void take().catch(() => undefined), prolongMs).unref();
    await runHere(job).finally(() => clearInterval(timer));
  };
  const run = (job: Job): Promise<void> => {
    const work = (running.get(job.name) ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        woken.delete(job.name);
        await (job.isShared ? runHere(job) : runLeased(job));
      });
    running.set(job.name, work);
    return work;
  };
  const again = (job: Job): void => {
    if (isStopped) return;
    const tick = async (): Promise<void> => {
      await run(job).catch((error) => onError(error, job.name));
      again(job);
    };
    timers.set(job.name, setTimeout(() => void tick(), job.everyMs).unref());
  };

  return {
    start: () => {
      isStarted = true;
      for (const job of jobs) {
        const first = run(job).catch((error) => onError(error, job.name));
        void first.then(() => again(job));
      }
    },
    wake: (name) => {
      const job = jobs.find((one) => one.name === name);
      if (!job || !isStarted || isStopped || woken.has(name)) return;
      woken.add(name);
      void run(job).catch((error) => onError(error, name));
    },
    runNow: async (name) => {
      for (const job of jobs) if (name === undefined || job.name === name) await run(job);
    },
    stop: async () => {
      isStopped = true;
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(running.values());
      if (running.size > 0) await releaseLeases(db, holder);
    },
  };
}
