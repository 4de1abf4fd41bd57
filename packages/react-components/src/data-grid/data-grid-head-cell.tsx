// biome-ignore-all lint/a11y/useSemanticElements: a row of two lines in a narrow grid cannot be a table row
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells hold the one tab stop of the grid
import { memo, type ReactElement } from 'react';
import { CellCheckbox } from '../controls/cell-checkbox.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { DataGridColumn, PageSelection, SortDescriptor } from './data-grid.types.ts';
import type { ColumnResize } from './use-column-resize.ts';

interface DataGridHeadCellProps<Row> {
  column: DataGridColumn<Row>;
  direction: SortDescriptor['direction'] | null;
  /** Keep it and `resize` stable: the head is not drawn again on each poll. */
  onSort: (columnId: string) => void;
  pageSelection: PageSelection;
  isTabStop: boolean;
  resize: ColumnResize;
}

function HeadCell<Row>(props: DataGridHeadCellProps<Row>): ReactElement {
  const { column, direction, pageSelection, resize } = props;
  const { text } = usePatrol();
  const canSort = column.compare !== undefined || column.sortBy !== undefined;
  return (
    <div
      aria-sort={canSort ? (direction ?? 'none') : undefined}
      className="pk-DataGrid-headCell"
      data-column={column.id}
      role="columnheader"
      tabIndex={props.isTabStop ? 0 : -1}
    >
      {column.isSelection ? (
        <CellCheckbox
          isIndeterminate={pageSelection === 'some'}
          isSelected={pageSelection === 'all'}
          label={text('grid.selectPage')}
        />
      ) : canSort ? (
        <button
          className="pk-DataGrid-sort"
          onClick={() => props.onSort(column.id)}
          tabIndex={-1}
          title={column.label}
          type="button"
        >
          <span className="pk-DataGrid-label">{column.label}</span>
          {direction && <Icon name={direction === 'ascending' ? 'chev-up' : 'chev-down'} />}
        </button>
      ) : (
        <span className="pk-DataGrid-label" title={column.label}>
          {column.head}
          <span className={column.head === undefined ? undefined : 'pk-Hidden'}>{column.label}</span>
        </span>
      )}
      {!column.isFixed && (
        <span
          aria-hidden="true"
          className="pk-DataGrid-border"
          onPointerDown={(event) => resize.start(event, column.id)}
          title={text('grid.dragBorder')}
        />
      )}
    </div>
  );
}

/** The head of one column: its name, its order, its border to drag; or the checkbox of the page. @internal */
export const DataGridHeadCell = memo(HeadCell) as typeof HeadCell; // memo forgets the type parameter
