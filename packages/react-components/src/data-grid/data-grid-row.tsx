// biome-ignore-all lint/a11y/useSemanticElements: a row of two lines in a narrow grid cannot be a table row
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells hold the one tab stop of the grid
import './data-grid.css.ts';
import { memo, type ReactElement, type ReactNode } from 'react';
import type { DataGridColumn } from './data-grid.types.ts';
import type { DataGridItem } from './data-grid-model.types.ts';

/** Attributes of a row that its contents decide, such as `data-state`. @public */
export type RowAttributes<Row> = (row: Row) => Readonly<Record<`data-${string}`, string | undefined>>;

interface CellsProps<Row> {
  row: Row;
  columns: readonly DataGridColumn<Row>[];
  isSelected: boolean;
  tabStop: number;
}

/* A bare text needs no element of its own to end in an ellipsis: its cell does. */
const isText = (shown: ReactNode): boolean => typeof shown === 'string' || typeof shown === 'number';

function Cells<Row>({ row, columns, isSelected, tabStop }: CellsProps<Row>): ReactElement {
  const cells = columns.map((column, at) => {
    const shown = column.cell(row, isSelected);
    return (
      <div
        className="pk-DataGrid-cell"
        data-clip={isText(shown) ? '' : undefined}
        data-column={column.id}
        key={column.id}
        role={column.isRowHeader ? 'rowheader' : 'gridcell'}
        tabIndex={tabStop === at ? 0 : -1}
      >
        {shown}
      </div>
    );
  });
  return <>{cells}</>;
}

/* A row that only moves, because others came before it, keeps its cells as they are. */
const RowCells = memo(Cells) as typeof Cells; // memo forgets the type parameter

interface DataGridRowProps<Row> {
  item: DataGridItem<Row>;
  columns: readonly DataGridColumn<Row>[];
  attributes?: RowAttributes<Row> | undefined;
  className?: string | undefined;
  /** Pixels from the top of the rows, in a page of all rows. */
  top?: number | undefined;
}

/* What a row shows depends on its object, not on the item around it: a poll that changes 15 rows draws 15 rows. */
function isSame<Row>(before: DataGridRowProps<Row>, after: DataGridRowProps<Row>): boolean {
  const [a, b] = [before.item, after.item];
  return (
    a.row === b.row &&
    a.index === b.index &&
    a.isSelected === b.isSelected &&
    a.isActive === b.isActive &&
    a.isNew === b.isNew &&
    a.isGone === b.isGone &&
    a.tabStop === b.tabStop &&
    before.columns === after.columns &&
    before.attributes === after.attributes &&
    before.top === after.top
  );
}

function Row<Row>({ item, columns, attributes, className, top }: DataGridRowProps<Row>): ReactElement {
  return (
    <div
      {...attributes?.(item.row)}
      aria-current={item.isActive ? 'true' : undefined}
      aria-rowindex={item.index + 2}
      aria-selected={item.isSelected}
      className={className ? `pk-DataGrid-row ${className}` : 'pk-DataGrid-row'}
      data-active={item.isActive ? '' : undefined}
      data-gone={item.isGone ? '' : undefined}
      data-key={item.key}
      data-new={item.isNew ? '' : undefined}
      data-selected={item.isSelected ? '' : undefined}
      role="row"
      style={top === undefined ? undefined : { top }}
    >
      <RowCells columns={columns} isSelected={item.isSelected} row={item.row} tabStop={item.tabStop} />
    </div>
  );
}

/** One row; drawn again only when its own row object or state changes. @internal */
export const DataGridRow = memo(Row, isSame) as typeof Row; // memo forgets the type parameter
