import { LiveProvider, useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { lazy, type ReactElement, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ActionNotice, type FailedAction } from './action-notice.tsx';
import { Frame } from './frame.tsx';
import { GridView } from './grid-view.tsx';
import type { Line } from './line.types.ts';
import { LineStatus } from './line-status.tsx';
import { type Member, stripOwner } from './member.ts';
import { StatusPanel } from './status-panel.tsx';

/* A page with the grid alone does not pay for the map. */
const MapView = lazy(async () => ({ default: (await import('./map-view.tsx')).MapView }));

/**
 * Draws a line's elements by one root, each through a portal: they share one feed, one alarm and one active event, and
 * an alarm of a page with two of them sounds once. The answer takes everything away.
 * @internal
 */
export function mountLine(line: Line): () => void {
  const root = createRoot(document.createElement('div'));
  root.render(<LineRoot line={line} />);
  return () => root.unmount();
}

function LineRoot({ line }: { line: Line }): ReactElement {
  const { status, problem, members } = useSyncExternalStore(line.subscribe, line.getState);
  const [failed, setFailed] = useState<FailedAction | null>(null);
  const connection = line.connection();
  const into = (member: Member, drawn: ReactElement): ReactElement => (
    <Inside key={member.key} member={member}>
      {drawn}
    </Inside>
  );
  if (status !== 'ready' || !connection) {
    const drawn = <LineStatus onTryAgain={line.tryAgain} problem={problem} status={status} />;
    return <>{members.map((member) => into(member, drawn))}</>;
  }
  const fail = (next: FailedAction): void => {
    setFailed(next);
    line.tell('patrol-error', { kind: 'action', message: next.message });
  };
  const owner = stripOwner(members);
  return (
    <LiveProvider
      client={connection.client}
      feed={connection.feed}
      isCounted={!connection.isPartner()}
      onClaimFailed={({ error }) => fail({ what: 'claim', count: 1, message: error.message })}
      onConfirmFailed={(all) => fail({ what: 'confirm', count: all.length, message: all[0]?.error.message ?? '' })}
    >
      <Telling line={line} />
      {members.map((member) =>
        into(
          member,
          <>
            {member.key === owner && failed && <ActionNotice failed={failed} onClose={() => setFailed(null)} />}
            {member.view === 'grid' ? (
              <GridView hasMap={members.some(({ view }) => view === 'map')} hasStrip={member.key === owner} />
            ) : (
              <Suspense fallback={<StatusPanel title="connecting" />}>
                <MapView hasStrip={member.key === owner} tiles={member.tiles} />
              </Suspense>
            )}
          </>,
        ),
      )}
    </LiveProvider>
  );
}

function Inside({ member, children }: { member: Member; children: ReactElement }): ReactElement {
  return createPortal(<Frame member={member}>{children}</Frame>, member.box) as unknown as ReactElement; // what React draws as one
}

/** Tells the page what happens on the line. */
function Telling({ line }: { line: Line }): null {
  const { feed, activeEvent, activeTurn } = useLive();
  const { link } = useLiveSnapshot(feed);
  useEffect(() => line.tell('patrol-link', { state: link }), [line, link]);
  const told = useRef(activeTurn);
  useEffect(() => {
    if (!activeEvent || told.current === activeTurn) return;
    told.current = activeTurn;
    const { eventId, type, occurredAt, source, guardId, locationId, position } = activeEvent;
    line.tell('patrol-activate', { eventId, type, occurredAt, source, guardId, locationId, position });
  }, [line, activeEvent, activeTurn]);
  return null;
}
