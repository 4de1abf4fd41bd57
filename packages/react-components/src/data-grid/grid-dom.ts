import type { RowKey } from './data-grid.types.ts';
import type { GridPlace } from './grid-keys.ts';

/* The grid reads its own markup instead of keeping a map of elements: 25 rows of nine cells need no second book. */

/** The cell or column head around an event's target. @internal */
export function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[aria-colindex]') : null;
}

/** The key of a cell's row; null in the head. @internal */
export function keyOfCell(cell: Element): RowKey | null {
  const key = cell.closest('[data-key]')?.getAttribute('data-key');
  return key == null ? null : Number(key);
}

function rowElements(grid: Element): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('[role="row"]')];
}

/** Where a cell stands on the page. @internal */
export function placeOf(grid: Element, cell: Element): GridPlace {
  return {
    row: rowElements(grid).findIndex((row) => row.contains(cell)),
    column: Number(cell.getAttribute('aria-colindex')) - 1,
  };
}

/** The cell at a place. @internal */
export function cellAt(grid: Element, place: GridPlace): HTMLElement | null {
  return rowElements(grid)[place.row]?.querySelector<HTMLElement>(`[aria-colindex="${place.column + 1}"]`) ?? null;
}

/** What can be pressed inside a cell, in order. @internal */
export function widgetsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>('button:not(:disabled), input:not(:disabled), select, a[href]')];
}

/** How many rows fit into the visible part of the grid, at least one. @internal */
export function rowsInView(grid: HTMLElement): number {
  const row = grid.querySelector<HTMLElement>('[data-key]');
  return row && row.offsetHeight > 0 ? Math.max(1, Math.floor(grid.clientHeight / row.offsetHeight) - 1) : 1;
}
