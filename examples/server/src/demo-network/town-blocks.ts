import { canal } from './canal.ts';
import { cutLeftOf, signedArea, subdivide } from './polygon.ts';
import { streets } from './streets.ts';
import type { Spot } from './waypoints.ts';

interface Side {
  readonly from: string;
  readonly to: string;
  /** Metres from the middle of the street or canal to the first wall. */
  readonly setback: number;
}

const setbacks = { major: 22, minor: 15 };
const mostBlockArea = 80_000;
const leastBlockArea = 2500;
const laneMeters = 14;

/* paths lead through parks and along the water, never between houses */
function sides(): Side[] {
  const walls: Side[] = streets.flatMap(({ from, to, kind }) =>
    kind === 'path' ? [] : [{ from, to, setback: setbacks[kind] }],
  );
  return [...walls, ...canal.banks.map(([from, to]) => ({ from, to, setback: canal.widthMeters / 2 + 18 }))];
}

/* Walks around each face: at every crossing the next side is the first one clockwise from where one came. */
function faces(): Side[][] {
  const both = sides().flatMap((side) => [side, { ...side, from: side.to, to: side.from }]);
  const angle = ({ from, to }: Side): number => {
    const [a, b] = [canal.spotOf(from), canal.spotOf(to)];
    return Math.atan2(b.y - a.y, b.x - a.x);
  };
  const leaving = new Map<string, Side[]>();
  for (const side of both.toSorted((a, b) => angle(a) - angle(b))) {
    leaving.set(side.from, [...(leaving.get(side.from) ?? []), side]);
  }
  const key = (side: Side): string => `${side.from}>${side.to}`;
  const seen = new Set<string>();
  return both.flatMap((first) => {
    const face: Side[] = [];
    for (let side: Side | undefined = first; side && !seen.has(key(side)); ) {
      const at: Side = side;
      seen.add(key(at));
      face.push(at);
      const around: Side[] = leaving.get(at.to) ?? [];
      const back = around.findIndex(({ to }) => to === at.from);
      side = around.at(back - 1);
    }
    return face.length > 2 ? [face] : [];
  });
}

/** The land between the streets that can be built on, corners against the clock, in metres. */
export function townFaces(): Spot[][] {
  return faces().flatMap((face) => {
    const corners = face.map(({ from }) => canal.spotOf(from));
    /* walked clockwise, it is the land around the town */
    if (signedArea(corners) <= 0) return [];
    const cut = (left: Spot[], { from, to, setback }: Side): Spot[] =>
      cutLeftOf(left, canal.spotOf(from), canal.spotOf(to), setback);
    return [face.reduce(cut, corners)];
  });
}

/** Building blocks of one face. */
export function blocksOf(built: readonly Spot[]): Spot[][] {
  return subdivide(built, mostBlockArea, laneMeters).filter((block) => signedArea(block) >= leastBlockArea);
}
