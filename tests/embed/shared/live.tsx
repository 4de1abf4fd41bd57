import { LiveAlarmStrip, LiveEventGrid, LiveProvider } from '@patrolkit/react-components/live';
import { LiveGuardMap } from '@patrolkit/react-components/live-map';
import en from '@patrolkit/react-components/messages/en.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, type LiveFeed } from '@patrolkit/sdk/live';
import { createHub } from '@patrolkit/sdk/realtime';
import type { ReactElement } from 'react';

/** A signed-in client and its feed; one for the page, whatever is mounted. */
export interface Line {
  readonly client: PatrolClient;
  readonly feed: LiveFeed;
}

/** Signs in as the demo's operator. Rejects when the back end does not let him in. */
export async function openLine(server: string): Promise<Line> {
  const client = createPatrolClient({ baseUrl: server });
  const answer = await client.user.authenticate({ email: 'operator@demo.example', password: 'demo-patrol' });
  if (!answer.ok) throw new Error(`Not signed in: ${answer.result}`);
  return { client, feed: createLiveFeed({ client, hub: createHub({ client }) }) };
}

/** The grid and the map on live data. */
export function Live({ line: { client, feed } }: { line: Line }): ReactElement {
  return (
    <PatrolProvider language="en" messages={en} timeZone="Europe/Zagreb">
      <LiveProvider client={client} feed={feed}>
        <LiveAlarmStrip />
        <div style={{ height: 320 }}>
          <LiveGuardMap />
        </div>
        <LiveEventGrid />
      </LiveProvider>
    </PatrolProvider>
  );
}
