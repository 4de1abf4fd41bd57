import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from './worker-protocol.ts';

/* The database blocks its thread while it works: here it blocks nobody but itself. */
const keepText = (value: string): string => value;
const parsers = { [types.TIMESTAMP]: keepText, [types.TIMESTAMPTZ]: keepText, [types.DATE]: keepText };

const port = parentPort;
if (!port) throw new Error('pglite-worker.ts runs in a worker thread only');
const options = workerData as WorkerOptions; // made by openPglite, nobody else starts this file
const send = (answer: WorkerAnswer): void => port.postMessage(answer);

function describe(error: unknown): { message: string; code: string | undefined } {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { message, code };
}

async function answer(database: PGlite, request: WorkerRequest): Promise<WorkerAnswer> {
  switch (request.kind) {
    case 'query': {
      const { rows, fields, affectedRows } = await database.query(request.sql, request.params, {
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
  });
  await database.query("set time zone 'UTC'");
  port.on('message', (request: WorkerRequest) => {
    answer(database, request).then(send, (error) => send({ id: request.id, error: describe(error) }));
  });
  send({ id: 0, result: null });
} catch (error) {
  send({ id: 0, error: describe(error) });
}
