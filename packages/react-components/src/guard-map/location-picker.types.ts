import type { LatLon } from '@patrolkit/sdk/model';
import type { Ref } from 'react';
import type { ThemeName } from '../theme/index.ts';
import type { MapGroundProps } from './guard-map.types.ts';

/** A place that can be chosen by name. @public */
export interface KnownPlace {
  /** Unique among the places of a picker. */
  readonly id: string;
  readonly name: string;
  /** Stands behind the name, such as 'recent'. */
  readonly detail?: string | undefined;
  readonly position: LatLon;
}

/** Props of `LocationPicker`. @public */
export interface LocationPickerProps extends MapGroundProps {
  /** The place that holds now; null for none. The map goes there when it changes. */
  value: LatLon | null;
  /** Apply was pressed; until then nothing holds but `value` (S2.98). */
  onApply: (position: LatLon) => void;
  /** Recent and known places, in the order of the list. @default none */
  places?: readonly KnownPlace[] | undefined;
  /** Where the map starts without a value. @default 50.8476, 4.3572 */
  defaultCenter?: LatLon | undefined;
  /** @default the one of the nearest `data-pk-theme` above */
  theme?: ThemeName | undefined;
  /** Added to `pk-LocationPicker`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
