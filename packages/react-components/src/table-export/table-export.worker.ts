import { makeFile } from './make-file.ts';
import type { ExportAnswer, ExportOrder } from './worker-messages.ts';

/* Writes one table and ends with it: the page cancels by terminating the worker. */
const answer = (message: ExportAnswer): void => globalThis.postMessage(message);

/* A message for each hundredth is enough for a bar. */
let told = 0;
const tell = (share: number): void => {
  if (share - told < 0.01) return;
  told = share;
  answer({ kind: 'progress', share });
};

globalThis.addEventListener('message', ({ data }: MessageEvent<ExportOrder>) => {
  makeFile(data.sheet, data.format, tell).then(
    (file) => answer({ kind: 'done', file }),
    (error: unknown) => answer({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
answer({ kind: 'ready' });
