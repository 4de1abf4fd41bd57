import { EventGrid } from '@patrolkit/react-components/event-grid';
import { GuardMap } from '@patrolkit/react-components/guard-map';
import en from '@patrolkit/react-components/messages/en.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import '@patrolkit/react-components/styles.css';
import { events } from '../../shared/still';

/* A server component: the entries say themselves that they are for the client, and are rendered here first. */
export default function Rendered() {
  return (
    <div data-pk-theme="light" id="ours">
      <PatrolProvider language="en" messages={en} timeZone="Europe/Zagreb">
        <div style={{ height: 240 }}>
          <GuardMap positions={[]} selectedEvent={null} />
        </div>
        <EventGrid events={events} status="ready" />
      </PatrolProvider>
    </div>
  );
}
