// biome-ignore-all lint/a11y/useSemanticElements: a row of two lines in a narrow grid cannot be a table row
// biome-ignore-all lint/a11y/useFocusableInteractive: the cells hold the one tab stop of the grid
import './data-grid.css.ts';
import { type CSSProperties, type ReactElement, useId } from 'react';
import { usePatrol } from '../provider/index.ts';
import { DataGridHead } from './data-grid-head.tsx';
import type { DataGrid } from './data-grid-model.types.ts';
import { DataGridRow, type RowAttributes } from './data-grid-row.tsx';
import { GridAnnouncement } from './grid-announcement.tsx';
import { columnTracks } from './grid-settings.ts';

/** Props of {@link DataGridView}. @public */
export interface DataGridViewProps<Row> {
  /** What `useDataGrid` gives. */
  grid: DataGrid<Row>;
  /** Name of the grid for screen readers. */
  label: string;
  /** Attributes of a row; keep the function stable. */
  rowAttributes?: RowAttributes<Row> | undefined;
  /** Added to `pk-DataGrid-row` of each row. */
  rowClassName?: string | undefined;
  /** Height of a row, pixels. @default what density and theme say, 30 */
  rowHeight?: number | undefined;
  /** The rows are being fetched for the first time. */
  isBusy?: boolean | undefined;
}

/**
 * The markup of a grid: `role="grid"` with head and rows, keys and one tab stop.
 *
 * @selector `[data-density]` compact, comfortable, touch; on the grid, when somebody chose one
 * @selector `[data-held]` on the grid while its page stands still
 * @selector `[data-selected]`, `[data-active]`, `[data-new]`, `[data-gone]` on a row
 * @public
 */
export function DataGridView<Row>(props: DataGridViewProps<Row>): ReactElement {
  const { grid, label, rowAttributes, rowClassName, rowHeight, isBusy = false } = props;
  const { columns, settings, window } = grid;
  const { text } = usePatrol();
  const keysId = useId();
  const { tracks, minWidth } = columnTracks(columns, settings);
  const style = {
    '--pk-x-columns': tracks,
    '--pk-x-min-width': minWidth,
    ...(rowHeight === undefined ? {} : { '--pk-row': `${rowHeight}px` }),
  };
  return (
    <>
      <div
        {...grid.gridHandlers}
        aria-busy={isBusy || undefined}
        aria-describedby={keysId}
        aria-label={label}
        aria-multiselectable="true"
        aria-rowcount={grid.rowCount + 1}
        className="pk-DataGrid"
        data-density={settings.density}
        data-empty={grid.items.length === 0 ? '' : undefined}
        data-held={grid.isHeld ? '' : undefined}
        ref={grid.gridRef}
        role="grid"
        style={style as CSSProperties /* custom properties are not in React's table of styles */}
      >
        {columns.length > 0 && <DataGridHead grid={grid} />}
        {grid.items.length > 0 && (
          <div
            className="pk-DataGrid-body"
            data-window={window.isOn ? '' : undefined}
            role="rowgroup"
            style={window.isOn ? { height: grid.rowCount * window.rowHeight } : undefined}
            {...grid.holdProps}
          >
            {grid.items.map((item) => (
              <DataGridRow
                attributes={rowAttributes}
                className={rowClassName}
                columns={columns}
                item={item}
                key={item.key}
                top={window.isOn ? item.index * window.rowHeight : undefined}
              />
            ))}
          </div>
        )}
      </div>
      <span className="pk-Hidden" id={keysId}>
        {text('grid.keys')}
      </span>
      <GridAnnouncement grid={grid} />
    </>
  );
}
