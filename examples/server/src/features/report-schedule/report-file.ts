import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { csvText } from '@patrolkit/sdk/model';
import type { MailAttachment } from '../../db/schema.ts';
import type { ReportSheet } from './report-sheet.ts';

/** What is written, and how. */
export interface FileOrder {
  readonly sheet: ReportSheet;
  readonly format: 'csv' | 'xlsx';
  /** Name of the sheet with the notes. */
  readonly about: string;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/* In a thread of its own: it takes a tenth of a second, for which no panic waits. */
async function xlsxOf(order: FileOrder): Promise<Uint8Array> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), { workerData: order });
  try {
    const [bytes]: Uint8Array[] = await once(worker, 'message');
    if (!bytes) throw new Error('The thread has written nothing');
    return bytes;
  } finally {
    await worker.terminate();
  }
}

/** Writes a report as a file; CSV holds the table alone, so that every program can read it. @param name without its ending */
export async function reportFile(order: FileOrder, name: string): Promise<MailAttachment> {
  const { sheet, format } = order;
  const bytes = format === 'xlsx' ? await xlsxOf(order) : Buffer.from(csvText([sheet.head, ...sheet.rows]));
  return { name: `${name}.${format}`, type: types[format], base64: Buffer.from(bytes).toString('base64') };
}
