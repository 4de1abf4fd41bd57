/** What of a long list is in view. @internal */
export interface RowsInView {
  /** A row near the upper edge: it moves in steps, so that a short scroll draws nothing again. */
  readonly first: number;
  /** Rows that fit, the cut ones too. */
  readonly seen: number;
}

/** A scrolled list, pixels. @internal */
export interface Scrolled {
  readonly scrollTop: number;
  /** Height of what is seen of the rows. */
  readonly height: number;
  readonly rowHeight: number;
}

/** Rows drawn beyond both edges, and the step. */
const margin = 8;
const step = 4;

/** Which rows are in view when all are equally high. @internal */
export function rowsInView({ scrollTop, height, rowHeight }: Scrolled): RowsInView {
  if (rowHeight <= 0) return { first: 0, seen: 0 };
  const first = Math.floor(Math.max(0, scrollTop) / rowHeight);
  return { first: Math.floor(first / step) * step, seen: Math.ceil(height / rowHeight) + 1 };
}

/** The rows to draw: from `start` up to, not including, `end`. @internal */
export function rowRange({ first, seen }: RowsInView, count: number): { readonly start: number; readonly end: number } {
  const last = Math.max(0, count - seen);
  const start = Math.max(0, Math.min(first, last) - margin);
  return { start, end: Math.min(count, Math.min(first, last) + step + seen + margin) };
}

/** How far a list must be scrolled so that a row is in full view; unchanged when it already is. @internal */
export function scrollTopFor(row: number, { scrollTop, height, rowHeight }: Scrolled): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  return top + rowHeight > scrollTop + height ? top + rowHeight - height : scrollTop;
}
