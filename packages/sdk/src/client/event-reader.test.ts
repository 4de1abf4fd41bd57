import { expect, test } from 'vitest';
import { createPatrolClient } from '../index.ts';
import type { Wire } from '../wire/index.ts';

const wire = (idEvent: number, changed: object = {}): Wire<'Event'> =>
  ({
    idEvent,
    eventDateTime: '2026-11-21T12:00:00Z',
    eventTypeEnumCode: 3,
    source: 'Ana',
    description: 'Gate',
    comment: '',
    hasImage: 0,
    notificationCount: 0,
    lastNotificationSeen: true,
    coordinates: '',
    ...changed,
  }) as Wire<'Event'>; // some of what is changed is not what the contract says

function answering(rows: readonly unknown[]) {
  const said: string[] = [];
  const client = createPatrolClient({
    baseUrl: 'http://patrol.test',
    fetch: async () => Response.json(rows),
    logger: { warn: (message, details) => said.push(`${message} ${details?.event}`) },
  });
  return { client, said };
}

test('one unreadable event among 100 is a marked row, the other 99 are as they are, and it is logged once', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => wire(index + 1));
  rows[49] = wire(50, { eventDateTime: 'yesterday', eventTypeEnumCode: 'none', source: { toString: 1 } });
  const { client, said } = answering(rows);
  const { events } = await client.event.getLast();
  expect(events).toHaveLength(100);
  expect(events.filter((event) => event.unreadable)).toEqual([events[49]]);
  expect(events[49]).toMatchObject({ eventId: 50, type: 'Unknown', occurredAt: 0, source: '', description: 'Gate' });
  await client.event.getLast();
  const search = await client.event.search({ from: 0, to: 1 });
  expect(search.rows).toEqual(events);
  expect(said).toEqual(['An event could not be read; it is shown as unreadable 50']);
});

test('what can be read of it is: a panic sounds and a confirmation counts, whatever else of them is broken', async () => {
  const { client } = answering([
    wire(1, { eventTypeEnumCode: 14, readTagTime: 'never', lat: 45.8, lon: 15.9 }),
    wire(2, { eventTypeEnumCode: 14, confirmDateTime: 'just now', confirmUser: 'Ana' }),
    wire(3, { eventDateTime: null, receivedDateTime: '2026-11-21T12:00:05Z' }),
  ]);
  const { events } = await client.event.getOpenAlarms();
  const noon = Date.UTC(2026, 10, 21, 12);
  expect(events).toMatchObject([
    { type: 'GuardPanic', occurredAt: noon, confirmedAt: null, position: { latitude: 45.8, longitude: 15.9 } },
    { type: 'GuardPanic', confirmedAt: noon, confirmedBy: 'Ana' },
    { occurredAt: noon + 5000 },
  ]);
});

test('what has no id is left out', async () => {
  const { client, said } = answering([null, 'x', wire(7), { idEvent: 'seven' }, { eventDateTime: 'x' }]);
  expect((await client.event.getLast()).events.map((event) => event.eventId)).toEqual([7]);
  expect(said).toEqual(['An event could not be read; it cannot be shown without an id']);
});

test('a page of the feed passes over a change that cannot be read', async () => {
  const change = (seq: number, changed: object) => ({
    ...{ seq, at: '2026-11-21T12:00:00Z', kind: 'event', reason: 'created', id: seq, version: 1, event: wire(seq) },
    ...changed,
  });
  const changes = [change(1, {}), change(2, { event: wire(2, { endDateTime: 'x' }) }), change(3, { at: 'x' })];
  const client = createPatrolClient({
    baseUrl: 'http://patrol.test',
    fetch: async () => Response.json({ changes, lastSeq: 3, reset: false }),
    logger: { warn: () => {} },
  });
  const page = await client.changes.getAfter(0);
  expect(page.changes.map(({ seq, event }) => [seq, event?.unreadable])).toEqual([
    [1, undefined],
    [2, true],
  ]);
  expect(page.to).toBe(3);
});
