import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { DataGrid } from './data-grid-model.types.ts';
import type { DataGridPanelProps } from './data-grid-panel.types.ts';

interface GridCountProps<Row> extends Pick<DataGridPanelProps<Row>, 'selectedCount' | 'status'> {
  grid: DataGrid<Row>;
  /** Whether the number of all rows stands here: not where the pager beside it says it. */
  isTotalSaid: boolean;
}

/** How many rows are selected, pass the filter, or are there; nothing while that is not known. @internal */
export function GridCount<Row>(props: GridCountProps<Row>): ReactElement {
  const { grid, status, isTotalSaid, selectedCount = grid.selectedKeys.size } = props;
  const { text } = usePatrol();
  const isKnown = grid.totalCount > 0 || status === 'ready';
  const count = grid.isFiltered
    ? text('grid.filtered', { count: grid.rowCount, total: grid.totalCount })
    : isTotalSaid
      ? String(grid.rowCount)
      : '';
  return (
    <span className="pk-GridPanel-count">
      {selectedCount > 0 ? text('grid.selected', { count: selectedCount }) : isKnown && count}
    </span>
  );
}
