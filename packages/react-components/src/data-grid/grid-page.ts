import type { RowKey } from './data-grid.types.ts';

/** The rows that a page holds, by place and by key; a page of all rows is never copied. @internal */
export interface GridPage {
  readonly length: number;
  /** Place of the page's first row in the whole list, from 0. */
  readonly first: number;
  keyAt(place: number): RowKey | undefined;
  /** -1 when the row is elsewhere. */
  indexOf(key: RowKey): number;
  has(key: RowKey): boolean;
  /** Keys from a place up to, not including, another. */
  keys(from?: number, to?: number): RowKey[];
}

/** What a page is cut from. @internal */
export interface GridPageInput<Row> {
  readonly rows: readonly Row[];
  readonly first: number;
  /** Rows of the page. */
  readonly length: number;
  readonly keyOf: (row: Row) => RowKey;
  /** Whether a row of this key is in the list at all; asked when the page is the whole list. */
  readonly has: (key: RowKey) => boolean;
}

/** A page of rows. @internal */
export function gridPage<Row>({ rows, first, length, keyOf, has }: GridPageInput<Row>): GridPage {
  const keyAt = (place: number): RowKey | undefined => {
    const row = place < 0 || place >= length ? undefined : rows[first + place];
    return row === undefined ? undefined : keyOf(row);
  };
  const indexOf = (key: RowKey): number => {
    for (let place = 0; place < length; place++) if (keyAt(place) === key) return place;
    return -1;
  };
  return {
    length,
    first,
    keyAt,
    indexOf,
    has: length === rows.length ? has : (key) => indexOf(key) >= 0,
    keys: (from = 0, to = length) => rows.slice(first + Math.max(0, from), first + Math.min(length, to)).map(keyOf),
  };
}
