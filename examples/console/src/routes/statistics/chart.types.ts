import type { ExportColumn, ExportTable } from '@patrolkit/react-components/table-export';

/** A column of the table that says what a chart shows. */
export interface ChartColumn<Row> extends ExportColumn<Row> {
  /** What the table shows, when it is not the exported value itself. */
  readonly show?: (row: Row) => string;
  /** Address of the rows behind the number; null for none. */
  readonly to?: (row: Row) => string | null;
}

/** The table of a chart: what it exports, and how it is read. */
export interface ChartTable<Row> extends Omit<ExportTable<Row>, 'columns'> {
  readonly columns: readonly ChartColumn<Row>[];
  readonly keyOf: (row: Row) => string | number;
}
