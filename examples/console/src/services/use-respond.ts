import { useLive, useLiveMessage } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { PatrolEvent } from '@patrolkit/sdk/model';

/** Shows an event where it happened, and opens a message about it: an intervention where somebody calls for help (S2.79, S2.80). */
export function useRespond(): (event: PatrolEvent) => void {
  const { locate } = useLive();
  const { open } = useLiveMessage();
  const { text } = usePatrol();
  return (event) => {
    locate(event.eventId);
    open({
      eventId: event.eventId,
      title: `${text(`eventType.${event.type}`)}: ${event.description || event.source}`,
      kind: event.type === 'GuardPanic' ? 'intervention' : 'message',
      position: event.position,
    });
  };
}
