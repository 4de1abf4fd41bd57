// biome-ignore-all lint/a11y/useSemanticElements: a row of two lines in a narrow grid cannot be a table row
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells hold the one tab stop of the grid
import './data-grid.css.ts';
import type { ReactElement } from 'react';
import { CellCheckbox } from '../controls/cell-checkbox.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { DataGrid } from './use-data-grid.ts';

/** The head of a grid: names of the columns, order, and the checkbox of the page. @internal */
export function DataGridHead<Row>({ grid }: { grid: DataGrid<Row> }): ReactElement {
  const { text } = usePatrol();
  const headers = grid.table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <div className="pk-DataGrid-head" role="rowgroup">
      <div aria-rowindex={1} className="pk-DataGrid-headRow" role="row">
        {headers.map((header, at) => {
          const column = grid.columns[at];
          const order = header.column.getIsSorted();
          const canSort = header.column.getCanSort();
          const sorted = order === 'asc' ? 'ascending' : order === 'desc' ? 'descending' : 'none';
          return (
            <div
              aria-colindex={at + 1}
              aria-sort={canSort ? sorted : undefined}
              className="pk-DataGrid-headCell"
              data-column={header.id}
              key={header.id}
              role="columnheader"
              tabIndex={grid.headTabStop === at ? 0 : -1}
            >
              {column?.isSelection ? (
                <CellCheckbox
                  isIndeterminate={grid.pageSelection === 'some'}
                  isSelected={grid.pageSelection === 'all'}
                  label={text('grid.selectPage')}
                />
              ) : canSort ? (
                <button
                  className="pk-DataGrid-sort"
                  onClick={() => header.column.toggleSorting()}
                  tabIndex={-1}
                  type="button"
                >
                  {column?.label}
                  {order && <Icon name={order === 'asc' ? 'chev-up' : 'chev-down'} />}
                </button>
              ) : (
                <span className="pk-DataGrid-label" title={column?.label}>
                  {column?.head}
                  <span className={column?.head === undefined ? undefined : 'pk-Hidden'}>{column?.label}</span>
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
