import type { GuardPosition, LatLon, Location, PatrolEvent } from '@patrolkit/sdk/model';
import type { FeatureCollection } from 'geojson';
import type { Ref } from 'react';
import type { ThemeName } from '../theme/index.ts';

/** Where map pictures come from. @public */
export interface MapTiles {
  /** Leaflet's template: `https://tiles.example/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** Whose pictures they are; shown as text, never as markup. */
  readonly attribution: string;
}

/** Props of `GuardMap`. @public */
export interface GuardMapProps {
  /** Fixes of guards; the newest of each is drawn, one marker per guard. Older ones only tell where he is going. */
  positions: readonly GuardPosition[];
  /** Guarded places; those without a position are not drawn. @default none */
  locations?: readonly Location[] | undefined;
  /** The event the map goes to and marks with a circle of 100 m in its type's colour. @default none */
  selectedEvent?: PatrolEvent | null | undefined;
  /** Change it to centre again on the same event. */
  recenterKey?: string | number | undefined;
  /** Guards with an open panic: a red octagon, and the whole name. */
  alarmGuardIds?: ReadonlySet<number> | undefined;
  /** Guards that do not move: an amber ring. */
  notMovingGuardIds?: ReadonlySet<number> | undefined;
  /** Guards without connection: a dashed grey ring. */
  notConnectedGuardIds?: ReadonlySet<number> | undefined;
  /** @default the one of the nearest `data-pk-theme` above */
  theme?: ThemeName | undefined;
  /** @default none: backdrop or plain ground */
  tiles?: MapTiles | null | undefined;
  /** Lines and areas under everything, with `properties.kind` road-major, road, path, water, park or block. */
  backdrop?: FeatureCollection | null | undefined;
  /** Where the map starts. @default 50.8476, 4.3572 */
  defaultCenter?: LatLon | undefined;
  /** Leaflet's zoom the map starts with, 0 to 19. @default 12 */
  defaultZoom?: number | undefined;
  /** Link that a press on a marker copies; null copies nothing. @default a place on openstreetmap.org */
  mapLink?: ((latitude: number, longitude: number) => string) | null | undefined;
  /** A guard's marker was pressed. */
  onGuardPress?: ((guard: GuardPosition) => void) | undefined;
  /** A location's marker was pressed. */
  onLocationPress?: ((location: Location) => void) | undefined;
  /** Added to `pk-GuardMap`. */
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}
