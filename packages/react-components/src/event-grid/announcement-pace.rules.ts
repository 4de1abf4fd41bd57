/** Milliseconds between two announcements: at most six a minute, however many rows come (A6). @internal */
export const announceEveryMs = 10_000;

/** Rows that came and were not told yet. @internal */
export interface Untold<Row> {
  readonly count: number;
  readonly newest: Row | null;
}

/** Nothing to tell. @internal */
export const nothingUntold: Untold<never> = { count: 0, newest: null };

/** Adds rows that came, newest among them by the order. @internal */
export function withArrivals<Row>(
  { count, newest }: Untold<Row>,
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
): Untold<Row> {
  const candidates = newest === null ? rows : [newest, ...rows];
  const [first] = [...candidates].sort(compare);
  return { count: count + rows.length, newest: first ?? newest };
}

/** Milliseconds until something may be told again; 0 for now. @internal */
export function waitToAnnounce(lastAt: number | null, now: number): number {
  return lastAt === null ? 0 : Math.max(0, lastAt + announceEveryMs - now);
}
