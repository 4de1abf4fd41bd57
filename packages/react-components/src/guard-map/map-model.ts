import type { Checkpoint, Location, PatrolEvent, Risk } from '@patrolkit/sdk/model';
import { useMemo, useState } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { GuardMapProps } from './guard-map.types.ts';
import { panicRank, rankOf } from './guard-state.ts';
import { type TrackedGuard, trackGuards } from './guard-track.ts';
import { drawable } from './map.rules.ts';
import type { PlacedEvent, PlacedLocation, PlacedTag } from './map-scene.types.ts';
import { toWorld } from './mercator.ts';

/** What a map holds, each thing at its place on the flat world. @internal */
export interface MapModel {
  readonly guards: readonly TrackedGuard[];
  /** Rank of each guard's state, in the order of `guards`. */
  readonly ranks: Uint8Array;
  readonly locations: readonly PlacedLocation[];
  readonly tags: readonly PlacedTag[];
  /** Open alarms that no guard's marker stands for. */
  readonly alarms: readonly PlacedEvent[];
  /** The newest open alarm of each guard. */
  readonly alarmOfGuard: ReadonlyMap<number, PatrolEvent>;
  readonly selected: PlacedEvent | null;
}

const nobody: ReadonlySet<number> = new Set();
const nowhere: readonly Location[] = [];
const untagged: readonly Checkpoint[] = [];
const unjudged: readonly Risk[] = [];
const calm: readonly PatrolEvent[] = [];

/** Makes the model of a map from its props; what has not changed keeps its object. @internal */
export function useMapModel(props: GuardMapProps): MapModel {
  const { locations = nowhere, checkpoints = untagged, risks = unjudged, alarms = calm } = props;
  const { alarmGuardIds = nobody, notMovingGuardIds = nobody, notConnectedGuardIds = nobody } = props;
  const guards = useTrackedGuards(props.positions);
  const alarmOfGuard = useMemo(() => newestOfGuard(alarms), [alarms]);
  const ranks = useMemo(() => {
    const inAlarm = new Set([...alarmGuardIds, ...alarmOfGuard.keys()]);
    const sets = { alarmGuardIds: inAlarm, notMovingGuardIds, notConnectedGuardIds };
    return Uint8Array.from(guards, ({ fix }) => rankOf(fix.guardId, sets));
  }, [guards, alarmGuardIds, alarmOfGuard, notMovingGuardIds, notConnectedGuardIds]);
  const placedLocations = useMemo(() => placeLocations(locations, risks), [locations, risks]);
  const tags = useMemo(() => placeTags(checkpoints), [checkpoints]);
  const selected = useMemo(() => placeEvent(props.selectedEvent), [props.selectedEvent]);
  const placedAlarms = useMemo(() => {
    const shown = new Set(guards.flatMap(({ fix }, index) => (ranks[index] === panicRank ? fix.guardId : [])));
    return alarms.flatMap((event) => {
      const isShown = event.type === 'GuardPanic' && event.guardId !== null && shown.has(event.guardId);
      const isSelected = event.type !== 'GuardPanic' && event.eventId === selected?.event.eventId;
      return isShown || isSelected ? [] : (placeEvent(event) ?? []);
    });
  }, [alarms, guards, ranks, selected]);
  return useMemo(
    () => ({ guards, ranks, locations: placedLocations, tags, alarms: placedAlarms, alarmOfGuard, selected }),
    [guards, ranks, placedLocations, tags, placedAlarms, alarmOfGuard, selected],
  );
}

function useTrackedGuards(positions: GuardMapProps['positions']): readonly TrackedGuard[] {
  const { now } = usePatrol();
  const [seen, setSeen] = useState(() => ({ positions, guards: trackGuards([], positions, now()) }));
  if (seen.positions === positions) return seen.guards;
  const guards = trackGuards(seen.guards, positions, now());
  setSeen({ positions, guards });
  return guards;
}

function newestOfGuard(alarms: readonly PatrolEvent[]): ReadonlyMap<number, PatrolEvent> {
  const newest = new Map<number, PatrolEvent>();
  for (const event of alarms) {
    if (event.type !== 'GuardPanic' || event.guardId === null) continue;
    const known = newest.get(event.guardId);
    if (!known || event.occurredAt > known.occurredAt) newest.set(event.guardId, event);
  }
  return newest;
}

function placeLocations(locations: readonly Location[], risks: readonly Risk[]): PlacedLocation[] {
  const levels = new Map(risks.map(({ riskId, level }) => [riskId, level]));
  return locations.flatMap((location) => {
    const place = drawable(location.position);
    const risk = location.riskId === null ? null : (levels.get(location.riskId) ?? null);
    return place ? { ...toWorld(place), location, risk } : []; // S2.52
  });
}

function placeTags(checkpoints: readonly Checkpoint[]): PlacedTag[] {
  return checkpoints.flatMap((checkpoint) => {
    const place = drawable(checkpoint.position);
    return place ? { ...toWorld(place), checkpoint } : [];
  });
}

function placeEvent(event: PatrolEvent | null | undefined): PlacedEvent | null {
  const place = drawable(event?.position);
  return event && place ? { ...toWorld(place), event } : null;
}
