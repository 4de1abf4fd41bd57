import { spotOf } from './shortest-path.ts';
import { type Spot, spots } from './waypoints.ts';

/* Bends of the canal that are no waypoints; bridges are. */
const bends: ReadonlyMap<string, Spot> = new Map([
  ['canal-spring', { x: -1020, y: 1480 }],
  ['canal-bend-n', { x: -930, y: 430 }],
  ['canal-bend-s', { x: -962, y: -350 }],
  ['canal-end', { x: -690, y: -1440 }],
]);

const course = ['canal-spring', 'bridge-n', 'canal-bend-n', 'bridge-w', 'canal-bend-s', 'bridge-s', 'canal-end'];

/* Both banks as one outline: each corner is moved along the mean of its two sides' normals. */
function outline(line: readonly Spot[], half: number): Spot[] {
  const bank = (side: 1 | -1): Spot[] =>
    line.map((at, index) => {
      const from = line[index - 1] ?? at;
      const to = line[index + 1] ?? at;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const shift = (side * half) / length;
      return { x: at.x - (to.y - from.y) * shift, y: at.y + (to.x - from.x) * shift };
    });
  return [...bank(1), ...bank(-1).reverse()];
}

const widthMeters = 46;

/** The canal west of the ring. */
export const canal: {
  readonly widthMeters: number;
  /** The water as a polygon, in metres from the centre. */
  readonly water: readonly Spot[];
  /** Stretches between the outer bridges: houses keep off them as off a street. */
  readonly banks: readonly (readonly [string, string])[];
  /** Spot of a waypoint or of a bend. */
  spotOf(id: string): Spot;
} = {
  widthMeters,
  water: outline(
    course.map((id) => bends.get(id) ?? spotOf(id)),
    widthMeters / 2,
  ),
  banks: course.slice(1, -2).map((from, index) => [from, course[index + 2] ?? from] as const),
  spotOf: (id) => bends.get(id) ?? spots.get(id) ?? spotOf(id),
};
