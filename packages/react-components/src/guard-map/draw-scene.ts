import { stateAt } from './guard-state.ts';
import type { LabelSprites } from './label-sprites.ts';
import type { Mark, Scene } from './map-scene.types.ts';
import { clusterRadius } from './mark-size.ts';
import { type View, type WorldPoint, worldMeters } from './mercator.ts';
import { paintAlarm, paintCluster, paintGuard, paintLocation, paintTag } from './paint-markers.ts';
import type { Palette } from './palette.ts';
import type { Sprite, SpriteCache } from './sprite-cache.ts';

/** What a scene is drawn with. @internal */
export interface Brushes {
  readonly context: CanvasRenderingContext2D;
  readonly sprites: SpriteCache;
  readonly labels: LabelSprites;
  readonly palette: Palette;
  /** Pixels of the screen per CSS pixel. */
  readonly density: number;
  /** Size of markers and names: 1, or 1.5 on a wall. */
  readonly magnify: number;
}

/** Where a guard is while he moves from one fix to the next; null where he stands at his fix. @internal */
export type Moving = (guardId: number) => WorldPoint | null;

const highRisk = 4; /* of 5 */
const headingStep = 7.5; /* degrees: nobody sees less, and the drops stay 48 */

/** Draws a scene into a view, which may differ from the one it was made for while the map moves. @internal */
export function drawScene(brushes: Brushes, scene: Scene, view: View, moving: Moving): void {
  const { context, density, labels } = brushes;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, view.width, view.height);
  for (const mark of scene.marks) {
    const at = (mark.kind === 'guard' && moving(mark.guard.fix.guardId)) || mark;
    drawMark(brushes, mark, at.x * view.scale - view.left, at.y * view.scale - view.top, view);
  }
  for (const label of scene.labels) {
    const at = (label.guardId !== null && moving(label.guardId)) || label;
    const sprite = labels.sprite(label.text, label.style);
    const [x, y] = [at.x * view.scale - view.left, at.y * view.scale - view.top];
    if (label.turn === 0) {
      const halo = (sprite.width - brushes.magnify * labels.width(label.text, label.style)) / 2;
      stamp(brushes, sprite, x + label.dx - halo + sprite.width / 2, y + label.dy);
    } else {
      context.save();
      context.translate(x, y);
      context.rotate(label.turn);
      context.drawImage(sprite.image, -sprite.width / 2, -sprite.height / 2, sprite.width, sprite.height);
      context.restore();
    }
  }
}

/* On whole pixels of the screen, or every copy would be blurred. */
function stamp({ context, density }: Brushes, sprite: Sprite, x: number, y: number): void {
  const left = Math.round((x - sprite.width / 2) * density) / density;
  const top = Math.round((y - sprite.height / 2) * density) / density;
  context.drawImage(sprite.image, left, top, sprite.width, sprite.height);
}

function drawMark(brushes: Brushes, mark: Mark, x: number, y: number, view: View): void {
  const { palette, context } = brushes;
  if (mark.kind === 'guard') {
    const state = stateAt(mark.rank);
    if (mark.accuracy !== null) drawRadius(brushes, x, y, mark.accuracy, mark.y, view, 'marker-guard');
    if (mark.isChosen) drawRing(brushes, x, y, state === 'panic' ? 18 : 16);
    const { heading } = mark.guard;
    const step = heading === null || state !== 'moving' ? null : Math.round(heading / headingStep) * headingStep;
    put(brushes, `${state} ${mark.age} ${step}`, 32, paintGuard(state, mark.age, step, palette), x, y);
  } else if (mark.kind === 'cluster') {
    const { count, rank } = mark.group;
    const state = stateAt(rank);
    const size = 2 * clusterRadius(count) + 20;
    put(brushes, `cluster ${count} ${state}`, size, paintCluster(count, state, palette), x, y);
  } else if (mark.kind === 'location') {
    const isRisky = mark.risk !== null && mark.risk >= highRisk;
    if (mark.isChosen) drawRing(brushes, x, y, 14);
    put(brushes, `location ${isRisky}`, 28, paintLocation(isRisky, palette), x, y);
  } else if (mark.kind === 'tag') {
    const { radiusMeters } = mark.checkpoint;
    if (radiusMeters !== null) drawRadius(brushes, x, y, radiusMeters, mark.y, view, 'marker-location');
    put(brushes, 'tag', 12, paintTag(palette), x, y);
  } else if (mark.kind === 'alarm') {
    const isPanic = mark.event.type === 'GuardPanic';
    put(brushes, `alarm ${isPanic}`, 32, paintAlarm(isPanic, palette), x, y);
  }
  context.globalAlpha = 1;
}

function put(
  brushes: Brushes,
  key: string,
  size: number,
  paint: (context: OffscreenCanvasRenderingContext2D) => void,
  x: number,
  y: number,
): void {
  const { sprites, magnify } = brushes;
  const sprite = sprites.sprite(key, size * magnify, size * magnify, (context) => {
    context.scale(magnify, magnify);
    paint(context);
  });
  stamp(brushes, sprite, x, y);
}

function drawRing({ context, palette, magnify }: Brushes, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius * magnify, 0, 2 * Math.PI);
  context.strokeStyle = palette['marker-casing'];
  context.lineWidth = 5;
  context.stroke();
  context.strokeStyle = palette.accent;
  context.lineWidth = 2;
  context.stroke();
}

function drawRadius(
  { context, palette }: Brushes,
  x: number,
  y: number,
  meters: number,
  worldY: number,
  view: View,
  color: 'marker-guard' | 'marker-location',
): void {
  context.beginPath();
  context.arc(x, y, (meters / worldMeters(worldY)) * view.scale, 0, 2 * Math.PI);
  context.fillStyle = palette[color];
  context.strokeStyle = palette[color];
  context.lineWidth = 1;
  context.globalAlpha = 0.07;
  context.fill();
  context.globalAlpha = 0.5;
  context.setLineDash([4, 4]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}
