import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ActiveReason, DataGridColumn, RowKey } from './data-grid.types.ts';
import { cellAt, cellOf, checkboxOf, keyOfCell, placeOf } from './grid-dom.ts';
import type { GridPlace } from './grid-keys.ts';
import type { GridPage } from './grid-page.ts';
import { type KeyTarget, pressKey } from './press-key.ts';
import { nameUnderPointer } from './tooltips.ts';
import type { GridSelection } from './use-grid-selection.ts';
import { useLatest } from './use-latest.ts';

/** The cell that Tab leads to: of the row with this key, or of the head when it is null. @public */
export interface TabStop {
  readonly key: RowKey | null;
  readonly column: number;
}

/** What the grid's elements listen to. Delegated, so that a row needs no function of its own. @public */
export interface GridHandlers {
  /** The element with `role="grid"`, which scrolls. */
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly stop: TabStop;
  /** For the element with `role="grid"`. */
  readonly gridHandlers: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(): void;
    onClick(event: MouseEvent<HTMLElement>): void;
    onChange(event: ChangeEvent<HTMLElement>): void;
    onPointerOver(event: PointerEvent<HTMLElement>): void;
    onScroll(): void;
  };
  /** Puts the focus on the grid's tab stop. */
  focusGrid(): void;
}

interface HandlersInput {
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly page: GridPage;
  readonly columns: readonly DataGridColumn<never>[];
  readonly activeKey: RowKey | null;
  readonly selection: GridSelection;
  readonly onActive: (key: RowKey, reason: ActiveReason) => void;
  readonly onArrange: KeyTarget['onArrange'];
  readonly scrollToRow: (place: number) => void;
  readonly onScroll: () => void;
}

function resolveStop(wanted: TabStop | null, page: GridPage, activeKey: RowKey | null, columnCount: number): TabStop {
  const column = Math.min(wanted?.column ?? 0, Math.max(0, columnCount - 1));
  if (wanted && (wanted.key === null || page.has(wanted.key))) return { key: wanted.key, column };
  return { key: activeKey !== null && page.has(activeKey) ? activeKey : (page.keyAt(0) ?? null), column };
}

/** Keys, clicks and the one tab stop (ARIA grid pattern). @internal */
export function useGridHandlers(input: HandlersInput): GridHandlers {
  const { gridRef } = input;
  const [wanted, setWanted] = useState<TabStop | null>(null);
  const stop = resolveStop(wanted, input.page, input.activeKey, input.columns.length);
  const latest = useLatest(input);
  const focused = useRef<Element | null>(null);
  /* A cell of a long list that a key leads to and that is not drawn yet. */
  const sought = useRef<GridPlace | null>(null);

  const focusPlace = useCallback(
    (place: GridPlace): void => {
      const { page, scrollToRow } = latest.current;
      const grid = gridRef.current;
      if (!grid) return;
      if (place.row > 0) scrollToRow(place.row - 1);
      const cell = cellAt(grid, place, page.first);
      sought.current = cell ? null : place;
      cell?.focus();
    },
    [latest, gridRef],
  );

  const handlers = useMemo(() => {
    return {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const cell = cellOf(event.target);
        if (!cell || event.altKey || event.defaultPrevented) return;
        const { page, columns, selection, onActive, onArrange } = latest.current;
        const grid = event.currentTarget;
        const columnCount = columns.length;
        if (pressKey(event, { grid, cell, page, columnCount, selection, onActive, focusPlace, onArrange })) {
          event.preventDefault();
        }
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const cell = cellOf(event.target);
        if (!cell) return;
        focused.current = event.target;
        const { column } = placeOf(cell, latest.current.page.first);
        const key = keyOfCell(cell);
        setWanted((now) => (now && now.key === key && now.column === column ? now : { key, column }));
      },
      onBlur: () => {
        focused.current = null;
      },
      onClick: (event: MouseEvent<HTMLElement>) => {
        const cell = cellOf(event.target);
        if (!cell || !(event.target instanceof Element)) return;
        const key = keyOfCell(cell);
        const box = event.target === cell ? checkboxOf(cell) : null;
        /* A widget does its own work, and the cell of a checkbox is its label (SD2: selecting is not activating). */
        if (box) box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: event.shiftKey }));
        else if (key !== null && !event.target.closest('button, input, a, select, label')) {
          latest.current.onActive(key, 'click');
        }
      },
      onChange: (event: ChangeEvent<HTMLElement>) => {
        const target: Element = event.target;
        const cell = cellOf(target);
        if (!cell || !target.matches('[data-pk-select]')) return;
        const { selection } = latest.current;
        const key = keyOfCell(cell);
        const native = event.nativeEvent;
        if (key === null) selection.toggleAll();
        else if ('shiftKey' in native && native.shiftKey === true) selection.selectTo(key);
        else selection.toggleRow(key);
      },
      onPointerOver: ({ target }: PointerEvent<HTMLElement>) => nameUnderPointer(target),
      onScroll: () => latest.current.onScroll(),
    };
  }, [latest, focusPlace]);

  const focusGrid = useCallback(() => {
    gridRef.current?.querySelector<HTMLElement>('[data-column][tabindex="0"]')?.focus();
  }, [gridRef]);

  useEffect(() => {
    if (sought.current && gridRef.current) {
      const cell = cellAt(gridRef.current, sought.current, latest.current.page.first);
      if (cell) sought.current = null;
      cell?.focus();
    }
    /* A button that did its work may be gone, and React tells no blur: the focus goes back to its cell, not to the page. */
    if (focused.current && !focused.current.isConnected) {
      focused.current = null;
      focusGrid();
    }
  });

  return { gridRef, stop, gridHandlers: handlers, focusGrid };
}
