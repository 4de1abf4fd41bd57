import type { RowChange, RowChanges } from './row-change.ts';

/** An order of rows in which no two rows are equal. @internal */
export interface RowSorter<Row> {
  readonly compare: (a: Row, b: Row) => number;
  /** Sorts a whole list; given, when there is a quicker way than comparing. */
  readonly sort?: ((rows: readonly Row[]) => Row[]) | undefined;
}

/** More changes than this are merged in one walk; fewer are each looked up by halving. */
const fewChanges = 256;

/** Where a row stands or would stand. */
function placeOf<Row>(ordered: readonly Row[], row: Row, compare: (a: Row, b: Row) => number): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = ordered[middle];
    if (other !== undefined && compare(other, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mergeAll<Row>(
  ordered: readonly Row[],
  { added, removed }: RowChange<Row>,
  compare: (a: Row, b: Row) => number,
): Row[] {
  const gone = new Set(removed);
  const fresh = [...added].sort(compare);
  const merged: Row[] = [];
  let next = 0;
  for (const row of ordered) {
    if (gone.has(row)) continue;
    for (let other = fresh[next]; other !== undefined && compare(other, row) < 0; other = fresh[++next]) {
      merged.push(other);
    }
    merged.push(row);
  }
  return merged.concat(fresh.slice(next));
}

/**
 * An ordered list after a change, without comparing what did not change. Null when a removed row is not where its
 * order puts it, as when something outside of the rows has changed the order.
 * @internal
 */
export function patchOrder<Row>(
  ordered: readonly Row[],
  change: RowChange<Row>,
  compare: (a: Row, b: Row) => number,
): readonly Row[] | null {
  const { added, removed } = change;
  if (added.length + removed.length === 0) return ordered;
  if (added.length + removed.length > fewChanges) return mergeAll(ordered, change, compare);
  const cuts: { readonly at: number; readonly row: Row | null }[] = [];
  for (const row of removed) {
    const at = placeOf(ordered, row, compare);
    if (ordered[at] !== row) return null;
    cuts.push({ at, row: null });
  }
  for (const row of added) cuts.push({ at: placeOf(ordered, row, compare), row });
  cuts.sort((a, b) => a.at - b.at || (a.row && b.row ? compare(a.row, b.row) : a.row ? -1 : 1));
  const parts: (readonly Row[])[] = [];
  let from = 0;
  for (const { at, row } of cuts) {
    if (at > from) parts.push(ordered.slice(from, at));
    from = row ? Math.max(from, at) : at + 1;
    if (row) parts.push([row]);
  }
  parts.push(ordered.slice(from));
  return ([] as Row[]).concat(...parts); // concat copies in blocks; an empty list has no type of its own
}

/** Orders rows again and again, cheaply when little has changed. @internal */
export type RowOrder<Row> = (rows: readonly Row[], sorter: RowSorter<Row>) => readonly Row[];

/** Makes an order that remembers its last answer: only what is new or changed is put in its place. @internal */
export function createRowOrder<Row>(changes: RowChanges<Row>): RowOrder<Row> {
  let last: { rows: readonly Row[]; sorter: RowSorter<Row>; ordered: readonly Row[] } | null = null;
  return (rows, sorter) => {
    const change = last?.sorter === sorter ? changes(last.rows, rows) : null;
    const patched = last && change && patchOrder(last.ordered, change, sorter.compare);
    const ordered = patched ?? sorter.sort?.(rows) ?? [...rows].sort(sorter.compare);
    last = { rows, sorter, ordered };
    return ordered;
  };
}
