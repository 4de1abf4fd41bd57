import { type ReactElement, useCallback, useMemo, useState } from 'react';
import { useLater } from '../data-grid/use-later.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import './leaflet.css';
import type { AutoFit } from './auto-fit.ts';
import { CopiedNotice } from './copied-notice.tsx';
import type { EventCircle } from './event-circle.tsx';
import { EventWay } from './event-way.tsx';
import type { FollowGuard } from './follow-guard.tsx';
import { GuardCanvas, type ShownParts } from './guard-canvas.tsx';
import type { GuardMapProps } from './guard-map.types.ts';
import { defaultMapCenter, defaultMapZoom, drawable } from './map.rules.ts';
import { MapAside } from './map-aside.tsx';
import { MapControls } from './map-controls.tsx';
import { MapGroundLayer } from './map-ground.tsx';
import { MapLayers } from './map-layers.tsx';
import { MapLegend } from './map-legend.tsx';
import { useMapModel } from './map-model.ts';
import { MapRoot } from './map-root.tsx';
import type { BackdropName } from './map-scene.types.ts';
import { type MapTarget, pressTarget } from './map-target.ts';
import { MapTools } from './map-tools.tsx';
import { useBackdropParts } from './use-backdrop-parts.ts';
import { useCopiedLink } from './use-copied-link.ts';
import { useChosen, useFollowed, useGround, useListOpen } from './use-map-choices.ts';
import { useTileHealth } from './use-tile-health.ts';

const loadFit = (): Promise<typeof AutoFit> => import('./auto-fit.ts').then((part) => part.AutoFit);
const loadFollow = (): Promise<typeof FollowGuard> => import('./follow-guard.tsx').then((part) => part.FollowGuard);
const loadCircle = (): Promise<typeof EventCircle> => import('./event-circle.tsx').then((part) => part.EventCircle);
const noNames: readonly BackdropName[] = [];
const everything: ShownParts = { locations: true, tags: true, streets: true };
const defaultClusterFrom = 2000;
const wallMagnify = 1.5;

/** The map itself; the only part that brings Leaflet along. @internal */
export function MapView(props: GuardMapProps): ReactElement {
  const { selectedEvent } = props;
  const { text } = usePatrol();
  const model = useMapModel(props);
  const Circle = useLater(loadCircle, model.selected !== null);
  const isWall = props.display === 'wall';
  const Fit = useLater(loadFit, isWall);
  const ground = useGround(props);
  const [shown, setShown] = useState(everything);
  const [pointed, setPointed] = useState<MapTarget | null>(null);
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null);
  const [isListOpen, setListOpen] = useListOpen(props);
  const [followedId, follow] = useFollowed(props);
  const [copied, copyLink] = useCopiedLink(props);
  const newest = useLatest(props);
  const press = useCallback((target: MapTarget) => pressTarget(target, copyLink, newest.current), [copyLink, newest]);
  const showGroup = useCallback(
    (guardIds: ReadonlySet<number>) => {
      setOnly(guardIds);
      setListOpen(true);
    },
    [setListOpen],
  );
  const tiles = useTileHealth(ground.source);
  const shownSource = tiles.isFailing ? null : ground.source;
  const shownBackdrop = shownSource ? null : ground.backdrop;
  const parts = useBackdropParts(shownBackdrop);
  const names = useMemo(() => parts?.backdropNames(shownBackdrop) ?? noNames, [parts, shownBackdrop]);
  const chosen = useChosen(followedId, pointed);
  const followed = followedId === null ? null : (model.guards.find(({ fix }) => fix.guardId === followedId) ?? null);
  const Follow = useLater(loadFollow, followed !== null);
  const center = drawable(props.defaultCenter) ?? defaultMapCenter;
  return (
    <MapRoot
      aside={
        isWall ? null : (
          <MapAside
            followedGuardId={followedId}
            isOpen={isListOpen}
            model={model}
            onFollow={follow}
            onOpenChange={setListOpen}
            onPoint={setPointed}
            onPress={press}
            onShowAll={() => setOnly(null)}
            onShowTrack={props.onShowTrack}
            only={only}
          />
        )
      }
      center={[center.latitude, center.longitude]}
      controls={isWall ? null : <MapControls model={model} />}
      label={text('guardMap.keys')}
      zoom={props.defaultZoom ?? defaultMapZoom}
    >
      <MapGroundLayer backdrop={ground.backdrop} source={ground.source} tiles={tiles} />
      {model.selected && Circle ? <Circle selected={model.selected} /> : null}
      {selectedEvent && !isWall ? <EventWay event={selectedEvent} recenterKey={props.recenterKey} /> : null}
      {Fit ? <Fit model={model} /> : null}
      <GuardCanvas
        chosenGuardIds={chosen}
        chosenLocationId={pointed?.kind === 'location' ? pointed.location.locationId : null}
        clusterFrom={props.clusterFrom ?? defaultClusterFrom}
        magnify={isWall ? wallMagnify : 1}
        model={model}
        names={names}
        onGroupPress={showGroup}
        onPickPosition={props.onPickPosition}
        onPress={press}
        shown={shown}
      />
      <MapLegend hasBackdrop={shownBackdrop !== null} source={shownSource} />
      {followed && Follow ? <Follow guard={followed} onStop={() => follow(null)} /> : null}
      {isWall ? null : (
        <MapTools onHide={props.onHide}>
          <MapLayers {...ground} onShownChange={setShown} shown={shown} />
        </MapTools>
      )}
      <CopiedNotice copied={copied} />
    </MapRoot>
  );
}
