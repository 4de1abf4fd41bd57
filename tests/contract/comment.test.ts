import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { createCommentExchange, createHub, type Hub } from '@patrolkit/sdk/realtime';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { until } from './until.ts';

const server = new ServerProcess();
const hubs: Hub[] = [];
beforeAll(() => server.start());
afterAll(() => server.dispose());
afterEach(() => {
  for (const hub of hubs.splice(0)) hub.stop();
});

async function signIn(): Promise<{ client: PatrolClient; hub: Hub; eventId: number }> {
  const client = createPatrolClient({ baseUrl: server.url, logger: { warn: () => {} } });
  await client.user.authenticate({ email: 'operator@demo.example', password: 'demo-patrol' });
  const hub = createHub({ client });
  hubs.push(hub);
  hub.start();
  await until('the hub', () => hub.getState().status === 'connected');
  return { client, hub, eventId: await new Phone(server).read('NOBODY-KNOWS-ME') };
}

test('S4.24, S7.66 to S7.69 a comment over the hub is answered after it stands in the database', async () => {
  const { client, hub, eventId } = await signIn();
  const answers: unknown[] = [];
  hub.on('ReceiveMessage', (answer) => answers.push(answer));
  await createCommentExchange({ client, hub }).send({ eventId, text: 'Stiže patrola' });
  expect(answers).toEqual(['The server received the message: Stiže patrola']);
  const thread = await client.notification.getAllOfEvent(eventId);
  expect(thread).toMatchObject([{ text: 'Stiže patrola', authorId: client.session.current()?.userId }]);
});

test('a comment that is sent again under its id is one comment', async () => {
  const { client, hub, eventId } = await signIn();
  const exchange = createCommentExchange({ client, hub, newId: () => 'the-same' });
  await exchange.send({ eventId, text: 'Jednom' });
  await exchange.send({ eventId, text: 'Jednom' });
  await client.event.sendComment(eventId, 'Jednom', { clientMessageId: 'the-same' });
  expect(await client.notification.getAllOfEvent(eventId)).toHaveLength(1);
});

test('a comment on an event nobody has is refused, by the hub and by POST', async () => {
  const { client, hub } = await signIn();
  await expect(createCommentExchange({ client, hub }).send({ eventId: 999_999_999, text: 'x' })).rejects.toMatchObject({
    reason: 'refused',
    lines: expect.stringContaining('::'),
  });
  const byPost = createCommentExchange({ client, transport: 'rest' }).send({ eventId: 999_999_999, text: 'x' });
  await expect(byPost).rejects.toMatchObject({ status: 404 });
});
