import type { DataGridColumn, RowKey, SortDescriptor } from './data-grid.types.ts';
import type { RowSorter } from './row-order.ts';

type Compare<Row> = (a: Row, b: Row) => number;
type SortValue = string | number;
type Collator = Pick<Intl.Collator, 'compare'>;

/** What decides between rows. @internal */
export interface SorterInput<Row> {
  readonly columns: readonly DataGridColumn<Row>[];
  readonly keyOf: (row: Row) => RowKey;
  /** Puts texts in the order of a language. */
  readonly collator: Collator;
  /** Rows that are equal by the chosen column stand in this order, then the later key first. */
  readonly fallback: SortDescriptor | null;
}

function compareValues(a: SortValue, b: SortValue, collator: Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

function columnCompare<Row>(
  { columns, collator }: SorterInput<Row>,
  sort: SortDescriptor | null,
): { compare: Compare<Row>; readValue: ((row: Row) => SortValue) | null } | null {
  const column = columns.find(({ id }) => id === sort?.column);
  const readValue = column?.sortBy;
  const ascending =
    column?.compare ?? (readValue && ((a: Row, b: Row) => compareValues(readValue(a), readValue(b), collator)));
  if (!ascending) return null;
  const compare = sort?.direction === 'descending' ? (a: Row, b: Row) => ascending(b, a) : ascending;
  return { compare, readValue: column?.compare ? null : (readValue ?? null) };
}

/** The place of each value among the values there are; equal ones share theirs. */
function rankValues(values: Iterable<SortValue>, collator: Collator): ReadonlyMap<SortValue, number> {
  const sorted = [...new Set(values)].sort((a, b) => compareValues(a, b, collator));
  const ranks = new Map<SortValue, number>();
  let rank = -1;
  let before: SortValue | null = null;
  for (const value of sorted) {
    if (before === null || compareValues(before, value, collator) !== 0) rank += 1;
    ranks.set(value, rank);
    before = value;
  }
  return ranks;
}

/*
 * Comparing texts by the rules of a language is slow, and there are few guards and places: each text is placed once,
 * then every row is put on its place's shelf.
 */
function sortByRank<Row>(
  rows: readonly Row[],
  readValue: (row: Row) => SortValue,
  isDescending: boolean,
  collator: Collator,
): Row[] {
  const values = rows.map(readValue);
  const ranks = rankValues(values, collator);
  const last = ranks.size - 1;
  const shelfOf = Uint32Array.from(values, (value) => {
    const rank = ranks.get(value) ?? 0;
    return isDescending ? last - rank : rank;
  });
  const nextPlace = new Uint32Array(ranks.size + 1);
  for (const shelf of shelfOf) nextPlace[shelf + 1] = (nextPlace[shelf + 1] ?? 0) + 1;
  for (let shelf = 1; shelf <= last; shelf++) nextPlace[shelf] = (nextPlace[shelf] ?? 0) + (nextPlace[shelf - 1] ?? 0);
  const sorted = [...rows];
  rows.forEach((row, at) => {
    const shelf = shelfOf[at] ?? 0;
    const place = nextPlace[shelf] ?? 0;
    sorted[place] = row;
    nextPlace[shelf] = place + 1;
  });
  return sorted;
}

/** The order of a column, total over all rows; null when nothing orders them. @internal */
export function rowSorter<Row>(input: SorterInput<Row>, sort: SortDescriptor | null): RowSorter<Row> | null {
  const chosen = columnCompare(input, sort);
  if (!chosen) return null;
  const { keyOf, fallback, collator } = input;
  const second = fallback?.column === sort?.column ? null : columnCompare(input, fallback);
  const equals: Compare<Row> = (a, b) => second?.compare(a, b) || keyOf(b) - keyOf(a);
  const { readValue } = chosen;
  return {
    compare: (a, b) => chosen.compare(a, b) || equals(a, b),
    sort:
      readValue === null
        ? undefined
        : (rows) => sortByRank([...rows].sort(equals), readValue, sort?.direction === 'descending', collator),
  };
}
