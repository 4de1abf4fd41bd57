import './data-grid.css.ts';
import { memo, type ReactElement, useCallback, useId } from 'react';
import { ToolButton } from '../controls/tool-button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { PageSize } from './data-grid.types.ts';
import type { DataGrid } from './data-grid-model.types.ts';
import { useLatest } from './use-latest.ts';

/** Props of {@link DataGridPager}. @public */
export interface DataGridPagerProps<Row> {
  /** What `useDataGrid` gives. */
  grid: DataGrid<Row>;
  /** Rows a page may have; keep the array stable. */
  pageSizeOptions: readonly PageSize[];
  /** Whether it is a foot of its own or stands in a toolbar. @default 'foot' */
  place?: 'foot' | 'toolbar' | undefined;
}

interface PagerProps {
  first: number;
  last: number;
  total: number;
  pageSize: PageSize;
  pageSizeOptions: readonly PageSize[];
  place: 'foot' | 'toolbar';
  onPageSize: (pageSize: PageSize) => void;
  onTurn: (by: 1 | -1) => void;
}

/* A poll that makes the total another draws none. */
const TurnButton = memo(function TurnButton(props: {
  by: 1 | -1;
  isDisabled: boolean;
  onTurn: (by: 1 | -1) => void;
}): ReactElement {
  const { by, isDisabled, onTurn } = props;
  const { text } = usePatrol();
  return (
    <ToolButton
      icon={by > 0 ? 'chev-right' : 'chev-left'}
      isDisabled={isDisabled}
      label={text(by > 0 ? 'grid.nextPage' : 'grid.previousPage')}
      onPress={() => onTurn(by)}
    />
  );
});

/* Drawn again only when its figures change. */
const Pager = memo(function Pager(props: PagerProps): ReactElement {
  const { first, last, total, pageSize, pageSizeOptions, place, onPageSize, onTurn } = props;
  const { text } = usePatrol();
  const id = useId();
  /* A size that only the host named is still the size: it stands in the list while it is in force. */
  const sizes = pageSizeOptions.includes(pageSize) ? pageSizeOptions : [...pageSizeOptions, pageSize];
  return (
    <div className="pk-DataGrid-pager" data-place={place}>
      <label className={place === 'toolbar' ? 'pk-Hidden' : undefined} htmlFor={id}>
        {text('grid.rows')}
      </label>
      <select
        className="pk-DataGrid-pageSize"
        id={id}
        onChange={(event) => onPageSize(event.target.value === 'all' ? 'all' : Number(event.target.value))}
        value={pageSize}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size === 'all' ? text('grid.allRows') : size}
          </option>
        ))}
      </select>
      <span className="pk-DataGrid-range">{text('grid.range', { first, last, total })}</span>
      <TurnButton by={-1} isDisabled={first <= 1} onTurn={onTurn} />
      <TurnButton by={1} isDisabled={last >= total} onTurn={onTurn} />
    </div>
  );
});

/** Rows per page, which rows are shown, and the way to others. @public */
export function DataGridPager<Row>({ grid, pageSizeOptions, place = 'foot' }: DataGridPagerProps<Row>): ReactElement {
  const { table, rowCount, pageSize } = grid;
  const latest = useLatest(table);
  const { pageIndex, pageSize: perPage } = table.state.pagination;
  const turn = useCallback(
    (by: 1 | -1) => (by > 0 ? latest.current.nextPage() : latest.current.previousPage()),
    [latest],
  );
  return (
    <Pager
      first={rowCount === 0 ? 0 : pageIndex * perPage + 1}
      last={Math.min(rowCount, (pageIndex + 1) * perPage)}
      onPageSize={grid.setPageSize}
      onTurn={turn}
      pageSize={pageSize}
      pageSizeOptions={pageSizeOptions}
      place={place}
      total={rowCount}
    />
  );
}
