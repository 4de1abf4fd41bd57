import type { LabelRoom } from './label-room.ts';
import type { BackdropName, MapLabel, Measure } from './map-scene.types.ts';
import type { View, WorldPoint } from './mercator.ts';

const apart = 320; /* pixels between two signs of the same street */
const mostSigns = 64; /* along one piece of street */
const height = 14; /* pixels */

/** Puts names along their streets where the guards and places have left room. @internal */
export function streetNames(
  names: readonly BackdropName[],
  view: View,
  metersPerPixel: number,
  room: LabelRoom,
  measure: Measure,
  magnify: number,
): MapLabel[] {
  const labels: MapLabel[] = [];
  const signs = new Map<string, WorldPoint[]>();
  for (const name of names) {
    if (metersPerPixel > name.coarsest) continue;
    const [dx, dy] = [name.to.x - name.from.x, name.to.y - name.from.y];
    const length = Math.hypot(dx, dy) * view.scale;
    const width = measure(name.text, 'street') * magnify;
    const isArea = name.from === name.to;
    if (!isArea && length < width + 2 * height) continue;
    const turn = isArea ? 0 : upright(Math.atan2(dy, dx));
    for (const at of signPosts(length)) {
      const [x, y] = [name.from.x + dx * at, name.from.y + dy * at];
      const others = signs.get(name.text) ?? [];
      if (others.some((other) => Math.hypot(other.x - x, other.y - y) * view.scale < apart)) continue;
      const [left, top] = [x * view.scale - view.left, y * view.scale - view.top];
      if (!room.takeAlong(left, top, turn, width, height * magnify)) continue;
      signs.set(name.text, [...others, { x, y }]);
      labels.push({ text: name.text, style: 'street', x, y, dx: -width / 2, dy: 0, turn, guardId: null });
    }
  }
  return labels;
}

/* Signs stand at the same spots of a street whatever part of it is in view: they do not slide while the map is moved. */
function signPosts(length: number): number[] {
  const count = Math.max(1, Math.min(mostSigns, Math.floor(length / (1.5 * apart))));
  const at = (part: number): number[] => Array.from({ length: count }, (_, index) => (index + part) / count);
  return [...at(0.5), ...at(0.25), ...at(0.75)]; // the others where the middle is taken
}

/* Nobody should have to turn his head: texts run from left to right. */
function upright(turn: number): number {
  if (turn > Math.PI / 2) return turn - Math.PI;
  return turn < -Math.PI / 2 ? turn + Math.PI : turn;
}
