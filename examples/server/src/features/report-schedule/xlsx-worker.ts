import { parentPort, workerData } from 'node:worker_threads';
import type { FileOrder } from './report-file.ts';
import { writeXlsx } from './write-xlsx.ts';

/* Writes one spreadsheet and ends with it. */
const { sheet, about } = workerData as FileOrder; // what report-file.ts hands over
parentPort?.postMessage(await writeXlsx(sheet, about));
