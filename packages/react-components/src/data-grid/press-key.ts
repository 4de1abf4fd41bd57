import type { KeyboardEvent } from 'react';
import type { ActiveReason, RowKey } from './data-grid.types.ts';
import { keyOfCell, placeOf, rowsInView, widgetsOf } from './grid-dom.ts';
import { type GridPlace, placeAfterKey } from './grid-keys.ts';
import type { GridPage } from './grid-page.ts';
import type { GridSelection } from './use-grid-selection.ts';

/** What a key may act on. @internal */
export interface KeyTarget {
  /** The element with `role="grid"`. */
  readonly grid: HTMLElement;
  /** The cell in which the key was pressed. */
  readonly cell: HTMLElement;
  readonly page: GridPage;
  readonly columnCount: number;
  readonly selection: GridSelection;
  readonly onActive: (key: RowKey, reason: ActiveReason) => void;
  readonly focusPlace: (place: GridPlace) => void;
  /** Arranges the column of a head: moves it by a place, or makes it wider by a step. */
  readonly onArrange: (columnId: string, kind: 'move' | 'resize', by: 1 | -1) => void;
}

/* Inside a cell: Escape and F2 lead back to it, left and right to its next widget; Enter and Space are the widget's. */
function pressInWidget(event: KeyboardEvent, cell: HTMLElement): boolean | null {
  if (event.key === 'Escape' || event.key === 'F2') {
    cell.focus();
    event.stopPropagation();
    return true;
  }
  if (event.key === 'Enter' || event.key === ' ') return false;
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return null;
  const widgets = widgetsOf(cell);
  const next = widgets.find((_, at) => widgets[event.key === 'ArrowLeft' ? at + 1 : at - 1] === event.target);
  next?.focus();
  return next ? true : null;
}

/* Space selects the row, Enter and F2 lead into the cell; in the head both press what is there. */
function pressOnCell(event: KeyboardEvent, target: KeyTarget): boolean {
  const { cell, selection } = target;
  const key = keyOfCell(cell);
  const widget = widgetsOf(cell)[0];
  if (event.key === ' ' && key !== null) {
    if (event.shiftKey) selection.selectTo(key);
    else selection.toggleRow(key);
  } else if (key === null && event.key !== 'F2') widget?.click();
  else if (widget) widget.focus();
  else if (key !== null && event.key === 'Enter') target.onActive(key, 'key');
  return true;
}

/* On a column head Shift with an arrow changes the width, with Ctrl too the place (A5: by keys as by the mouse). */
function pressToArrange(event: KeyboardEvent, { cell, onArrange }: KeyTarget): boolean {
  if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return false;
  const id = cell.dataset.column;
  if (keyOfCell(cell) !== null || id === undefined) return false;
  onArrange(id, event.ctrlKey || event.metaKey ? 'move' : 'resize', event.key === 'ArrowLeft' ? -1 : 1);
  return true;
}

/** Does what a key does by the ARIA grid pattern; true when the key was the grid's. @internal */
export function pressKey(event: KeyboardEvent, target: KeyTarget): boolean {
  const { grid, cell, page } = target;
  if (event.target !== cell) {
    const answer = pressInWidget(event, cell);
    if (answer !== null) return answer;
  }
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
    target.selection.toggleAll();
    return true;
  }
  if (event.key === ' ' || event.key === 'Enter' || event.key === 'F2') return pressOnCell(event, target);
  if (pressToArrange(event, target)) return true;

  const place = placeOf(cell, page.first);
  const extent = { rows: page.length + 1, columns: target.columnCount, rowsInView: rowsInView(grid) };
  const next = placeAfterKey(place, event, extent);
  if (!next) return false;
  target.focusPlace(next);
  const key = page.keyAt(next.row - 1);
  if (next.row !== place.row && key !== undefined) target.onActive(key, 'key');
  return true;
}
