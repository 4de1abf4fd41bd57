/** What two ways of the same work took, side by side in one run. */
export interface Comparison {
  /** Median of the floor, in the unit of its samples. */
  readonly floor: number;
  /** Median of what is compared with it. */
  readonly ours: number;
  /** Median of ours : floor in each round, so that a machine that is slower for a while is so for both. */
  readonly ratio: number;
}

/** The middle value, of an even number the mean of the two in the middle. Throws a RangeError for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new RangeError('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** Puts the samples of the two side by side, round by round. */
export function comparisonOf(rounds: readonly { readonly floor: number; readonly ours: number }[]): Comparison {
  return {
    floor: median(rounds.map(({ floor }) => floor)),
    ours: median(rounds.map(({ ours }) => ours)),
    ratio: median(rounds.map(({ floor, ours }) => ours / floor)),
  };
}

/** Work that answers its own measure. */
export type Work = () => Promise<number>;

/** Work whose measure is the time it takes, milliseconds. */
export function timed(work: () => Promise<unknown>): Work {
  return async () => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
}

/**
 * Does both works in turn, so that whatever else the machine does falls on both. The first `warmUp` rounds do not count.
 */
export async function compare(
  floor: Work,
  ours: Work,
  { rounds, warmUp }: { readonly rounds: number; readonly warmUp: number },
): Promise<Comparison> {
  const samples = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    /* Who comes second finds caches warm: each is first in every other round. */
    const isFloorFirst = round % 2 === 0;
    const first = await (isFloorFirst ? floor : ours)();
    const second = await (isFloorFirst ? ours : floor)();
    if (round >= 0) samples.push(isFloorFirst ? { floor: first, ours: second } : { floor: second, ours: first });
  }
  return comparisonOf(samples);
}
