import type { RowKey } from './data-grid.types.ts';

/** What became of a list of rows; a changed row is removed as the old object and added as the new one. @internal */
export interface RowChange<Row> {
  readonly added: readonly Row[];
  readonly removed: readonly Row[];
}

/** How far ahead a row that moved on is looked for, and how much looking a list is worth. */
const reach = 1024;
const patience = 65_536;

/*
 * Nearly all rows are the ones that were there: a loop of nothing else is several times as quick. `===` would look into
 * each row to learn what it is, and 100,000 rows are more than the processor has at hand; Object.is looks at none.
 */
function sameFrom(before: readonly unknown[], old: number, after: readonly unknown[], now: number): number {
  const most = Math.min(before.length - old, after.length - now);
  let same = 0;
  while (same < most && Object.is(before[old + same], after[now + same])) same += 1;
  return same;
}

/**
 * Compares two lists by what stands where: rows that are the same objects cost one comparison and are never read,
 * which is what makes a poll of 100,000 rows cheap. Null when so much differs that starting over is cheaper.
 * @internal
 */
export function rowChange<Row>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => RowKey,
): RowChange<Row> | null {
  const added: Row[] = [];
  const removed: Row[] = [];
  let looked = 0;
  const find = (rows: readonly Row[], from: number, row: Row): number => {
    const key = keyOf(row);
    for (let at = from; at < rows.length && at < from + reach; at++) {
      looked += 1;
      const other = rows[at];
      if (other === row || (other !== undefined && keyOf(other) === key)) return at;
    }
    return -1;
  };
  let old = 0;
  let now = 0;
  for (;;) {
    const same = sameFrom(before, old, after, now);
    old += same;
    now += same;
    const oldRow = before[old];
    const row = after[now];
    if (oldRow === undefined || row === undefined) break; // one of the lists is at its end
    if (looked > patience) return null;
    const oldAt = keyOf(oldRow) === keyOf(row) ? now : find(after, now + 1, oldRow);
    const newAt = oldAt < 0 ? find(before, old + 1, row) : old;
    if (oldAt > now) added.push(...after.slice(now, oldAt));
    else if (newAt > old) removed.push(...before.slice(old, newAt));
    else {
      added.push(row);
      removed.push(oldRow);
    }
    const isPair = oldAt <= now && newAt <= old;
    now = isPair ? now + 1 : Math.max(now, oldAt);
    old = isPair ? old + 1 : Math.max(old, newAt);
  }
  return { added: added.concat(after.slice(now)), removed: removed.concat(before.slice(old)) };
}

/** Compares lists and remembers the last answer, which several readers of the same poll ask for. @internal */
export type RowChanges<Row> = (before: readonly Row[], after: readonly Row[]) => RowChange<Row> | null;

const nothing: RowChange<never> = { added: [], removed: [] };

/** Makes {@link RowChanges} for rows with this key. @internal */
export function createRowChanges<Row>(keyOf: (row: Row) => RowKey): RowChanges<Row> {
  let last: { before: readonly Row[]; after: readonly Row[]; change: RowChange<Row> | null } | null = null;
  return (before, after) => {
    if (before === after) return nothing;
    if (last?.before !== before || last.after !== after) {
      last = { before, after, change: rowChange(before, after, keyOf) };
    }
    return last.change;
  };
}
