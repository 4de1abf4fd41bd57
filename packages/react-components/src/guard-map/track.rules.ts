import type { GuardPosition, LatLon } from '@patrolkit/sdk/model';
import { direction } from './guard-track.ts';
import { drawable } from './map.rules.ts';
import { toPlace, toWorld, type WorldPoint } from './mercator.ts';

/** One position of a track, with its place on the flat world. @internal */
export interface TrackPoint extends WorldPoint {
  readonly fix: GuardPosition;
}

/** After so long without a position nobody knows which way somebody went, milliseconds. @internal */
export const gapMs = 5 * 60_000;

/** The positions of a period in the order of time, those that name no place left out. @internal */
export function trackOf(positions: readonly GuardPosition[], from: number, to: number): readonly TrackPoint[] {
  return positions
    .filter(({ position, recordedAt }) => recordedAt >= from && recordedAt <= to && drawable(position) !== null)
    .toSorted((a, b) => a.recordedAt - b.recordedAt)
    .map((fix) => ({ fix, ...toWorld(fix.position) }));
}

/** Index of the last position at or before an instant; -1 before the first. @internal */
export function lastBefore(track: readonly TrackPoint[], at: number): number {
  let [low, high] = [0, track.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((track[middle]?.fix.recordedAt ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Where somebody was at an instant. @internal */
export interface TrackMoment extends WorldPoint {
  readonly place: LatLon;
  /** Degrees clockwise from north; null while he stands. */
  readonly heading: number | null;
  /** The position it is told from. */
  readonly index: number;
  /** Milliseconds since that position. */
  readonly age: number;
}

/**
 * Where somebody was at an instant: between two positions on the straight line, but in a gap at the one before it.
 * null without a position until then.
 * @internal
 */
export function momentOf(track: readonly TrackPoint[], at: number): TrackMoment | null {
  const index = lastBefore(track, at);
  const [before, after] = [track[index], track[index + 1]];
  if (!before) return null;
  const age = at - before.fix.recordedAt;
  const span = after ? after.fix.recordedAt - before.fix.recordedAt : 0;
  const [dx, dy] = after && span > 0 && span <= gapMs ? [after.x - before.x, after.y - before.y] : [0, 0];
  const part = span > 0 ? age / span : 0;
  const point = { x: before.x + dx * part, y: before.y + dy * part };
  return { ...point, place: toPlace(point), heading: dx || dy ? direction(dx, dy) : null, index, age };
}

/** Whether there is a gap before a position. @internal */
export function hasGapBefore(track: readonly TrackPoint[], index: number): boolean {
  const [before, point] = [track[index - 1], track[index]];
  return before !== undefined && point !== undefined && point.fix.recordedAt - before.fix.recordedAt > gapMs;
}

/**
 * Indices of the positions that are enough to draw a track: what is left out lies nearer than `tolerance` (parts of the
 * world) to the line. Both ends of each gap stay (Douglas and Peucker, without recursion).
 * @internal
 */
export function thinned(track: readonly TrackPoint[], tolerance: number): readonly number[] {
  const kept = new Uint8Array(track.length);
  let start = 0;
  for (let index = 1; index <= track.length; index += 1) {
    if (index < track.length && !hasGapBefore(track, index)) continue;
    keepShape(track, start, index - 1, tolerance, kept);
    start = index;
  }
  return Array.from(kept.keys()).filter((index) => kept[index] === 1);
}

function keepShape(
  track: readonly TrackPoint[],
  first: number,
  last: number,
  tolerance: number,
  kept: Uint8Array,
): void {
  const pieces: [first: number, last: number][] = [[first, last]];
  for (let piece = pieces.pop(); piece; piece = pieces.pop()) {
    const [a, b] = piece;
    kept[a] = 1;
    kept[b] = 1;
    let [farthest, most] = [-1, tolerance];
    for (let index = a + 1; index < b; index += 1) {
      const distance = distanceToLine(track[index], track[a], track[b]);
      if (distance > most) [farthest, most] = [index, distance];
    }
    if (farthest > 0) pieces.push([a, farthest], [farthest, b]);
  }
}

function distanceToLine(point?: WorldPoint, from?: WorldPoint, to?: WorldPoint): number {
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const part = square === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / square;
  const at = Math.max(0, Math.min(1, part));
  return Math.hypot(point.x - from.x - dx * at, point.y - from.y - dy * at);
}
