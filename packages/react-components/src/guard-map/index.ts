export type { BackdropKind } from './backdrop.rules.ts';
export { GuardMap } from './guard-map.tsx';
export type { GuardMapProps, MapGround, MapGroundProps, MapResponse, MapTiles } from './guard-map.types.ts';
export { GuardReplay } from './guard-replay.tsx';
export type { GuardReplayProps, TrackRead } from './guard-replay.types.ts';
export { LocationPicker } from './location-picker.tsx';
export type { KnownPlace, LocationPickerProps } from './location-picker.types.ts';
export {
  type CircleTone,
  circleTone,
  cutName,
  defaultMapCenter,
  defaultMapZoom,
  eventCircleMeters,
  pickerZoom,
} from './map.rules.ts';
