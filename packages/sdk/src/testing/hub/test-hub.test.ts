import { beforeEach, describe, expect, test } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../../index.ts';
import { createCommentExchange } from '../../realtime/index.ts';
import { createTestBackend, type TestBackend, type TestHub } from '../index.ts';

let backEnd: TestBackend;
let client: PatrolClient;
let hub: TestHub;
let got: [method: string, payload: unknown][];
const methods = ['Changes', 'Positions', 'ReceiveMessage', 'SessionRevoked'];
const turn = (): Promise<void> => Promise.resolve();

async function connect(own: PatrolClient): Promise<TestHub> {
  const made = backEnd.createHub({ client: own });
  for (const method of methods) made.on(method, (payload) => got.push([method, payload]));
  made.start();
  await turn();
  return made;
}

beforeEach(async () => {
  got = [];
  backEnd = createTestBackend({ past: 'quiet' });
  client = createPatrolClient(backEnd.clientOptions('operator@demo.example'));
  hub = await connect(client);
});

describe('pushes', () => {
  test('bring each change with its event as this user sees it, numbered without a hole', async () => {
    expect(hub.getState()).toEqual({ status: 'connected', nextTryAt: null });
    const eventId = backEnd.raise({ type: 'GuardPanic' });
    await client.event.confirm(eventId);
    expect(got).toMatchObject([
      ['Changes', { from: 0, to: 1, changes: [{ seq: 1, reason: 'created', event: { idEvent: eventId } }] }],
      [
        'Changes',
        { from: 1, to: 2, changes: [{ seq: 2, reason: 'confirmed', event: { confirmUser: 'Zoran Knežević' } }] },
      ],
    ]);
    expect((await client.event.getLast()).events).toHaveLength(1);
  });

  test('bring where a guard has moved to', () => {
    backEnd.move(4, { latitude: 45.8, longitude: 15.9 });
    expect(got).toMatchObject([['Positions', { positions: [{ idUser: 4, latitude: 45.8, longitude: 15.9 }] }]]);
  });

  test('do not reach a guard, and not one whom they have nothing to tell', async () => {
    got = [];
    hub.stop();
    await connect(createPatrolClient(backEnd.clientOptions('guard1@demo.example')));
    const administrator = createPatrolClient(backEnd.clientOptions());
    const group = { groupId: 0, name: 'x', description: null, memberIds: [2], companyIds: [2], version: 0 };
    await administrator.userGroup.save(group);
    await connect(client);
    backEnd.raise({ type: 'TagRead', checkpointId: 1 });
    expect(got).toEqual([]);
    backEnd.raise({ type: 'TagRead', checkpointId: 4 });
    /* Two changes made the group; the frame reaches back over the read that was not for them. */
    expect(got).toMatchObject([['Changes', { from: 2, to: 4, changes: [{ event: { idLocationTag: 4 } }] }]]);
  });

  test('get lost when they are told to, and can be brought again', () => {
    hub.loseNext();
    backEnd.raise({ type: 'GuardPanic' });
    expect(got).toEqual([]);
    for (const { method, payload } of hub.pushes()) hub.receive(method, payload);
    expect(got).toHaveLength(1);
  });
});

describe('a connection', () => {
  test('that is broken stays so until it is let, and goes on from there', async () => {
    hub.disconnect();
    hub.tryNow();
    await turn();
    expect(hub.getState()).toMatchObject({ status: 'waiting', nextTryAt: backEnd.now() + 1000 });
    backEnd.raise({ type: 'GuardPanic' });
    hub.reconnect();
    await turn();
    backEnd.raise({ type: 'GuardPanic' });
    expect(got).toMatchObject([['Changes', { from: 1, to: 2 }]]);
  });

  test('is lost while the back end is offline and back by itself afterwards', async () => {
    const seen: string[] = [];
    hub.subscribe(() => seen.push(hub.getState().status));
    backEnd.offline(true);
    backEnd.offline(false);
    await turn();
    expect(seen).toEqual(['waiting', 'connecting', 'connected']);
  });

  test('ends with its session, and says so', async () => {
    const session = client.session.current();
    if (!session) throw new Error('Nobody is signed in');
    await client.user.discard(session);
    expect(got).toEqual([['SessionRevoked', { reason: 'signed out' }]]);
    expect(hub.getState().status).toBe('waiting');
  });
});

describe('a comment over the hub', () => {
  test('is answered after it stands in its thread', async () => {
    const eventId = backEnd.raise({ type: 'GuardMessage' });
    await createCommentExchange({ client, hub }).send({ eventId, text: 'Vidim' });
    expect(got.at(-1)).toEqual(['ReceiveMessage', 'The server received the message: Vidim']);
    expect(await client.notification.getAllOfEvent(eventId)).toMatchObject([{ text: 'Vidim', authorId: 2 }]);
  });

  test('on an event nobody has is refused', async () => {
    const work = createCommentExchange({ client, hub }).send({ eventId: 999, text: 'x' });
    await expect(work).rejects.toMatchObject({ reason: 'refused', lines: 'message::Event 999 does not exist' });
  });

  test('needs a connection', async () => {
    hub.stop();
    await expect(hub.send('SendMessage', {})).rejects.toThrow('not connected');
  });
});
