import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The part of a long list that is made. @internal */
export interface RowWindow {
  readonly box: RefObject<HTMLDivElement | null>;
  /** First row. */
  readonly start: number;
  /** The row after the last. */
  readonly end: number;
  onScroll(): void;
  /** Scrolls as little as is needed to see a row. */
  reveal(row: number): void;
}

const spare = 6; /* rows above and below, so that a quick scroll finds something */

/** Makes only the rows in sight, all of one height (pixels): a list of thousands costs no more than one of twenty. @internal */
export function useRowWindow(count: number, rowHeight: number): RowWindow {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const onScroll = useCallback(() => {
    const element = box.current;
    if (element) setSeen({ top: element.scrollTop, height: element.clientHeight });
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const sizes = new ResizeObserver(onScroll);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [onScroll]);
  const reveal = useCallback(
    (row: number) => {
      const element = box.current;
      if (!element) return;
      const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight];
      if (top < element.scrollTop) element.scrollTop = top;
      else if (bottom > element.scrollTop + element.clientHeight) element.scrollTop = bottom - element.clientHeight;
    },
    [rowHeight],
  );
  return {
    box,
    start: Math.max(0, Math.min(count, Math.floor(seen.top / rowHeight) - spare)),
    end: Math.min(count, Math.ceil((seen.top + seen.height) / rowHeight) + spare),
    onScroll,
    reveal,
  };
}
