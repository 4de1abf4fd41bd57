import type { Point } from 'leaflet';
import { panicRank } from './guard-state.ts';
import type { Mark, Scene } from './map-scene.types.ts';
import { markRadius } from './mark-size.ts';
import type { View } from './mercator.ts';

/* Pixels that a mark may be farther away and still be meant: who calls for help is meant first, a place last. */
function importance(mark: Mark): number {
  if (mark.kind === 'alarm' || (mark.kind === 'guard' && mark.rank === panicRank)) return 8;
  return mark.kind === 'guard' || mark.kind === 'cluster' ? 4 : 0;
}

/** The mark under a point of the view, `slack` pixels around included; null for none. Tags are only looked at. @internal */
export function markAt(scene: Scene, view: View, { x, y }: Pick<Point, 'x' | 'y'>, slack: number): Mark | null {
  let found: Mark | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const mark of scene.marks) {
    if (mark.kind === 'tag') continue;
    const away = Math.hypot(mark.x * view.scale - view.left - x, mark.y * view.scale - view.top - y);
    if (away > markRadius(mark) + slack) continue;
    const distance = away - importance(mark);
    if (distance <= least) [found, least] = [mark, distance];
  }
  return found;
}
