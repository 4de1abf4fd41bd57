/** Orders rows again and again, cheaply when little has changed. @internal */
export type RowOrder<Row> = (rows: readonly Row[], compare: (a: Row, b: Row) => number) => readonly Row[];

/*
 * Two neighbours that stood side by side in a list known to be in order need no look at what is in them. That matters:
 * on a poll of 100,000 rows comparing objects by identity is cheap, and reading each of them is not.
 */
function isOrdered<Row>(rows: readonly Row[], known: readonly Row[], compare: (a: Row, b: Row) => number): boolean {
  const middle = known.length >> 1;
  const anchor = known[middle];
  const found = anchor === undefined ? -1 : rows.indexOf(anchor);
  const shift = found < 0 ? Number.NaN : found - middle;
  let previous: Row | undefined;
  let wasKnown = false;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (row === undefined) continue;
    const isKnown = row === known[at - shift];
    if (previous !== undefined && !(wasKnown && isKnown) && compare(previous, row) > 0) return false;
    previous = row;
    wasKnown = isKnown;
  }
  return true;
}

function merge<Row>(kept: readonly Row[], added: readonly Row[], compare: (a: Row, b: Row) => number): Row[] {
  const merged: Row[] = [];
  let next = 0;
  for (const row of kept) {
    for (let other = added[next]; other !== undefined && compare(other, row) < 0; other = added[++next]) {
      merged.push(other);
    }
    merged.push(row);
  }
  return merged.concat(added.slice(next));
}

/**
 * Makes an order that remembers its last answer. A list that already is in order is given back as it is;
 * else the rows that were there before keep their order and only new and changed ones are sorted and merged in.
 * @internal
 */
export function createRowOrder<Row>(): RowOrder<Row> {
  let ordered: readonly Row[] = [];
  let lastCompare: ((a: Row, b: Row) => number) | null = null;
  return (rows, compare) => {
    if (isOrdered(rows, lastCompare === compare ? ordered : [], compare)) ordered = rows;
    else if (lastCompare !== compare) ordered = [...rows].sort(compare);
    else {
      const before = new Set(ordered);
      const now = new Set(rows);
      const kept = ordered.filter((row) => now.has(row));
      const added = rows.filter((row) => !before.has(row)).sort(compare);
      ordered = merge(kept, added, compare);
    }
    lastCompare = compare;
    return ordered;
  };
}
