export type { BackdropKind } from './backdrop.rules.ts';
export { GuardMap } from './guard-map.tsx';
export type { GuardMapProps, MapTiles } from './guard-map.types.ts';
export {
  type CircleTone,
  circleTone,
  cutName,
  defaultMapCenter,
  defaultMapZoom,
  eventCircleMeters,
  openStreetMapLink,
} from './map.rules.ts';
