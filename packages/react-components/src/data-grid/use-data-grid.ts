import { useMemo, useRef } from 'react';
import type { DataGridOptions, RowKey, SortDescriptor } from './data-grid.types.ts';
import type { DataGrid, DataGridItem } from './data-grid-model.types.ts';
import { gridPage } from './grid-page.ts';
import { pageSelectionOf } from './selection.ts';
import { useArranging } from './use-arranging.ts';
import { useArrivals } from './use-arrivals.ts';
import { useControlled } from './use-controlled.ts';
import { useGridColumns } from './use-grid-columns.ts';
import { useGridFilter } from './use-grid-filter.ts';
import { useGridHandlers } from './use-grid-handlers.ts';
import { pageCut, useGridPages } from './use-grid-pages.ts';
import { useGridSelection } from './use-grid-selection.ts';
import { useGridTable } from './use-grid-table.ts';
import { useHeldPage } from './use-held-page.ts';
import { useLatest } from './use-latest.ts';
import { useRowView } from './use-row-view.ts';
import { useRowWindow } from './use-row-window.ts';

const steadyClock = (): number => performance.now();

/**
 * A grid without any markup: order, filter, pages or a window on all rows, selection, one active row, one tab stop,
 * columns that can be arranged, and a page that stands still while somebody is in it. Only the rows of one page ever
 * reach the table model, and only what changed is read again, so the cost does not grow with the list.
 * @public
 */
export function useDataGrid<Row>(options: DataGridOptions<Row>): DataGrid<Row> {
  const { rows, keyOf, columns, arrivalOf = keyOf, isLive = false, now = steadyClock } = options;
  const isHolding = options.isHolding ?? false;
  const latest = useLatest(options);
  const gridRef = useRef<HTMLDivElement | null>(null);

  const { order, visibility, ...arranged } = useGridColumns(options);
  const { settings, changeSettings } = arranged;
  const { pageSize, setPageSize, wantedPage, setPage } = useGridPages({ options, settings, changeSettings });
  const { applied, ...filtering } = useGridFilter(options, () => setPage(0));
  const [sort, keepSort] = useControlled<SortDescriptor | null>(options.sort, options.defaultSort ?? null);
  const fallback = options.defaultSort ?? null;
  const view = useRowView({ rows, keyOf, columns, sort, fallback, filter: applied, locale: options.locale });

  const isAll = pageSize === 'all';
  const scrolled = useRowWindow({ isOn: isAll, count: view.shown.length, gridRef });
  const isAway = isAll ? scrolled.isScrolled : wantedPage > 0;
  const { shown, newSince, release, ...held } = useHeldPage({
    rows,
    view,
    arrivalOf,
    isLive,
    isAway,
    isHolding,
    now,
  });
  useArrivals({ rows, changes: view.changes, arrivalOf, onArrive: options.onArrive });

  const { pageIndex, perPage, first, length } = pageCut(wantedPage, pageSize, shown.length);
  const isThere = (key: RowKey): boolean => view.find(key) !== undefined;
  const page = gridPage({ rows: shown, first, length, keyOf, has: isThere });
  const window = { ...scrolled.window, end: Math.min(length, isAll ? scrolled.window.end : length) };
  const [from, to] = [first + Math.min(window.start, window.end), first + window.end];
  const drawn = useMemo(() => shown.slice(from, to), [shown, from, to]);

  const { table, visible } = useGridTable({
    page: drawn,
    rowCount: shown.length,
    columns,
    arranged,
    order,
    visibility,
    pageIndex,
    pageSize: perPage,
    sort,
    onPage: (next) => {
      if (next.pageSize !== perPage) setPageSize(next.pageSize);
      else setPage(next.pageIndex);
    },
    onSort: (next) => {
      keepSort(next);
      setPage(0);
      setNews({ kind: 'sorted', ...next });
      latest.current.onSortChange?.(next);
    },
  });
  const { news, setNews, arrangeColumn } = useArranging({ gridRef, columns: visible, arranged });

  const selection = useGridSelection(options, page);
  const [activeKey, keepActive] = useControlled<RowKey | null>(options.activeKey, options.defaultActiveKey ?? null);
  const handlers = useGridHandlers({
    gridRef,
    page,
    columns: visible,
    activeKey,
    selection,
    onActive: (key, reason) => {
      keepActive(key);
      latest.current.onActiveChange?.(key, { reason });
    },
    onArrange: arrangeColumn,
    scrollToRow: scrolled.scrollToRow,
    onScroll: scrolled.onScroll,
  });

  const { stop } = handlers;
  const toItem = (row: Row, index: number): DataGridItem<Row> => {
    const key = keyOf(row);
    const current = held.isHeld ? view.find(key) : row;
    return {
      row: current ?? row,
      key,
      index,
      isSelected: selection.selectedKeys.has(key),
      isActive: key === activeKey,
      isNew: arrivalOf(row) > newSince,
      isGone: current === undefined,
      tabStop: stop.key === key ? stop.column : -1,
    };
  };
  const items = drawn.map((row, at) => toItem(row, from + at));
  /* The row that Tab leads to is there even where it is scrolled out of view. */
  const stopAt = stop.key === null || !isAll || items.some(({ key }) => key === stop.key) ? -1 : page.indexOf(stop.key);
  const stopRow = shown[stopAt];
  if (stopRow !== undefined) items.push(toItem(stopRow, stopAt));

  return {
    ...handlers,
    ...selection,
    ...arranged,
    ...filtering,
    ...held,
    table,
    columns: visible,
    items,
    window,
    pageSize,
    setPageSize,
    shownRows: shown,
    rowCount: shown.length,
    totalCount: rows.length,
    pageSelection: pageSelectionOf(page, selection.selectedKeys),
    activeKey,
    sort,
    headTabStop: stop.key === null ? stop.column : -1,
    news,
    arrangeColumn,
    findRow: (key) => view.find(key) ?? (held.isHeld ? items.find((item) => item.key === key)?.row : undefined),
    showWaiting: () => {
      setPage(0);
      scrolled.scrollToTop();
      release();
    },
  };
}
