import type { Mark } from './map-scene.types.ts';

/** Radius of a cluster's disc, wide enough for its number, pixels. @internal */
export function clusterRadius(count: number): number {
  return count < 100 ? 13 : count < 1000 ? 16 : count < 10_000 ? 20 : 24;
}

/** Radius of what a mark covers, pixels at size 1. @internal */
export function markRadius(mark: Mark): number {
  if (mark.kind === 'guard') return mark.rank === 3 ? 12 : 8;
  if (mark.kind === 'cluster') return clusterRadius(mark.group.count);
  if (mark.kind === 'alarm') return 12;
  if (mark.kind === 'event') return 13;
  return mark.kind === 'location' ? 6.5 : 3;
}
