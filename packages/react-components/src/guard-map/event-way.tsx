import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { drawable } from './map.rules.ts';
import { useSurroundings } from './map-root.tsx';
import { useWay } from './use-way.ts';

/** Props of {@link EventWay}. @internal */
export interface EventWayProps {
  event: PatrolEvent;
  recenterKey: string | number | undefined;
}

/**
 * Takes the map to the selected event, once per event or wish; a new copy of the same event does not pull the map back.
 * Never out of the supervisor's hand: then the way is offered instead. @internal
 */
export function EventWay({ event, recenterKey }: EventWayProps): ReactElement | null {
  const { text } = usePatrol();
  const { hand } = useSurroundings();
  const go = useWay();
  const place = drawable(event.position);
  const done = useRef<{ event: number; key: string | number | undefined } | null>(null);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const before = done.current;
    if (!place || (before?.event === event.eventId && before.key === recenterKey)) return;
    done.current = { event: event.eventId, key: recenterKey };
    const isWish = before?.event === event.eventId;
    const isHeld = isWish ? hand.holds : hand.isBusy;
    setOffered(isHeld);
    if (!isHeld) go(place);
  }, [event.eventId, recenterKey, place, hand, go]);
  if (!isOffered || !place) return null;
  return (
    <div className="pk-GuardMap-chip" data-kind="offer">
      <Button
        onPress={() => {
          setOffered(false);
          go(place);
        }}
      >
        <Icon name="locate" />
        {text('guardMap.goTo', { name: event.source })}
      </Button>
    </div>
  );
}
