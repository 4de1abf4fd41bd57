import { createPatrolClient } from '@patrolkit/sdk';
import { createTestBackend } from '@patrolkit/sdk/testing';

/** What an operator sees of a panic and of a check that nobody reads, without a server, in no time. */
export async function rehearse(): Promise<string[]> {
  const backEnd = createTestBackend({ past: 'quiet' });
  const client = createPatrolClient(backEnd.clientOptions('operator@demo.example'));
  const alarms = async () => (await client.event.getOpenAlarms()).events.map(({ type }) => type);

  const eventId = backEnd.raise({ type: 'GuardPanic' });
  const before = await alarms();
  backEnd.failNext('event/confirm', 500); // the console must say so and keep the alarm
  await client.event.confirm(eventId).catch(() => undefined);
  backEnd.advance(5000);
  await client.event.confirm(eventId);
  return [...before, `${(await alarms()).length} open`];
}
