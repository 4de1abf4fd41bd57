import type { Checkpoint, GuardPosition, LatLon, Location, PatrolEvent, Risk } from '@patrolkit/sdk/model';
import type { FeatureCollection } from 'geojson';
import type { Ref } from 'react';
import type { ThemeName } from '../theme/index.ts';

/** Where map pictures come from. @public */
export interface MapTiles {
  /** Leaflet's template: `https://tiles.example/{z}/{x}/{y}.png`. */
  readonly url: string;
  /** The same for the dark and the night theme. @default `url`, its pictures darkened */
  readonly darkUrl?: string | undefined;
  /** Whose pictures they are; shown as text, never as markup. */
  readonly attribution: string;
  /** Page the attribution leads to, `https:` only; most providers ask for one. */
  readonly attributionUrl?: string | undefined;
  /** What `ground` calls them. @default `url` */
  readonly id?: string | undefined;
  /** What the Layers panel calls them. @default `attribution` */
  readonly name?: string | undefined;
  /** Largest zoom the provider has; nearer views enlarge its pictures. @default 19 */
  readonly maxZoom?: number | undefined;
  /** Whether the provider allows other pages to read its pictures (CORS); only then a saved picture holds them. @default false */
  readonly isReadable?: boolean | undefined;
}

/** What lies under the markers: the id of map pictures, the backdrop, or nothing. @public */
export type MapGround = 'backdrop' | 'plain' | (string & {});

/** What a map is drawn on. @public */
export interface MapGroundProps {
  /** Map pictures, or several to choose from. @default none: backdrop or plain ground */
  tiles?: MapTiles | readonly MapTiles[] | null | undefined;
  /** Lines and areas under everything, with `properties.kind` road-major, road, path, water, park or block, and `name`. */
  backdrop?: FeatureCollection | null | undefined;
  /** What lies under the markers. */
  ground?: MapGround | undefined;
  /** @default the first of `tiles`, else the backdrop, else plain */
  defaultGround?: MapGround | undefined;
  /** The supervisor chose another ground. */
  onGroundChange?: ((ground: MapGround) => void) | undefined;
}

/** What a press on a marker asks for: an answer to somebody or some place. @public */
export interface MapResponse {
  readonly position: LatLon;
  /** The guard whose marker it was, or whom the event is about. */
  readonly guardId?: number | undefined;
  /** The event whose marker it was. */
  readonly eventId?: number | undefined;
  /** The location whose marker it was. */
  readonly locationId?: number | undefined;
}

/** Props of `GuardMap`. @public */
export interface GuardMapProps extends MapGroundProps {
  /** Fixes of guards; the newest of each is drawn, one marker per guard. Older ones only tell where he is going. */
  positions: readonly GuardPosition[];
  /** Guarded places; those without a position are not drawn. @default none */
  locations?: readonly Location[] | undefined;
  /** Tags of the places; drawn with their radius when one is near. @default none */
  checkpoints?: readonly Checkpoint[] | undefined;
  /** How dangerous places are; from level 4 on their diamond has a second edge. @default none */
  risks?: readonly Risk[] | undefined;
  /** Open alarms; one that no guard's marker stands for is drawn at its place. @default none */
  alarms?: readonly PatrolEvent[] | undefined;
  /** The event the map goes to and marks with a circle of 100 m in its type's colour. @default none */
  selectedEvent?: PatrolEvent | null | undefined;
  /** Change it to centre again on the same event. */
  recenterKey?: string | number | undefined;
  /** Guards with an open panic: a red octagon, and the whole name. Those of `alarms` are added. */
  alarmGuardIds?: ReadonlySet<number> | undefined;
  /** Guards that do not move: an amber ring. */
  notMovingGuardIds?: ReadonlySet<number> | undefined;
  /** Guards without connection: a dashed grey ring. */
  notConnectedGuardIds?: ReadonlySet<number> | undefined;
  /** The guard the map goes along with; null for nobody. */
  followedGuardId?: number | null | undefined;
  /** @default null */
  defaultFollowedGuardId?: number | null | undefined;
  /** The supervisor follows another guard, or nobody. */
  onFollowedGuardChange?: ((guardId: number | null) => void) | undefined;
  /** Whether the list of markers is open beside the map. */
  isListOpen?: boolean | undefined;
  /** @default false */
  defaultListOpen?: boolean | undefined;
  /** The supervisor opened or closed the list. */
  onListOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** wall: no controls, larger markers, and the view holds everybody. @default 'console' */
  display?: 'console' | 'wall' | undefined;
  /** Number of guards from which on neighbours are drawn as groups. @default 2000 */
  clusterFrom?: number | undefined;
  /** @default the one of the nearest `data-pk-theme` above */
  theme?: ThemeName | undefined;
  /** Where the map starts. @default 50.8476, 4.3572 */
  defaultCenter?: LatLon | undefined;
  /** Leaflet's zoom the map starts with, 0 to 19. @default 12 */
  defaultZoom?: number | undefined;
  /** Link that a press on a marker copies; null copies nothing. @default a place on openstreetmap.org */
  mapLink?: ((latitude: number, longitude: number) => string) | null | undefined;
  /** A link was copied; given, the map itself says nothing. */
  onLinkCopied?: ((link: string) => void) | undefined;
  /** A link could not be copied (S8.11); given, the map itself says nothing. */
  onLinkFailed?: ((link: string) => void) | undefined;
  /** A marker was pressed: whom to answer and where, for the message dialog (S2.56). */
  onRespond?: ((response: MapResponse) => void) | undefined;
  /** The ground was pressed (S4.20). */
  onPickPosition?: ((position: LatLon) => void) | undefined;
  /** A guard's marker was pressed. */
  onGuardPress?: ((guard: GuardPosition) => void) | undefined;
  /** A location's marker was pressed. */
  onLocationPress?: ((location: Location) => void) | undefined;
  /** Adds a button to each guard of the list, for where he has been. */
  onShowTrack?: ((guardId: number) => void) | undefined;
  /** Adds a button that hides the map; the host hides it. */
  onHide?: (() => void) | undefined;
  /** What a screen reader calls it; two on one page need two names. @default the word for a map */
  label?: string | undefined;
  /** Added to `pk-GuardMap`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
