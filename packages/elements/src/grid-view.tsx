import { LiveAlarmStrip, LiveEventGrid, useLive } from '@patrolkit/react-components/live';
import { lazy, type ReactElement, Suspense, useCallback, useState } from 'react';
import type { Respond } from './message-part.tsx';

const MessagePart = lazy(async () => ({ default: (await import('./message-part.tsx')).MessagePart }));

interface GridViewProps {
  hasStrip: boolean;
  hasMap: boolean;
}

/**
 * The events of an element, with messages about them where the token may send any. The strip has no keys here: letters
 * belong to the page around.
 * @internal
 */
export function GridView({ hasStrip, hasMap }: GridViewProps): ReactElement {
  const { client } = useLive();
  const maySend = client.session.current()?.policies.includes('intervention.send') ?? false;
  const [respond, setRespond] = useState<Respond | null>(null);
  const keep = useCallback((next: Respond) => setRespond(() => next), []);
  return (
    <>
      {hasStrip && <LiveAlarmStrip shortcuts={false} {...(respond && { onMessage: respond })} />}
      <div className="pk-Embed-view">
        <LiveEventGrid
          {...(hasMap ? {} : { onLocate: undefined })}
          {...(respond && { onRespond: respond })}
          defaultPageSize={10}
        />
      </div>
      {maySend && (
        <Suspense fallback={null}>
          <MessagePart hasMap={hasMap} onReady={keep} />
        </Suspense>
      )}
    </>
  );
}
