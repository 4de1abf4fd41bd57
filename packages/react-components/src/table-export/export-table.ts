import { toSheet } from './sheet.rules.ts';
import type { ExportFormat, ExportOptions, Progress, Sheet } from './table-export.types.ts';
import type { ExportAnswer, ExportOrder } from './worker-messages.ts';

interface Work {
  readonly sheet: Sheet;
  readonly format: ExportFormat;
  readonly onProgress: Progress;
  readonly signal?: AbortSignal | undefined;
}

/** Null where a host's policy allows no worker. */
function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./table-export.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** Null when the worker could not start: nothing was written then. */
function writeInWorker(worker: Worker, { sheet, format, onProgress, signal }: Work): Promise<Blob | null> {
  return new Promise<Blob | null>((resolve, reject) => {
    let hasStarted = false;
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', ({ message }) => (hasStarted ? reject(new Error(message)) : resolve(null)));
    worker.addEventListener('message', ({ data }: MessageEvent<ExportAnswer>) => {
      if (data.kind === 'ready') {
        hasStarted = true;
        worker.postMessage({ sheet, format } satisfies ExportOrder);
      } else if (data.kind === 'progress') onProgress(data.share);
      else if (data.kind === 'done') resolve(data.file);
      else reject(new Error(data.message));
    });
  }).finally(() => worker.terminate());
}

async function write(work: Work): Promise<Blob> {
  const worker = startWorker();
  const written = worker && (await writeInWorker(worker, work));
  if (written) return written;
  const { makeFile } = await import('./make-file.ts');
  const file = await makeFile(work.sheet, work.format, work.onProgress);
  work.signal?.throwIfAborted();
  return file;
}

/**
 * Writes a table as PDF, CSV or XLSX. It is done in a worker, so that 10,000 rows do not hold up the page; where a host
 * allows no worker, in the page. Rejects with an Error, or with the signal's reason when it was aborted.
 *
 * @example
 * ```ts
 * const file = await exportTable({
 *   name: 'users',
 *   title: 'Users',
 *   columns: [{ label: 'Name', value: (user) => user.name }],
 *   rows: users,
 *   format: 'csv',
 * });
 * saveFile(file);
 * ```
 * @public
 */
export async function exportTable<Row>(options: ExportOptions<Row>): Promise<File> {
  const { format, onProgress = () => {}, signal } = options;
  signal?.throwIfAborted();
  const blob = await write({ sheet: toSheet(options), format, onProgress, signal });
  return new File([blob], `${options.name}.${format}`, { type: blob.type });
}
