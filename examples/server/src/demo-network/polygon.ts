import type { Spot } from './waypoints.ts';

/** Area in square metres, positive when the corners run against the clock. */
export function signedArea(corners: readonly Spot[]): number {
  return corners.reduce((sum, a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
}

/** Middle of the corners. */
function middleOf(corners: readonly Spot[]): Spot {
  const sum = corners.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** Whether a spot lies inside. */
export function isInside(spot: Spot, corners: readonly Spot[]): boolean {
  return corners.reduce((inside, a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    const crosses = a.y > spot.y !== b.y > spot.y && spot.x < a.x + ((spot.y - a.y) / (b.y - a.y)) * (b.x - a.x);
    return crosses ? !inside : inside;
  }, false);
}

/** The part left of the line from `a` to `b`, moved `inset` metres to the left. */
export function cutLeftOf(corners: readonly Spot[], a: Spot, b: Spot, inset: number): Spot[] {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const left = (p: Spot): number => ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)) / length - inset;
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const [here, there] = [left(from), left(to)];
    const kept = here >= 0 ? [from] : [];
    if (here >= 0 === there >= 0) return kept;
    const share = here / (here - there);
    return [...kept, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }];
  });
}

/** Cuts across the longest side's direction until no piece is larger than `mostArea`, with lanes between the pieces. */
export function subdivide(corners: readonly Spot[], mostArea: number, laneMeters: number): Spot[][] {
  if (corners.length < 3 || Math.abs(signedArea(corners)) <= mostArea) return [[...corners]];
  let longest = { x: 0, y: 0 };
  corners.forEach((a, index) => {
    const b = corners[(index + 1) % corners.length] ?? a;
    if (Math.hypot(b.x - a.x, b.y - a.y) > Math.hypot(longest.x, longest.y)) longest = { x: b.x - a.x, y: b.y - a.y };
  });
  const middle = middleOf(corners);
  const across = { x: middle.x - longest.y, y: middle.y + longest.x };
  return [
    cutLeftOf(corners, middle, across, laneMeters / 2),
    cutLeftOf(corners, across, middle, laneMeters / 2),
  ].flatMap((piece) => subdivide(piece, mostArea, laneMeters));
}
