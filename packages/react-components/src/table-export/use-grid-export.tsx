import { type ReactElement, useCallback } from 'react';
import type { DataGridColumn, DataGridPanelProps } from '../data-grid/index.ts';
import { ExportStatus } from './export-status.tsx';
import type { ExportColumn } from './table-export.types.ts';
import { useTableExport } from './use-table-export.ts';

/** What {@link useGridExport} takes. @public */
export interface GridExportOptions<Row> {
  /** Name of the file, without its ending. */
  readonly name: string;
  /** Heading of a PDF, and name of the sheet. */
  readonly title: string;
  /** Lines below the heading, such as the period. Keep the array stable. @default none */
  readonly notes?: readonly string[] | undefined;
  /** Columns of the file. Keep the array stable. @default those of the grid that are shown and have a text */
  readonly columns?: readonly ExportColumn<Row>[] | undefined;
}

/** What {@link useGridExport} gives. @public */
export interface GridExport<Row> {
  /** For the grid: its Export button then offers the rows that pass the filter, in their order. */
  readonly onExport: NonNullable<DataGridPanelProps<Row>['onExport']>;
  /** Tells how far the file is, or why it failed; stands below the rows. */
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

/** Writes what a grid shows, in its order and with its columns, as CSV, XLSX or PDF. @public */
export function useGridExport<Row>({ name, title, notes, columns: own }: GridExportOptions<Row>): GridExport<Row> {
  const model = useTableExport();
  const { start } = model;
  const onExport = useCallback<GridExport<Row>['onExport']>(
    (format, { rows, columns }) => {
      if (format === 'print') return;
      start({ name, title, notes, rows, columns: own ?? columns.flatMap(exportColumn) }, format);
    },
    [start, name, title, notes, own],
  );
  return { onExport, status: <ExportStatus model={model} /> };
}
