import type { PatrolEvent } from '@patrolkit/sdk/model';
import { memo, type ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { Untold } from './announcement-pace.rules.ts';

/** Tells politely of events that came. @internal */
export const EventAnnouncement = memo(function EventAnnouncement(props: {
  told: Untold<PatrolEvent> | null;
}): ReactElement {
  const { told } = props;
  const { text } = usePatrol();
  const words =
    told?.newest &&
    text('eventGrid.arrived', {
      count: told.count,
      type: text(`eventType.${told.newest.type}`),
      source: told.newest.source,
    });
  return (
    <span aria-live="polite" className="pk-Hidden" data-pk-arrived="">
      {words}
    </span>
  );
});
