import { EventGrid } from '@patrolkit/react-components/event-grid';
import { GuardMap } from '@patrolkit/react-components/guard-map';
import en from '@patrolkit/react-components/messages/en.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import type { GuardPosition, PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';

const noon = Date.UTC(2026, 10, 20, 11);

function event(eventId: number, type: PatrolEvent['type'], source: string): PatrolEvent {
  return {
    eventId,
    type,
    occurredAt: noon - eventId * 60_000,
    endedAt: null,
    readAt: null,
    receivedAt: noon,
    source,
    description: 'Savica, gate 2',
    comment: '',
    hasImage: false,
    commentCount: 0,
    unseenCommentCount: 0,
    confirmedAt: null,
    confirmedBy: null,
    guardId: 7,
    locationId: null,
    checkpointId: null,
    position: { latitude: 45.8, longitude: 15.98 },
    isDrill: false,
    version: 1,
  };
}

/** The same few events each time. */
export const events = [event(3, 'GuardPanic', 'Ana'), event(2, 'TagRead', 'Ivan'), event(1, 'Exception', 'Luka')];
const positions: readonly GuardPosition[] = [];
const now = (): number => noon;

/** The grid and the map with the same few things each time, for pictures. */
export function Still(): ReactElement {
  return (
    <PatrolProvider language="en" messages={en} now={now} timeZone="Europe/Zagreb">
      <div style={{ height: 240 }}>
        <GuardMap positions={positions} selectedEvent={null} />
      </div>
      <EventGrid events={events} status="ready" />
    </PatrolProvider>
  );
}
