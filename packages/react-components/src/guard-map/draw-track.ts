import type { View, WorldPoint } from './mercator.ts';
import { paintGuard } from './paint-markers.ts';
import type { Palette } from './palette.ts';
import { SpriteCache } from './sprite-cache.ts';
import { hasGapBefore, type TrackMoment, type TrackPoint } from './track.rules.ts';

/** What is drawn of a track. @internal */
export interface TrackDrawing {
  readonly track: readonly TrackPoint[];
  /** Indices of the positions that are enough at this zoom. */
  readonly kept: readonly number[];
  /** Places of the tags that were read. */
  readonly reads: readonly WorldPoint[];
  /** null before the first position. */
  readonly moment: TrackMoment | null;
}

const lineWidth = 2.5; /* pixels */

/** Draws a track: the way until the moment full, the rest thin, gaps dashed, tag reads as dots, the guard on top. @internal */
export function drawTrack(
  context: CanvasRenderingContext2D,
  { track, kept, reads, moment }: TrackDrawing,
  view: View,
  palette: Palette,
  density: number,
): void {
  const x = (point: WorldPoint): number => point.x * view.scale - view.left;
  const y = (point: WorldPoint): number => point.y * view.scale - view.top;
  const ways = { past: new Path2D(), pastGap: new Path2D(), rest: new Path2D(), restGap: new Path2D() };
  const add = (from: WorldPoint, to: WorldPoint, isGap: boolean, isPast: boolean): void => {
    const way = ways[isPast ? (isGap ? 'pastGap' : 'past') : isGap ? 'restGap' : 'rest'];
    way.moveTo(x(from), y(from));
    way.lineTo(x(to), y(to));
  };
  let before: { point: TrackPoint; index: number } | null = null;
  for (const index of kept) {
    const point = track[index];
    if (!point) continue;
    if (before) {
      const isGap = hasGapBefore(track, index);
      if (moment && before.index <= moment.index && index > moment.index) {
        add(before.point, moment, isGap, true);
        add(moment, point, isGap, false);
      } else add(before.point, point, isGap, moment !== null && index <= moment.index);
    }
    before = { point, index };
  }
  const stroke = (way: Path2D, color: string, width: number, dash: number[]): void => {
    context.setLineDash(dash);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke(way);
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const way of [ways.rest, ways.past]) stroke(way, palette['marker-casing'], lineWidth + 3, []);
  stroke(ways.rest, palette['marker-lost'], lineWidth / 2, []);
  stroke(ways.restGap, palette['marker-lost'], lineWidth / 2, [2, 6]);
  stroke(ways.past, palette.accent, lineWidth, []);
  stroke(ways.pastGap, palette.accent, lineWidth, [2, 6]);
  context.setLineDash([]);
  const dot = (point: WorldPoint | undefined, radius: number, color: string): void => {
    if (!point) return;
    for (const [size, fill] of [[radius, palette['marker-casing']] as const, [radius - 2, color] as const]) {
      context.beginPath();
      context.arc(x(point), y(point), size, 0, 2 * Math.PI);
      context.fillStyle = fill;
      context.fill();
    }
  };
  dot(track[0], 6, palette['marker-guard']);
  dot(track.at(-1), 6, palette['marker-lost']);
  for (const read of reads) dot(read, 6, palette['circle-tag-read']);
  if (!moment) return;
  const sprites = new SpriteCache(density);
  const marker = paintGuard('moving', 'fresh', moment.heading, palette);
  const { image, width, height } = sprites.sprite('guard', 36, 36, marker);
  context.drawImage(image, x(moment) - width / 2, y(moment) - height / 2, width, height);
  sprites.clear();
}
