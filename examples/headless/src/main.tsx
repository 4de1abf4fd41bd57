import en from '@patrolkit/react-components/messages/en.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import { createPatrolClient } from '@patrolkit/sdk';
import { createLiveFeed } from '@patrolkit/sdk/live';
import { createHub } from '@patrolkit/sdk/realtime';
import { createRoot } from 'react-dom/client';
import { EventTable } from './event-table.tsx';

const client = createPatrolClient({ baseUrl: '' });
const feed = createLiveFeed({ client, hub: createHub({ client }) });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');

/* The demo's operator: a page of one's own has a form, as examples/portal has. */
const answer = await client.user.authenticate({ email: 'operator@demo.example', password: 'demo-patrol' });
if (!answer.ok) throw new Error(`The demo's operator is not let in: result ${answer.result}`);
feed.start();
createRoot(root).render(
  <PatrolProvider language="en" messages={en}>
    <EventTable feed={feed} />
  </PatrolProvider>,
);
