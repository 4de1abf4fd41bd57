import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { createPreparedStatements, type PreparedStatements } from './prepared-statements.ts';
import type { WorkerAnswer, WorkerData, WorkerRequest } from './worker-protocol.ts';

/* The database blocks its thread while it works: here it blocks nobody but itself. */
const keepText = (value: string): string => value;
const parsers = { [types.TIMESTAMP]: keepText, [types.TIMESTAMPTZ]: keepText, [types.DATE]: keepText };

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts runs in a worker thread only');
const options = workerData as WorkerData; // made by startPgliteThread, nobody else starts this file
const send = (answer: WorkerAnswer): void => port.postMessage(answer);

/* An error of a statement has a SQLSTATE; without one it is the engine that broke, a full disk for example. */
function failure(id: number, error: unknown): WorkerAnswer {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const severity = error instanceof Error && 'severity' in error ? error.severity : undefined;
  return { id, error: { message, code }, isFatal: code === undefined || severity === 'FATAL' || severity === 'PANIC' };
}

async function answer(database: PGlite, statements: PreparedStatements, request: WorkerRequest): Promise<WorkerAnswer> {
  switch (request.kind) {
    case 'query': {
      const { rows, fields, affectedRows } = await statements.query(request.sql, request.params, {
        rowMode: request.isArray ? 'array' : 'object',
        parsers,
      });
      return { id: request.id, result: { rows, fields, affectedRows } };
    }
    case 'dump': {
      const dump = await database.dumpDataDir('none');
      return { id: request.id, result: new Uint8Array(await dump.arrayBuffer()) };
    }
    case 'close':
      await database.close();
      return { id: request.id, result: null };
  }
}

try {
  /* relaxedDurability stays off: an answered commit is in the operating system's hands and outlives this process. */
  const database = await PGlite.create({
    ...(options.directory ? { dataDir: options.directory } : {}),
    ...(options.dump ? { loadDataDir: new Blob([options.dump as BlobPart]) } : {}), // a plain Uint8Array is a BlobPart
    relaxedDurability: false,
    pgliteWasmModule: options.engine,
  });
  await database.query("set time zone 'UTC'");
  /* One plan for all values took ten times as long for a search among 10,000 events as one made for its period. */
  await database.query('set plan_cache_mode = force_custom_plan');
  const statements = createPreparedStatements(database);
  port.on('message', (request: WorkerRequest) => {
    answer(database, statements, request).then(send, (error) => send(failure(request.id, error)));
  });
  send({ id: 0, result: null });
} catch (error) {
  send(failure(0, error));
}
