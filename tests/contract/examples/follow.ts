import { createPatrolClient } from '@patrolkit/sdk';
import { createLiveFeed } from '@patrolkit/sdk/live';
import { createHub } from '@patrolkit/sdk/realtime';

const client = createPatrolClient({ baseUrl: process.argv[2] ?? 'http://localhost:8080' });
const answer = await client.user.authenticate({ email: 'operator@demo.example', password: 'demo-patrol' });
if (!answer.ok) throw new Error(`Not signed in: result ${answer.result}`);

const feed = createLiveFeed({ client, hub: createHub({ client }), eventCount: 10 });
const told = new Set<number>();
feed.subscribe(() => {
  for (const { eventId, occurredAt, type, source } of feed.getSnapshot().events.toReversed()) {
    if (!told.has(eventId)) console.log(new Date(occurredAt).toISOString(), type, source);
    told.add(eventId);
  }
});
feed.start();
