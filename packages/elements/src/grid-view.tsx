import {
  LiveAlarmStrip,
  LiveEventGrid,
  LiveMessageProvider,
  useLive,
  useLiveMessage,
} from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { lazy, type ReactElement, Suspense } from 'react';

const LiveMessageDialog = lazy(async () => ({ default: (await import('./message-part.tsx')).LiveMessageDialog }));

interface GridViewProps {
  hasStrip: boolean;
  hasMap: boolean;
}

/** The events of an element, with messages about them where the token may send any. @internal */
export function GridView(props: GridViewProps): ReactElement {
  const { client } = useLive();
  const maySend = client.session.current()?.policies.includes('intervention.send') ?? false;
  if (!maySend) return <Events {...props} />;
  return (
    <LiveMessageProvider>
      <EventsWithMessages {...props} />
    </LiveMessageProvider>
  );
}

function EventsWithMessages(props: GridViewProps): ReactElement {
  const { isOpen, open } = useLiveMessage();
  const { locate } = useLive();
  const { text } = usePatrol();
  const respond = (event: PatrolEvent): void => {
    if (props.hasMap) locate(event.eventId);
    open({
      eventId: event.eventId,
      title: `${text(`eventType.${event.type}`)}: ${event.description || event.source}`,
      kind: event.type === 'GuardPanic' ? 'intervention' : 'message',
      position: event.position,
    });
  };
  return (
    <>
      <Events {...props} onRespond={respond} />
      {isOpen && (
        <Suspense fallback={null}>
          <LiveMessageDialog />
        </Suspense>
      )}
    </>
  );
}

/* The strip has no keys here: letters belong to the page around. */
function Events({ hasStrip, hasMap, onRespond }: GridViewProps & { onRespond?: (event: PatrolEvent) => void }) {
  return (
    <>
      {hasStrip && <LiveAlarmStrip shortcuts={false} {...(onRespond ? { onMessage: onRespond } : {})} />}
      <div className="pk-Embed-view">
        <LiveEventGrid
          {...(hasMap ? {} : { onLocate: undefined })}
          {...(onRespond ? { onRespond } : {})}
          defaultPageSize={10}
        />
      </div>
    </>
  );
}
