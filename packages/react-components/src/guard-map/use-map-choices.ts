import type { FeatureCollection } from 'geojson';
import { useCallback, useMemo } from 'react';
import { useControlled } from '../data-grid/use-controlled.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import { groundsOf, type TileSource, tileSources } from './ground.ts';
import type { GuardMapProps, MapGround, MapGroundProps } from './guard-map.types.ts';
import type { MapTarget } from './map-target.ts';

/** What lies under the markers, and what else could. @internal */
export interface ChosenGround {
  readonly ground: MapGround;
  readonly grounds: readonly MapGround[];
  readonly sources: readonly TileSource[];
  /** null: no map pictures. */
  readonly source: TileSource | null;
  /** Drawn, or kept for when map pictures do not come; null on a plain ground. */
  readonly backdrop: FeatureCollection | null;
  readonly onGroundChange: (ground: MapGround) => void;
}

/** The ground of a map, held by the host or here. @internal */
export function useGround(props: MapGroundProps): ChosenGround {
  const { tiles, backdrop = null, onGroundChange } = props;
  const sources = useMemo(() => tileSources(tiles), [tiles]);
  const grounds = useMemo(() => groundsOf(sources, backdrop !== null), [sources, backdrop]);
  const [wanted, keep] = useControlled<MapGround | undefined>(props.ground, props.defaultGround);
  const change = useCallback(
    (next: MapGround) => {
      keep(next);
      onGroundChange?.(next);
    },
    [keep, onGroundChange],
  );
  const ground = wanted !== undefined && grounds.includes(wanted) ? wanted : grounds[0];
  const source = sources.find(({ id }) => id === ground) ?? null;
  return {
    ground,
    grounds,
    sources,
    source,
    backdrop: ground === 'plain' ? null : backdrop,
    onGroundChange: change,
  };
}

/** Whether the list is open, held by the host or here. @internal */
export function useListOpen(props: GuardMapProps): [boolean, (isOpen: boolean) => void] {
  const [isOpen, keep] = useControlled(props.isListOpen, props.defaultListOpen ?? false);
  const newest = useLatest(props);
  const change = useCallback(
    (next: boolean) => {
      keep(next);
      newest.current.onListOpenChange?.(next);
    },
    [keep, newest],
  );
  return [isOpen, change];
}

/** The guard the map goes along with, held by the host or here. @internal */
export function useFollowed(props: GuardMapProps): [number | null, (guardId: number | null) => void] {
  const [followed, keep] = useControlled(props.followedGuardId, props.defaultFollowedGuardId ?? null);
  const newest = useLatest(props);
  const change = useCallback(
    (next: number | null) => {
      keep(next);
      newest.current.onFollowedGuardChange?.(next);
    },
    [keep, newest],
  );
  return [followed, change];
}

/** Guards that are never part of a group: who is followed, and whose row is pointed at. @internal */
export function useChosen(followedId: number | null, pointed: MapTarget | null): ReadonlySet<number> {
  const pointedId = pointed?.kind === 'guard' ? pointed.fix.guardId : null;
  return useMemo(() => new Set([followedId, pointedId].filter((guardId) => guardId !== null)), [followedId, pointedId]);
}
