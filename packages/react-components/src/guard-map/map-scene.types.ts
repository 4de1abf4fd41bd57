import type { Checkpoint, Location, PatrolEvent } from '@patrolkit/sdk/model';
import type { FixAge } from './fix-age.rules.ts';
import type { GuardGroup } from './guard-groups.ts';
import type { TrackedGuard } from './guard-track.ts';
import type { View, WorldPoint } from './mercator.ts';

/** A guarded place on the flat world. @internal */
export interface PlacedLocation extends WorldPoint {
  readonly location: Location;
  /** 1 to 5; null when nobody has judged it. */
  readonly risk: number | null;
}

/** A tag on the flat world. @internal */
export interface PlacedTag extends WorldPoint {
  readonly checkpoint: Checkpoint;
}

/** An event on the flat world. @internal */
export interface PlacedEvent extends WorldPoint {
  readonly event: PatrolEvent;
}

/** Something that is drawn at a place, and found there by the pointer. @internal */
export type Mark =
  | (WorldPoint & {
      readonly kind: 'guard';
      readonly guard: TrackedGuard;
      readonly rank: number;
      readonly age: FixAge;
      /** Radius of the fix in metres; null where it is not drawn. */
      readonly accuracy: number | null;
      /** Followed or pointed at. */
      readonly isChosen: boolean;
    })
  | (WorldPoint & { readonly kind: 'cluster'; readonly group: GuardGroup; readonly index: number })
  | (PlacedLocation & { readonly kind: 'location'; readonly isChosen: boolean })
  | (PlacedTag & { readonly kind: 'tag' })
  | (PlacedEvent & { readonly kind: 'alarm' | 'event' });

/** How a text on the map looks. @internal */
export type LabelStyle = 'guard' | 'alarm' | 'location' | 'street';

/** A text on the map, fastened to a place. @internal */
export interface MapLabel extends WorldPoint {
  readonly text: string;
  readonly style: LabelStyle;
  /** Pixels from the place to the text's left end; to its middle when it is turned. */
  readonly dx: number;
  /** Pixels from the place down to the text's middle. */
  readonly dy: number;
  /** Radians clockwise. */
  readonly turn: number;
  /** Id of the guard whose name it is; null for what does not move. */
  readonly guardId: number | null;
}

/** A text of the backdrop: along a piece of street, or in the middle of an area. @internal */
export interface BackdropName {
  readonly text: string;
  readonly from: WorldPoint;
  /** The same as `from` for an area. */
  readonly to: WorldPoint;
  /** Metres a pixel may show at most. */
  readonly coarsest: number;
}

/** All that may be drawn. @internal */
export interface SceneInput {
  readonly guards: readonly TrackedGuard[];
  /** Rank of each guard's state, in the order of `guards`. */
  readonly ranks: Uint8Array;
  readonly locations: readonly PlacedLocation[];
  readonly tags: readonly PlacedTag[];
  /** Open alarms that no guard's marker stands for. */
  readonly alarms: readonly PlacedEvent[];
  /** The selected event: it is drawn elsewhere and found here. */
  readonly selected: PlacedEvent | null;
  readonly names: readonly BackdropName[];
  /** Guards that are never part of a group: followed, pointed at. */
  readonly chosen: ReadonlySet<number>;
  /** Location whose name shows at any zoom. */
  readonly namedLocationId: number | null;
  /** Guards from which on towns are drawn as groups. */
  readonly clusterFrom: number;
  /** Size of markers and names: 1, or 1.5 on a wall. */
  readonly magnify: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The age of a fix in words. */
  ageOf(ms: number): string;
}

/** What is drawn now, in the order of drawing. @internal */
export interface Scene {
  /** What it was made for. */
  readonly view: View;
  readonly marks: readonly Mark[];
  readonly labels: readonly MapLabel[];
}

/** A part of the view, pixels. @internal */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a text in pixels. @internal */
export type Measure = (text: string, style: LabelStyle) => number;
