import { LiveMessageProvider, useLive, useLiveMessage } from '@patrolkit/react-components/live';
import { LiveMessageDialog } from '@patrolkit/react-components/live-map';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useEffect } from 'react';

/** Begins a message about an event. @internal */
export type Respond = (event: PatrolEvent) => void;

/** Props of {@link MessagePart}. @internal */
export interface MessagePartProps {
  hasMap: boolean;
  /** How a message is begun, once the part is there. */
  onReady: (respond: Respond) => void;
}

/** The dialog for messages, which only a page needs whose token may send any: fetched beside the script. @internal */
export function MessagePart(props: MessagePartProps): ReactElement {
  return (
    <LiveMessageProvider>
      <Messages {...props} />
    </LiveMessageProvider>
  );
}

function Messages({ hasMap, onReady }: MessagePartProps): ReactElement {
  const { open } = useLiveMessage();
  const { locate } = useLive();
  const { text } = usePatrol();
  useEffect(() => {
    onReady((event) => {
      if (hasMap) locate(event.eventId);
      open({
        eventId: event.eventId,
        title: `${text(`eventType.${event.type}`)}: ${event.description || event.source}`,
        kind: event.type === 'GuardPanic' ? 'intervention' : 'message',
        position: event.position,
      });
    });
  }, [hasMap, locate, onReady, open, text]);
  return <LiveMessageDialog />;
}
