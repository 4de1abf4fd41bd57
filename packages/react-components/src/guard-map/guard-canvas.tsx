import type { LatLon } from '@patrolkit/sdk/model';
import { LatLngBounds, type LeafletMouseEvent } from 'leaflet';
import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useMap } from 'react-leaflet';
import { useLater } from '../data-grid/use-later.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import { ageText } from './fix-age.rules.ts';
import { MapCanvas } from './map-canvas.ts';
import type { MapModel } from './map-model.ts';
import { isStill } from './map-root.tsx';
import type { BackdropName, Mark, SceneInput } from './map-scene.types.ts';
import type { MapTarget } from './map-target.ts';
import type { MapTip } from './map-tip.tsx';
import { useTick } from './use-tick.ts';

const loadTip = (): Promise<typeof MapTip> => import('./map-tip.tsx').then((part) => part.MapTip);

/** Which parts of the map are drawn. @internal */
export interface ShownParts {
  readonly locations: boolean;
  readonly tags: boolean;
  readonly streets: boolean;
}

/** Props of {@link GuardCanvas}. @internal */
export interface GuardCanvasProps {
  model: MapModel;
  names: readonly BackdropName[];
  shown: ShownParts;
  /** Followed, or pointed at in the list. */
  chosenGuardIds: ReadonlySet<number>;
  chosenLocationId: number | null;
  clusterFrom: number;
  magnify: number;
  onPress: (target: MapTarget) => void;
  /** A group was pressed whose guards stand too near to one another to be shown apart. */
  onGroupPress: (guardIds: ReadonlySet<number>) => void;
  onPickPosition: ((position: LatLon) => void) | undefined;
}

const ageEveryMs = 15_000;
const fingerSlack = 14; /* pixels a finger may miss a marker by */
const mouseSlack = 3;
const leastApart = 24; /* pixels at the largest zoom: nearer guards are never seen apart */

/** All guards, places and names as one canvas, and what the pointer does on it. @internal */
export function GuardCanvas(props: GuardCanvasProps): ReactElement | null {
  const map = useMap();
  const input = useSceneInput(props);
  const [canvas, setCanvas] = useState<MapCanvas | null>(null);
  const [pointed, setPointed] = useState<Mark | null>(null);
  const newest = useLatest(props);
  useEffect(() => {
    const layer = new MapCanvas().addTo(map);
    setCanvas(layer);
    return () => {
      setCanvas(null);
      layer.remove();
    };
  }, [map]);
  useEffect(() => {
    canvas?.show(input);
  }, [canvas, input]);
  useEffect(() => {
    if (!canvas) return;
    const container = map.getContainer();
    const point = (mark: Mark | null): void => {
      container.style.cursor = mark ? 'pointer' : '';
      setPointed(mark);
    };
    const look = (event: LeafletMouseEvent): void => point(canvas.markAt(event.containerPoint, mouseSlack));
    const away = (): void => point(null);
    const press = ({ containerPoint, latlng, originalEvent }: LeafletMouseEvent): void => {
      const isFinger = originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch';
      const mark = canvas.markAt(containerPoint, isFinger ? fingerSlack : mouseSlack);
      const { model, onPress, onPickPosition } = newest.current;
      if (!mark) onPickPosition?.({ latitude: latlng.lat, longitude: latlng.wrap().lng });
      else if (mark.kind === 'cluster') pressGroup(mark.index);
      else {
        const target = targetOf(mark, model);
        if (target) onPress(target);
      }
    };
    const pressGroup = (group: number): void => {
      const { model, onGroupPress } = newest.current;
      const members = canvas.membersOf(group).flatMap((index) => model.guards[index] ?? []);
      const bounds = new LatLngBounds(members.map(({ fix }) => [fix.position.latitude, fix.position.longitude]));
      const [west, east] = [bounds.getSouthWest(), bounds.getNorthEast()];
      const widest = map.project(west, map.getMaxZoom()).distanceTo(map.project(east, map.getMaxZoom()));
      if (widest > leastApart && map.getZoom() < map.getMaxZoom()) {
        map.fitBounds(bounds, { padding: [60, 60], animate: !isStill() });
      } else onGroupPress(new Set(members.map(({ fix }) => fix.guardId)));
    };
    map.on('mousemove', look).on('mouseout movestart zoomstart', away).on('click', press);
    return () => {
      map.off('mousemove', look).off('mouseout movestart zoomstart', away).off('click', press);
    };
  }, [map, canvas, newest]);
  const isPicking = props.onPickPosition !== undefined;
  useEffect(() => {
    /* The first of two quick presses picks a place already. */
    if (isPicking) map.doubleClickZoom.disable();
    else map.doubleClickZoom.enable();
  }, [map, isPicking]);
  const Tip = useLater(loadTip, pointed !== null);
  const groupOf = (index: number): readonly number[] => canvas?.membersOf(index) ?? [];
  return pointed && Tip ? <Tip groupOf={groupOf} mark={pointed} model={props.model} /> : null;
}

function targetOf(mark: Mark, { alarmOfGuard }: MapModel): MapTarget | null {
  if (mark.kind === 'guard') {
    const { fix } = mark.guard;
    return { kind: 'guard', fix, alarm: alarmOfGuard.get(fix.guardId) ?? null };
  }
  if (mark.kind === 'location') return { kind: 'location', location: mark.location };
  return mark.kind === 'alarm' || mark.kind === 'event' ? { kind: 'event', event: mark.event } : null;
}

const none: readonly never[] = [];

function useSceneInput(props: GuardCanvasProps): SceneInput {
  const { model, names, shown, chosenGuardIds, chosenLocationId, clusterFrom, magnify } = props;
  const { text, now } = usePatrol();
  const tick = useTick(ageEveryMs);
  return useMemo(
    () => ({
      ...model,
      locations: shown.locations ? model.locations : none,
      tags: shown.tags ? model.tags : none,
      names: shown.streets ? names : none,
      chosen: chosenGuardIds,
      namedLocationId: chosenLocationId,
      clusterFrom,
      magnify,
      now: Math.max(tick, now()),
      ageOf: (ms) => {
        const { id, values } = ageText(ms);
        return text(id, values);
      },
    }),
    [model, names, shown, chosenGuardIds, chosenLocationId, clusterFrom, magnify, tick, now, text],
  );
}
