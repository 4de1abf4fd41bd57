import type { GuardPosition } from '@patrolkit/sdk/model';
import { memo, type ReactElement, useState } from 'react';
import { useMap } from 'react-leaflet';
import { type MessageId, usePatrol } from '../provider/index.ts';
import { DomMarker } from './dom-marker.tsx';
import type { GuardMapProps } from './guard-map.types.ts';
import { GuardShape, type GuardState } from './guard-shape.tsx';
import { type TrackedGuard, trackGuards } from './guard-track.ts';
import { cutName } from './map.rules.ts';
import { useMapLook } from './use-map-look.ts';

/** Props of {@link GuardLayer}. @internal */
export interface GuardLayerProps
  extends Pick<GuardMapProps, 'positions' | 'alarmGuardIds' | 'notMovingGuardIds' | 'notConnectedGuardIds'> {
  onPress: (guard: GuardPosition) => void;
}

const nobody: ReadonlySet<number> = new Set();
const letterWidth = 7; /* about, at 12 px */
const markerWidth = 24;

/** One marker per guard, at his newest fix; a poll moves markers and makes none anew. @internal */
export function GuardLayer(props: GuardLayerProps): ReactElement[] {
  const {
    positions,
    onPress,
    alarmGuardIds = nobody,
    notMovingGuardIds = nobody,
    notConnectedGuardIds = nobody,
  } = props;
  const [seen, setSeen] = useState(() => ({ positions, guards: trackGuards(new Map(), positions) }));
  let { guards } = seen;
  if (seen.positions !== positions) {
    guards = trackGuards(seen.guards, positions);
    setSeen({ positions, guards });
  }
  const map = useMap();
  const { width } = useMapLook();
  const stateOf = (guardId: number): GuardState => {
    if (alarmGuardIds.has(guardId)) return 'panic';
    if (notConnectedGuardIds.has(guardId)) return 'not-connected';
    return notMovingGuardIds.has(guardId) ? 'not-moving' : 'moving';
  };
  return [...guards.values()].map((guard) => {
    const { guardId, position, name } = guard.fix;
    const state = stateOf(guardId);
    const nameWidth = markerWidth + letterWidth * shownName(name, state).length;
    const { x } = map.latLngToContainerPoint([position.latitude, position.longitude]);
    return (
      <GuardMarker
        guard={guard}
        isNameLeft={x < width && x > width - nameWidth}
        key={guardId}
        onPress={onPress}
        state={state}
      />
    );
  });
}

/* The name of who calls for help is never cut off. */
function shownName(name: string, state: GuardState): string {
  return state === 'panic' ? name : cutName(name);
}

interface GuardMarkerProps {
  guard: TrackedGuard;
  state: GuardState;
  isNameLeft: boolean;
  onPress: (guard: GuardPosition) => void;
}

const labels: Record<GuardState, MessageId> = {
  moving: 'guardMap.guard',
  panic: 'guardMap.guardPanic',
  'not-moving': 'guardMap.guardNotMoving',
  'not-connected': 'guardMap.guardNotConnected',
};
const heights: Record<GuardState, number> = { moving: 2000, 'not-moving': 2000, 'not-connected': 2000, panic: 9000 };

const GuardMarker = memo(function GuardMarker({ guard, state, isNameLeft, onPress }: GuardMarkerProps): ReactElement {
  const { text } = usePatrol();
  const map = useMap();
  const { name, position } = guard.fix;
  const { latitude, longitude } = position;
  return (
    <DomMarker place={position} zIndexOffset={heights[state]}>
      <button
        aria-label={text(labels[state], { name })}
        className="pk-GuardMap-guard"
        data-guard-id={guard.fix.guardId}
        data-side={isNameLeft ? 'left' : 'right'}
        data-state={state}
        onClick={() => onPress(guard.fix)}
        onFocus={() => map.panInside([latitude, longitude], { padding: [60, 40], animate: false })}
        title={name}
        type="button"
      >
        <GuardShape heading={guard.heading} state={state} />
        <span aria-hidden="true" className="pk-GuardMap-name">
          {shownName(name, state)}
        </span>
      </button>
    </DomMarker>
  );
});
