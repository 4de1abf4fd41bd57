import './data-grid.css.ts';
import { type ReactElement, useId } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { DataGrid } from './use-data-grid.ts';

/** Props of {@link DataGridPager}. @public */
export interface DataGridPagerProps<Row> {
  grid: DataGrid<Row>;
  /** Rows a page may have. */
  pageSizeOptions: readonly number[];
}

/** Rows per page, which rows are shown, and the way to others. @public */
export function DataGridPager<Row>({ grid, pageSizeOptions }: DataGridPagerProps<Row>): ReactElement {
  const { text } = usePatrol();
  const id = useId();
  const { table, rowCount } = grid;
  const { pageIndex, pageSize } = table.state.pagination;
  const first = rowCount === 0 ? 0 : pageIndex * pageSize + 1;
  const last = Math.min(rowCount, (pageIndex + 1) * pageSize);
  /* A size that only the host named is still the size: it stands in the list while it is in force. */
  const sizes = pageSizeOptions.includes(pageSize) ? pageSizeOptions : [...pageSizeOptions, pageSize];
  return (
    <div className="pk-DataGrid-pager">
      <label htmlFor={id}>{text('grid.rows')}</label>
      <select
        className="pk-DataGrid-pageSize"
        id={id}
        onChange={(event) => table.setPageSize(Number(event.target.value))}
        value={pageSize}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <span className="pk-DataGrid-range">{text('grid.range', { first, last, total: rowCount })}</span>
      <IconButton
        icon="chev-left"
        isDisabled={!table.getCanPreviousPage()}
        label={text('grid.previousPage')}
        onPress={() => table.previousPage()}
      />
      <IconButton
        icon="chev-right"
        isDisabled={!table.getCanNextPage()}
        label={text('grid.nextPage')}
        onPress={() => table.nextPage()}
      />
    </div>
  );
}
