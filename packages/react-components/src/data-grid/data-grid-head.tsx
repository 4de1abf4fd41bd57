// biome-ignore-all lint/a11y/useSemanticElements: a row of two lines in a narrow grid cannot be a table row
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells hold the one tab stop of the grid
import './data-grid.css.ts';
import { type ReactElement, useCallback } from 'react';
import { DataGridHeadCell } from './data-grid-head-cell.tsx';
import type { DataGrid } from './data-grid-model.types.ts';
import { useColumnResize } from './use-column-resize.ts';
import { useLatest } from './use-latest.ts';

/** The head of a grid: names of the columns, order, borders to drag, and the checkbox of the page. @internal */
export function DataGridHead<Row>({ grid }: { grid: DataGrid<Row> }): ReactElement {
  const resize = useColumnResize(grid);
  const latest = useLatest(grid.table);
  const sort = useCallback((columnId: string) => latest.current.getColumn(columnId)?.toggleSorting(), [latest]);
  return (
    <div className="pk-DataGrid-head" role="rowgroup">
      <div aria-rowindex={1} className="pk-DataGrid-headRow" role="row">
        {grid.columns.map((column, at) => (
          <DataGridHeadCell
            column={column}
            direction={grid.sort?.column === column.id ? grid.sort.direction : null}
            isTabStop={grid.headTabStop === at}
            key={column.id}
            onSort={sort}
            pageSelection={grid.pageSelection}
            resize={resize}
          />
        ))}
      </div>
    </div>
  );
}
