import { newestFirst, type PatrolEvent } from '../model/patrol-event.ts';

/* From this share on, sorting everything anew is less work than finding each place. */
const largestShare = 1 / 8;

/**
 * A sorted list after some events changed: `before` holds what stood in the list for each of them, undefined where
 * nothing did, and `after` what stands there now. The other events are only copied, so that a few changes among a
 * hundred thousand cost no sorting.
 * @internal
 */
export function resorted(
  sorted: readonly PatrolEvent[],
  before: ReadonlyMap<number, PatrolEvent | undefined>,
  after: (eventId: number) => PatrolEvent | undefined,
): readonly PatrolEvent[] {
  const added: PatrolEvent[] = [];
  const removedAt: number[] = [];
  for (const [eventId, was] of before) {
    const is = after(eventId);
    if (was) removedAt.push(placeOf(sorted, was));
    if (is) added.push(is);
  }
  removedAt.sort((a, b) => a - b);
  if (before.size > sorted.length * largestShare) {
    const removed = new Set(removedAt);
    return [...sorted.filter((_, index) => !removed.has(index)), ...added].sort(newestFirst);
  }
  added.sort(newestFirst);
  /* Copied in blocks, which costs little more than copying the list. */
  const blocks: PatrolEvent[][] = [];
  let at = 0;
  let removal = 0;
  const copyUpTo = (end: number): void => {
    for (let hole = removedAt[removal]; hole !== undefined && hole < end; hole = removedAt[removal]) {
      if (hole > at) blocks.push(sorted.slice(at, hole));
      at = hole + 1;
      removal += 1;
    }
    if (end > at) blocks.push(sorted.slice(at, end));
    at = Math.max(at, end);
  };
  for (const event of added) {
    copyUpTo(placeOf(sorted, event));
    blocks.push([event]);
  }
  copyUpTo(sorted.length);
  const [first = [], ...others] = blocks;
  return first.concat(...others);
}

/** Where an event stands in a sorted list, or would stand. */
function placeOf(sorted: readonly PatrolEvent[], event: PatrolEvent): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = sorted[middle];
    if (other && newestFirst(other, event) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
