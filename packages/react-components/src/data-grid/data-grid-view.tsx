// biome-ignore-all lint/a11y/useSemanticElements: a row of two lines in a narrow grid cannot be a table row
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells hold the one tab stop of the grid
import './data-grid.css.ts';
import type { CSSProperties, ReactElement } from 'react';
import { DataGridHead } from './data-grid-head.tsx';
import { DataGridRow, type RowAttributes } from './data-grid-row.tsx';
import type { DataGrid } from './use-data-grid.ts';

/** Props of {@link DataGridView}. @public */
export interface DataGridViewProps<Row> {
  grid: DataGrid<Row>;
  /** Name of the grid for screen readers. */
  label: string;
  /** Attributes of a row; keep the function stable. */
  rowAttributes?: RowAttributes<Row> | undefined;
  rowClassName?: string | undefined;
  /** The rows are being fetched for the first time. */
  isBusy?: boolean | undefined;
}

/** The markup of a grid: `role="grid"` with head and rows, keys and one tab stop. @public */
export function DataGridView<Row>(props: DataGridViewProps<Row>): ReactElement {
  const { grid, label, rowAttributes, rowClassName, isBusy = false } = props;
  const tracks = { '--pk-x-columns': grid.columns.map((column) => column.width).join(' ') };
  return (
    <div
      {...grid.gridHandlers}
      aria-busy={isBusy || undefined}
      aria-colcount={grid.columns.length}
      aria-label={label}
      aria-multiselectable="true"
      aria-rowcount={grid.rowCount + 1}
      className="pk-DataGrid"
      data-empty={grid.items.length === 0 ? '' : undefined}
      data-held={grid.isHeld ? '' : undefined}
      ref={grid.gridRef}
      role="grid"
      style={tracks as CSSProperties /* custom properties are not in React's table of styles */}
    >
      <DataGridHead grid={grid} />
      {grid.items.length > 0 && (
        <div className="pk-DataGrid-body" role="rowgroup" {...grid.holdProps}>
          {grid.items.map((item) => (
            <DataGridRow
              attributes={rowAttributes}
              className={rowClassName}
              columns={grid.columns}
              item={item}
              key={item.key}
            />
          ))}
        </div>
      )}
    </div>
  );
}
