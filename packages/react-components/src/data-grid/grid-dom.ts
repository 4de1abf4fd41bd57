import type { RowKey } from './data-grid.types.ts';
import type { GridPlace } from './grid-keys.ts';

/* The grid reads its own markup instead of keeping a map of elements: 25 rows of nine cells need no second book. Every
   column that is shown is in it, so a cell's place among its row's elements is its column. */
const cells = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';

/** The cell or column head around an event's target. @internal */
export function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(cells) : null;
}

/** The key of a cell's row; null in the head. @internal */
export function keyOfCell(cell: Element): RowKey | null {
  const key = cell.closest('[data-key]')?.getAttribute('data-key');
  return key == null ? null : Number(key);
}

/* The head is row 1 for a screen reader and row 0 here; the page starts behind `first` rows of other pages. */
const beforePage = 1;

/** Where a cell stands: row 0 is the head, then the rows of the page that starts with this row of the list. @internal */
export function placeOf(cell: Element, first: number): GridPlace {
  const index = Number(cell.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'));
  return {
    row: index === beforePage ? 0 : index - beforePage - first,
    column: [...(cell.parentElement?.children ?? [])].indexOf(cell),
  };
}

/** The cell at a place; null when it is not drawn. @internal */
export function cellAt(grid: Element, place: GridPlace, first: number): HTMLElement | null {
  const index = place.row === 0 ? beforePage : place.row + beforePage + first;
  return grid.querySelector(`[aria-rowindex="${index}"] > :nth-child(${place.column + 1})`);
}

/** What can be pressed inside a cell, in order; what a narrow row leaves out cannot. @internal */
export function widgetsOf(cell: Element): HTMLElement[] {
  const widgets = cell.querySelectorAll<HTMLElement>('button:not(:disabled), input:not(:disabled), select, a[href]');
  return [...widgets].filter((widget) => widget.getClientRects().length > 0);
}

/** The checkbox of a row or of the page, if that is what the cell holds. @internal */
export function checkboxOf(cell: Element): Element | null {
  return cell.querySelector(':scope > [data-pk-select]');
}

/** How many rows fit into the visible part of the grid, at least one. @internal */
export function rowsInView(grid: HTMLElement): number {
  const row = grid.querySelector<HTMLElement>('[data-key]');
  return row && row.offsetHeight > 0 ? Math.max(1, Math.floor(grid.clientHeight / row.offsetHeight) - 1) : 1;
}
