import { eventTypeIcon, Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatClock, formatCoordinates, isAlarm, isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import * as css from './wall-page.css.ts';

/** One event, to be read from across the room: when, what, who, where. */
export function WallRow({ event }: { event: PatrolEvent }): ReactElement {
  const { text, timeZone } = usePatrol();
  const { directory } = useLive();
  const { guardId, locationId, checkpointId, description } = event;
  const name = (guardId === null ? undefined : directory.users.get(guardId)?.name) ?? event.source;
  const place = [
    locationId === null ? undefined : directory.locations.get(locationId)?.name,
    checkpointId === null ? undefined : directory.checkpoints.get(checkpointId)?.name,
  ]
    .filter(Boolean)
    .join(', ');
  const where = place || description || formatCoordinates(event.position);
  const state = isUnconfirmed(event) ? 'open' : isAlarm(event.type) ? 'processed' : undefined;
  return (
    <article className={css.row} data-event-type={event.type} data-state={state}>
      <time className={css.time} dateTime={new Date(event.occurredAt).toISOString()}>
        {formatClock(event.occurredAt, timeZone)}
      </time>
      <span className={css.sign}>
        <Icon name={eventTypeIcon(event.type)} size={28} />
      </span>
      <span className={css.words}>
        <span className={css.line}>
          <strong className={css.what}>{text(`eventType.${event.type}`)}</strong>
          {state === 'processed' && <Icon name="check" size={18} />}
          {event.isDrill && <span className={css.drill}>{text('alarmStrip.drill')}</span>}
          <span className={css.who}>{name}</span>
        </span>
        {where && <span className={css.detail}>{where}</span>}
      </span>
    </article>
  );
}
