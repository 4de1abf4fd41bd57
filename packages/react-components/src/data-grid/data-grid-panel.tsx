import './grid-panel.css.ts';
import { type ReactElement, useCallback, useId, useRef, useState } from 'react';
import { DataGridPager } from './data-grid-pager.tsx';
import type { DataGridPanelProps } from './data-grid-panel.types.ts';
import { DataGridView } from './data-grid-view.tsx';
import { GridCount } from './grid-count.tsx';
import { GridNotice, GridState } from './grid-states.tsx';
import { ColumnsButton, ExportButton, FilterButton, HoldButton, WaitingPlace } from './grid-toolbar.tsx';
import { type OpenPart, PanelOverlays } from './panel-overlays.tsx';
import { useLater } from './use-later.ts';
import { useLatest } from './use-latest.ts';

const defaultPageSizes = [5, 10, 25] as const;
const loadParts = (): Promise<typeof import('./panel-parts.ts')> => import('./panel-parts.ts');

/**
 * A grid with all that belongs to it: heading, count, filter, choice of columns, export, states, and pages.
 *
 * Public classes: `pk-GridPanel`, `pk-GridPanel-toolbar`.
 * @selector `[data-status]` loading, ready, error; on the section
 * @public
 */
export function DataGridPanel<Row>(props: DataGridPanelProps<Row>): ReactElement {
  const { grid, title, status, className, ref, pagerPlace = 'foot', pageSizeOptions = defaultPageSizes } = props;
  const headingId = useId();
  const [isNear, setNear] = useState(false);
  const [isFilterOpen, setFilterOpen] = useState(false);
  const [open, setOpen] = useState<OpenPart | null>(null);
  const parts = useLater(loadParts, isNear || isFilterOpen || open !== null);
  const section = useRef<HTMLElement | null>(null);
  const columnsAnchor = useRef<HTMLSpanElement | null>(null);
  const exportAnchor = useRef<HTMLButtonElement | null>(null);
  const latest = useLatest({ grid, onNear: props.onNear });
  const attach = useCallback(
    (element: HTMLElement | null) => {
      section.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
    },
    [ref],
  );
  const near = useCallback(() => {
    setNear(true);
    latest.current.onNear?.();
  }, [latest]);
  const showWaiting = useCallback(() => {
    latest.current.grid.showWaiting();
    /* The button that was pressed is gone. */
    section.current?.focus();
  }, [latest]);
  const toggleFilter = useCallback(() => setFilterOpen((isOpen) => !isOpen), []);
  const openColumns = useCallback(() => setOpen('columns'), []);
  const openExport = useCallback(() => setOpen('export'), []);
  const asked = [grid.filter.quick, ...Object.values(grid.filter.columns)].filter((typed) => typed.trim() !== '');
  return (
    <section
      aria-labelledby={headingId}
      className={className ? `pk-GridPanel ${className}` : 'pk-GridPanel'}
      data-status={status}
      onFocus={isNear ? undefined : near}
      onPointerEnter={isNear ? undefined : near}
      ref={attach}
      tabIndex={-1}
    >
      <header className="pk-GridPanel-toolbar" data-pager={pagerPlace === 'toolbar' ? '' : undefined}>
        <h2 className="pk-GridPanel-title" id={headingId}>
          {title}
        </h2>
        <GridCount
          grid={grid}
          isTotalSaid={pagerPlace !== 'toolbar'}
          selectedCount={props.selectedCount}
          status={status}
        />
        <WaitingPlace
          count={grid.waiting.length}
          isUrgent={props.isWaitingUrgent ?? false}
          onPress={showWaiting}
          waitingProps={grid.waitingProps}
          words={props.waitingText}
        />
        {props.hasHold && <HoldButton isPinned={grid.isPinned} onChange={grid.setPinned} />}
        {props.toolbarActions}
        {props.onExport && <ExportButton anchor={exportAnchor} isOpen={open === 'export'} onPress={openExport} />}
        {props.hasFilter !== false && (
          <FilterButton asked={asked.length} isOpen={isFilterOpen} onPress={toggleFilter} />
        )}
        {props.hasColumnChooser !== false && (
          <ColumnsButton anchor={columnsAnchor} isOpen={open === 'columns'} onPress={openColumns} />
        )}
        {pagerPlace === 'toolbar' && <DataGridPager grid={grid} pageSizeOptions={pageSizeOptions} place="toolbar" />}
      </header>
      {isFilterOpen && parts && <parts.DataGridFilterBar grid={grid} />}
      <GridNotice {...props} />
      <DataGridView
        grid={grid}
        isBusy={status === 'loading'}
        label={title}
        rowAttributes={props.rowAttributes}
        rowClassName={props.rowClassName}
        rowHeight={props.rowHeight}
      />
      <GridState {...props} />
      {pagerPlace === 'foot' && <DataGridPager grid={grid} pageSizeOptions={pageSizeOptions} />}
      {props.children}
      {parts && (
        <PanelOverlays
          columnsAnchor={columnsAnchor}
          exportAnchor={exportAnchor}
          exportFormats={props.exportFormats}
          grid={grid}
          onClose={() => setOpen(null)}
          onExport={props.onExport}
          open={open}
          parts={parts}
        />
      )}
    </section>
  );
}
