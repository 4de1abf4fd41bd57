import type { DataGridColumn, DataGridPanelProps } from '@patrolkit/react-components/data-grid';
import { type ExportColumn, ExportStatus, useTableExport } from '@patrolkit/react-components/table-export';
import { type ReactElement, useCallback } from 'react';

/** What a grid's file is called. */
export interface GridExportOptions {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Heading of a PDF, and name of the sheet. */
  readonly title: string;
  /** Lines below the heading, such as the period. Keep the array stable. @default none */
  readonly notes?: readonly string[] | undefined;
}

/** Gives a list its Export button, and what is told while a file is written. */
export interface GridExport<Row> {
  readonly onExport: NonNullable<DataGridPanelProps<Row>['onExport']>;
  readonly status: ReactElement;
}

/* A number that is shown as it is stays one, so that a spreadsheet can go on with it. */
function exportColumn<Row>({ label, text, sortBy }: DataGridColumn<Row>): ExportColumn<Row>[] {
  if (!text) return [];
  const value = (row: Row): string | number => {
    const number = sortBy?.(row);
    const written = text(row);
    return typeof number === 'number' && String(number) === written ? number : written;
  };
  return [{ label, value }];
}

/** Writes what a grid shows, in its order and with its columns, as CSV, XLSX or PDF. */
export function useGridExport<Row>({ name, title, notes }: GridExportOptions): GridExport<Row> {
  const model = useTableExport();
  const { start } = model;
  const onExport = useCallback<GridExport<Row>['onExport']>(
    (format, { rows, columns }) => {
      if (format === 'print') return;
      start({ name, title, notes, rows, columns: columns.flatMap(exportColumn) }, format);
    },
    [start, name, title, notes],
  );
  return { onExport, status: <ExportStatus model={model} /> };
}
