/** One promise of docs/quality.md, measured. */
export interface Proof {
  /** The promise's id, such as R1. */
  readonly id: string;
  readonly title: string;
  /** Does the work; says line by line what it does. Rejects when it could not measure. */
  run(say: (line: string) => void): Promise<Finding>;
}

/** What a measurement found. */
export interface Finding {
  /** The figures, in words. */
  readonly text: string;
  readonly isKept: boolean;
}

/** The smallest value that at least `share` of the values do not exceed. Values need no order; none is an error. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new RangeError('There is no percentile of nothing.');
  return value;
}
