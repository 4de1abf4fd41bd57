import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ActiveReason, DataGridColumn, RowKey } from './data-grid.types.ts';
import { cellOf, keyOfCell, placeOf } from './grid-dom.ts';
import { pressKey } from './press-key.ts';
import type { GridSelection } from './use-grid-selection.ts';
import { useLatest } from './use-latest.ts';

/** The cell that Tab leads to: of the row with this key, or of the head when it is null. @public */
export interface TabStop {
  readonly key: RowKey | null;
  readonly column: number;
}

/** What the grid's elements listen to. Delegated, so that a row needs no function of its own. @public */
export interface GridHandlers {
  /** The element with `role="grid"`. */
  readonly gridRef: RefObject<HTMLDivElement | null>;
  readonly stop: TabStop;
  /** For the element with `role="grid"`. */
  readonly gridHandlers: {
    onKeyDown(event: KeyboardEvent<HTMLElement>): void;
    onFocus(event: FocusEvent<HTMLElement>): void;
    onBlur(): void;
    onClick(event: MouseEvent<HTMLElement>): void;
    onChange(event: ChangeEvent<HTMLElement>): void;
  };
  /** Puts the focus on the grid's tab stop. */
  focusGrid(): void;
}

interface HandlersInput {
  readonly pageKeys: readonly RowKey[];
  readonly columns: readonly DataGridColumn<never>[];
  readonly activeKey: RowKey | null;
  readonly selection: GridSelection;
  readonly onActive: (key: RowKey, reason: ActiveReason) => void;
}

function resolveStop(wanted: TabStop | null, pageKeys: readonly RowKey[], activeKey: RowKey | null): TabStop {
  const column = wanted?.column ?? 0;
  const isThere = (key: RowKey | null): boolean => key !== null && pageKeys.includes(key);
  if (wanted && (wanted.key === null || isThere(wanted.key))) return wanted;
  return { key: isThere(activeKey) ? activeKey : (pageKeys[0] ?? null), column };
}

/** Keys, clicks and the one tab stop (ARIA grid pattern). @internal */
export function useGridHandlers(input: HandlersInput): GridHandlers {
  const gridRef = useRef<HTMLDivElement | null>(null);
  const [wanted, setWanted] = useState<TabStop | null>(null);
  const stop = resolveStop(wanted, input.pageKeys, input.activeKey);
  const latest = useLatest(input);
  const focused = useRef<Element | null>(null);

  const handlers = useMemo(() => {
    return {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const cell = cellOf(event.target);
        if (!cell || event.altKey || event.defaultPrevented) return;
        const { pageKeys, columns, selection, onActive } = latest.current;
        const grid = event.currentTarget;
        if (pressKey(event, { grid, cell, pageKeys, columnCount: columns.length, selection, onActive })) {
          event.preventDefault();
        }
      },
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const cell = cellOf(event.target);
        if (!cell) return;
        focused.current = event.target;
        const { column } = placeOf(event.currentTarget, cell);
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
        /* A widget does its own work; a label belongs to its checkbox (SD2: selecting is not activating). */
        if (key !== null && !event.target.closest('button, input, a, select, label')) {
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
    };
  }, [latest]);

  const focusGrid = useCallback(() => {
    gridRef.current?.querySelector<HTMLElement>('[aria-colindex][tabindex="0"]')?.focus();
  }, []);

  /* A button that did its work may be gone, and React tells no blur: the focus goes back to its cell, not to the page. */
  useEffect(() => {
    if (focused.current && !focused.current.isConnected) {
      focused.current = null;
      focusGrid();
    }
  });

  return { gridRef, stop, gridHandlers: handlers, focusGrid };
}
