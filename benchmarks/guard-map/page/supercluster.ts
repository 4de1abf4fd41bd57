import Supercluster, { type ClusterFeature } from 'peer:supercluster';
import type { GuardPosition } from '@patrolkit/sdk/model';
import { type MakeContender, startZoom } from '../contender.ts';
import { FlatMap, worldX, worldY } from './flat-map.ts';

/** The best known clustering, drawn with discs and numbers on a bare canvas; its index is made anew when guards move. */
export const make: MakeContender = async (box, first) => {
  let level = startZoom;
  const indexOf = (guards: readonly GuardPosition[]): Supercluster => {
    const index = new Supercluster({ radius: 56, maxZoom: 18 });
    index.load(
      guards.map(({ position }) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
      })),
    );
    return index;
  };
  let index = indexOf(first);
  const longitude = (x: number): number => (x / map.scale - 0.5) * 360;
  const latitude = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / map.scale))) * 180) / Math.PI;
  const draw = (): void => {
    const { context, left, top, width, height } = map;
    const view: [number, number, number, number] = [
      longitude(left),
      latitude(top + height),
      longitude(left + width),
      latitude(top),
    ];
    context.clearRect(0, 0, width, height);
    context.strokeStyle = '#0b0d0f';
    context.lineWidth = 2;
    context.font = '600 12px sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { geometry, properties } of index.getClusters(view, level)) drawFeature(geometry, properties);
  };
  const drawFeature = (
    { coordinates: [east = 0, north = 0] }: ClusterFeature['geometry'],
    { point_count: count }: ClusterFeature['properties'],
  ): void => {
    const [x, y] = [worldX(east) * map.scale - map.left, worldY(north) * map.scale - map.top];
    map.context.fillStyle = '#c9d1d9';
    map.dot(x, y, count ? 13 : 7);
    if (!count) return;
    map.context.fillStyle = '#0b0d0f';
    map.context.fillText(String(count), x, y);
  };
  const map = new FlatMap(box, draw);
  map.invalidate();
  return {
    show: (guards) => {
      index = indexOf(guards);
      map.invalidate();
    },
    pan: (right, down) => map.pan(right, down),
    zoom: (next) => {
      level = next;
      map.zoom(next);
    },
  };
};
