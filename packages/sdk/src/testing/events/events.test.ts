import { beforeEach, describe, expect, test } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../../index.ts';
import { createTestBackend, type TestBackend } from '../index.ts';

let backEnd: TestBackend;
let administrator: PatrolClient;
let operator: PatrolClient;
let guard: PatrolClient;
const guardId = 3;
const nowhere = { latitude: 0, longitude: 0 };

beforeEach(() => {
  backEnd = createTestBackend({ past: 'quiet' });
  const clientOf = (email: string) => createPatrolClient(backEnd.clientOptions(`${email}@demo.example`));
  [administrator, operator, guard] = [clientOf('administrator'), clientOf('operator'), clientOf('guard1')];
});

const unseenOf = async (client: PatrolClient): Promise<number | undefined> =>
  (await client.event.getLast()).events.at(-1)?.unseenCommentCount;

describe('a thread', () => {
  test('counts for each reader what he has not seen (C8)', async () => {
    const eventId = backEnd.raise({ type: 'GuardMessage', guardId });
    const unseen = async () => [await unseenOf(administrator), await unseenOf(operator)];
    const first = await administrator.event.sendComment(eventId, 'Što se dogodilo?');
    expect(first.recipientIds).toEqual([2, guardId]);
    expect(await unseen()).toEqual([0, 1]);
    await guard.device.sendEvents([
      { clientEventId: 'answer', type: 'GuardComment', occurredAt: backEnd.now(), description: 'Ništa', eventId },
    ]);
    expect(await unseen()).toEqual([1, 2]);
    await operator.notification.getAllOfEvent(eventId);
    expect(await unseen()).toEqual([1, 0]);
    await operator.event.sendMessage({
      ...{ kind: 'intervention', eventId, title: 'Zabilježeno', text: '', recipientIds: [], position: nowhere },
    });
    expect(await unseen()).toEqual([1, 0]);
    expect(await administrator.notification.getAllOfEvent(eventId)).toHaveLength(3);
  });

  test('tells who has got a message and who has read it', async () => {
    const message = { kind: 'message', eventId: null, title: 'Dođite', text: '', position: nowhere } as const;
    const sent = await operator.event.sendMessage({ ...message, recipientIds: [guardId] });
    const [got] = await guard.device.getInbox();
    await guard.device.markSeen(got?.messageId ?? 0);
    const [told] = await operator.notification.getAllOfEvent(sent.eventId ?? 0);
    expect(told).toMatchObject({ deliveredTo: [guardId], seenBy: [guardId] });
  });
});

describe('events', () => {
  test('the first confirmation stays, and a deleted alarm was confirmed by who deleted it', async () => {
    const eventId = backEnd.raise({ type: 'GuardPanic', guardId });
    const first = await operator.event.confirm(eventId);
    backEnd.advance(5000);
    expect(await administrator.event.confirm(eventId)).toEqual(first);
    const other = backEnd.raise({ type: 'GuardPanic', guardId });
    const { changeSeq } = await operator.event.getLast();
    await operator.event.delete(other);
    await operator.event.delete(other);
    const { changes } = await administrator.changes.getAfter(changeSeq ?? 0);
    expect(changes.map(({ reason, id }) => [reason, id])).toEqual([
      ['confirmed', other],
      ['deleted', other],
    ]);
    expect((await administrator.event.getLast()).events.map((event) => event.eventId)).toEqual([eventId]);
  });

  test('a list that has not changed is not sent again, and what one reader has seen changes his own', async () => {
    const eventId = backEnd.raise({ type: 'GuardMessage', guardId });
    await administrator.event.sendComment(eventId, 'x');
    const { etag: knownEtag } = await operator.event.getLast();
    expect(await operator.event.getLast({ knownEtag })).toMatchObject({ isUnchanged: true, changeSeq: 3 });
    await operator.notification.getAllOfEvent(eventId);
    expect(await operator.event.getLast({ knownEtag })).toMatchObject({ isUnchanged: false });
  });

  test('a group sees what belongs to its companies, and every panic', async () => {
    const group = { groupId: 0, name: 'Jankomir', description: null, memberIds: [2], companyIds: [1], version: 0 };
    await administrator.userGroup.save(group);
    const own = backEnd.raise({ type: 'TagRead', guardId, checkpointId: 1 });
    backEnd.raise({ type: 'TagRead', guardId, checkpointId: 4 });
    const panic = backEnd.raise({ type: 'GuardPanic', guardId });
    const seen = (await operator.event.getLast()).events.map(({ eventId }) => eventId);
    expect(seen).toEqual([panic, own]);
    expect((await operator.location.getAll()).map(({ locationId }) => locationId)).toEqual([1]);
    await expect(operator.event.confirm(own + 1)).rejects.toMatchObject({ status: 404 });
  });

  test('a search keeps to its filters, its period and its limit', async () => {
    for (const checkpointId of [1, 4, 4]) backEnd.raise({ type: 'TagRead', guardId, checkpointId });
    const period = { from: backEnd.now() - 1, to: backEnd.now() + 1 };
    const count = async (query: object) => (await operator.event.report({ ...period, ...query })).rows.length;
    expect(await count({})).toBe(3);
    expect([await count({ checkpointId: 4 }), await count({ companyId: 1 }), await count({ guardId: 4 })]).toEqual([
      2, 1, 0,
    ]);
    expect(await count({ from: period.to, to: period.to + 1 })).toBe(0);
    const { events } = await operator.event.getLast({ numberOfEvents: 2 });
    expect(events).toHaveLength(2);
  });

  test('when an alarm was first shown and sounded is kept, and changes no version', async () => {
    const eventId = backEnd.raise({ type: 'GuardPanic', guardId });
    const { changeSeq } = await operator.event.getLast();
    await operator.event.trace([{ eventId, isShown: true, isSounding: true }]);
    expect(await operator.event.getLast()).toMatchObject({ changeSeq, events: [{ version: 1 }] });
    backEnd.advance(4000);
    await operator.event.confirm(eventId);
    const period = { from: backEnd.now() - 60_000, to: backEnd.now() + 60_000 };
    expect(await administrator.statistics.get(period)).toMatchObject({
      toSounding: { alarms: 1, meanSeconds: 0 },
      toConfirmed: { alarms: 1, medianSeconds: 4 },
    });
  });

  test('a panic of a guard who has just moved is where he was', async () => {
    backEnd.move(guardId, { latitude: 45.81, longitude: 15.97 });
    const eventId = backEnd.raise({ type: 'GuardPanic', guardId });
    const [event] = (await operator.event.getOpenAlarms()).events;
    expect(event).toMatchObject({
      ...{ eventId, comment: 'last known position', position: { latitude: 45.81, longitude: 15.97 } },
    });
  });
});
