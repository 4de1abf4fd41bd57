import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { type RowsInView, rowRange, rowsInView, type Scrolled, scrollTopFor } from './row-window.ts';

/** Which part of a page of all rows is drawn. @public */
export interface RowWindow {
  /** False for a page of some rows, which is drawn whole. */
  readonly isOn: boolean;
  /** First row drawn, and the one behind the last, as places in the page. */
  readonly start: number;
  readonly end: number;
  /** Height of one row, pixels. */
  readonly rowHeight: number;
}

interface RowWindowInput {
  readonly isOn: boolean;
  readonly count: number;
  readonly gridRef: RefObject<HTMLDivElement | null>;
}

interface RowWindowResult {
  readonly window: RowWindow;
  /** Whether it is scrolled away from its top. */
  readonly isScrolled: boolean;
  onScroll(): void;
  /** Brings a row into view by its place. */
  scrollToRow(place: number): void;
  scrollToTop(): void;
}

interface Measured extends RowsInView {
  readonly rowHeight: number;
  readonly isScrolled: boolean;
}

const atFirst: Measured = { first: 0, seen: 25, rowHeight: 30, isScrolled: false };

function measure(grid: HTMLElement, rowHeight: number): Scrolled {
  const head = grid.querySelector<HTMLElement>('[role="rowgroup"]');
  /* A head that steps aside in a narrow grid takes no room. */
  const headHeight = head && getComputedStyle(head).position === 'sticky' ? head.offsetHeight : 0;
  const row = grid.querySelector<HTMLElement>('[data-key]');
  return {
    scrollTop: grid.scrollTop,
    height: grid.clientHeight - headHeight,
    rowHeight: row && row.offsetHeight > 0 ? row.offsetHeight : rowHeight,
  };
}

/** Draws of a page of all rows only what is in view. Rows are equally high, so nothing is kept for each of them. @internal */
export function useRowWindow({ isOn, count, gridRef }: RowWindowInput): RowWindowResult {
  const [measured, setMeasured] = useState(atFirst);
  const look = useCallback(() => {
    const grid = gridRef.current;
    if (!grid) return;
    setMeasured((before) => {
      const scrolled = measure(grid, before.rowHeight);
      const next = { ...rowsInView(scrolled), rowHeight: scrolled.rowHeight, isScrolled: scrolled.scrollTop > 0 };
      const isSame =
        next.first === before.first &&
        next.seen === before.seen &&
        next.rowHeight === before.rowHeight &&
        next.isScrolled === before.isScrolled;
      return isSame ? before : next;
    });
  }, [gridRef]);

  const hasRows = count > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row tells how high rows are
  useLayoutEffect(() => {
    const grid = gridRef.current;
    if (!isOn || !grid) return;
    const observer = new ResizeObserver(look);
    observer.observe(grid);
    const row = grid.querySelector('[data-key]');
    if (row) observer.observe(row);
    look();
    return () => observer.disconnect();
  }, [isOn, gridRef, look, hasRows]);

  const actions = useMemo(
    () => ({
      onScroll: () => {
        if (isOn) look();
      },
      scrollToRow: (place: number) => {
        const grid = gridRef.current;
        if (!grid || !isOn) return;
        grid.scrollTop = scrollTopFor(place, measure(grid, measured.rowHeight));
        look();
      },
      scrollToTop: () => {
        if (gridRef.current) gridRef.current.scrollTop = 0;
        look();
      },
    }),
    [isOn, gridRef, look, measured.rowHeight],
  );

  const { start, end } = isOn ? rowRange(measured, count) : { start: 0, end: count };
  return {
    window: { isOn, start, end, rowHeight: measured.rowHeight },
    isScrolled: isOn && measured.isScrolled,
    ...actions,
  };
}
