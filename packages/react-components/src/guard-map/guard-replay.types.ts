import type { GuardPosition, LatLon } from '@patrolkit/sdk/model';
import type { Ref } from 'react';
import type { ThemeName } from '../theme/index.ts';
import type { MapGroundProps } from './guard-map.types.ts';

/** A tag that was read on the way. @public */
export interface TrackRead {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The checkpoint's name. */
  readonly name: string;
  /** null when nobody knows where; it is then drawn where the guard was. */
  readonly position: LatLon | null;
}

/** Props of `GuardReplay`. @public */
export interface GuardReplayProps extends MapGroundProps {
  /** Name of the guard. */
  name: string;
  /** His positions in any order; those outside of the period are left out. */
  positions: readonly GuardPosition[];
  /** Tags he read in the period. @default none */
  reads?: readonly TrackRead[] | undefined;
  /** Begin of the period, milliseconds since 1970. */
  from: number;
  /** End of the period, milliseconds since 1970. */
  to: number;
  /** Seconds of the track that pass in a second: 1, 10, 60, 300 or 1200. @default 60 */
  defaultSpeed?: number | undefined;
  /** Takes the saved picture (PNG) and its file name. @default it is downloaded */
  onSavePicture?: ((picture: Blob, fileName: string) => void) | undefined;
  /** @default the one of the nearest `data-pk-theme` above */
  theme?: ThemeName | undefined;
  /** Added to `pk-GuardReplay`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
