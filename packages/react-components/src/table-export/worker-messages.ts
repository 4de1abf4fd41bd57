import type { ExportFormat, Sheet } from './table-export.types.ts';

/** What the page asks of the worker. @internal */
export interface ExportOrder {
  readonly sheet: Sheet;
  readonly format: ExportFormat;
}

/** What the worker answers; ready comes first, so that a worker that cannot start is told from one that is slow. @internal */
export type ExportAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string };
