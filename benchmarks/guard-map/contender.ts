import type { GuardPosition } from '@patrolkit/sdk/model';

/** Something that shows guards on a map, on the page that is measured. */
export interface Contender {
  /** Shows other positions. Resolves when it has been told; it may draw later. */
  show(positions: readonly GuardPosition[]): void;
  /** Moves the map by so many pixels, at once. */
  pan(right: number, down: number): void;
  /** Sets the zoom, at once. */
  zoom(level: number): void;
}

/** Makes a contender in an element that has a size. */
export type MakeContender = (box: HTMLElement, positions: readonly GuardPosition[]) => Promise<Contender>;

/** Names of the contenders; the first is the floor, the second ours. */
export const contenderNames = [
  'bare canvas',
  'GuardMap',
  'Leaflet canvas circles',
  'supercluster',
  'MapLibre',
  'react-leaflet markers',
] as const;

/** Name of a contender. */
export type ContenderName = (typeof contenderNames)[number];

/** Where the map looks. */
export const center = { latitude: 45.8035, longitude: 15.989 };

/** Zoom at which it starts. */
export const startZoom = 13;

/** What the page offers to who measures it. */
export interface GuardMapBench {
  mount(name: ContenderName, count: number): Promise<void>;
  /** Everybody moves a few metres. */
  moveAll(): void;
  /** So many of them do. */
  moveSome(count: number): void;
  pan(right: number, down: number): void;
  zoom(level: number): void;
}
