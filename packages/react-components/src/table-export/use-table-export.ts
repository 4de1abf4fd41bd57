import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { usePatrol } from '../provider/index.ts';
import { exportTable } from './export-table.ts';
import { saveFile } from './save-file.ts';
import type { ExportFormat, ExportTable } from './table-export.types.ts';

/** Where an export stands. @public */
export type TableExportState =
  | { readonly status: 'idle' }
  /** `share` is how much is written, 0 to 1. */
  | { readonly status: 'running'; readonly fileName: string; readonly share: number }
  | { readonly status: 'failed'; readonly fileName: string; readonly errorText: string };

/** What {@link useTableExport} gives. @public */
export interface TableExportModel {
  readonly state: TableExportState;
  /** Writes a table and offers the file as a download; one that is still being written is given up. */
  start<Row>(table: ExportTable<Row>, format: ExportFormat): void;
  /** Writes the one that failed again. */
  retry(): void;
  cancel(): void;
  /** Forgets a failure. */
  dismiss(): void;
}

const idle: TableExportState = { status: 'idle' };

/** Writes tables to files, one at a time; given up when the component goes. @public */
export function useTableExport(): TableExportModel {
  const { text, timeZone } = usePatrol();
  const [state, setState] = useState<TableExportState>(idle);
  const running = useRef<AbortController | null>(null);
  const again = useRef<() => void>(() => {});

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setState(idle);
  }, []);
  useEffect(() => () => running.current?.abort(), []);

  const write = useCallback(
    async <Row>(table: ExportTable<Row>, format: ExportFormat): Promise<void> => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      const fileName = `${table.name}.${format}`;
      const show = (next: TableExportState): void => {
        if (running.current === own) setState(next);
      };
      /* The places of the page numbers stay as they are: the writer fills them in. */
      const texts = {
        page: text('tableExport.page', { page: '{page}', pages: '{pages}' }),
        about: text('tableExport.about'),
        ...table.texts,
      };
      show({ status: 'running', fileName, share: 0 });
      try {
        const onProgress = (share: number): void => show({ status: 'running', fileName, share });
        const file = await exportTable({ timeZone, ...table, texts, format, onProgress, signal: own.signal });
        if (running.current === own) saveFile(file);
        show(idle);
      } catch (error) {
        if (own.signal.aborted) return;
        show({ status: 'failed', fileName, errorText: error instanceof Error ? error.message : String(error) });
      }
    },
    [text, timeZone],
  );

  return useMemo(
    () => ({
      state,
      start: (table, format) => {
        again.current = () => void write(table, format);
        again.current();
      },
      retry: () => again.current(),
      cancel,
      dismiss: () => setState(idle),
    }),
    [state, write, cancel],
  );
}
