import { Worker } from 'node:worker_threads';
import { DatabaseError, databaseError } from './database-error.ts';
import { pgliteEngine } from './pglite-engine.ts';
import type { QueryResult, WorkerAnswer, WorkerData, WorkerOptions, WorkerRequest } from './worker-protocol.ts';

type Ask = WorkerRequest extends infer Request ? (Request extends WorkerRequest ? Omit<Request, 'id'> : never) : never;
interface Pending {
  readonly resolve: (result: QueryResult | Uint8Array | null) => void;
  readonly reject: (error: Error) => void;
}

/** One running database thread. */
export interface PgliteThread {
  /** Sends one request and waits for its answer. */
  ask(request: Ask): Promise<QueryResult | Uint8Array | null>;
  /** Whether it has ended, by itself or by `terminate`. */
  hasEnded(): boolean;
  /** Ends the thread at once; what it was doing is undone when the database is opened again. */
  terminate(): Promise<void>;
}

/** Starts the thread and resolves when the database is open; rejects with why it cannot be opened. */
export async function startPgliteThread(options: WorkerOptions): Promise<PgliteThread> {
  const workerData: WorkerData = { ...options, engine: await pgliteEngine() };
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData, execArgv: [] });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let failure: Error | null = null;
  const fail = (error: Error): void => {
    failure = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const thread: PgliteThread = {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        worker.postMessage({ ...request, id: lastId });
      }),
    hasEnded: () => failure !== null,
    terminate: async () => {
      fail(new DatabaseError('The database was closed', undefined));
      await worker.terminate();
    },
  };
  return new Promise((resolve, reject) => {
    pending.set(0, { resolve: () => resolve(thread), reject });
    worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => fail(failure ?? new DatabaseError('The database thread has ended', undefined)));
    worker.on('message', (answer: WorkerAnswer) => {
      const waiting = pending.get(answer.id);
      pending.delete(answer.id);
      if (!('error' in answer)) return waiting?.resolve(answer.result);
      const error = databaseError(answer.error.message, answer.error.code);
      waiting?.reject(error);
      if (!answer.isFatal) return;
      fail(error);
      void worker.terminate();
    });
  });
}
