import type { AlarmEvent, EventType, PatrolEvent } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { mostAlarms, mostLatest, wallRows } from './wall-rows.rules.ts';

function event(eventId: number, type: EventType, confirmedAt: number | null = null): PatrolEvent {
  return {
    eventId,
    type,
    occurredAt: eventId,
    endedAt: null,
    readAt: null,
    receivedAt: null,
    source: 'Ana',
    description: '',
    comment: '',
    hasImage: false,
    commentCount: 0,
    unseenCommentCount: 0,
    confirmedAt,
    confirmedBy: null,
    guardId: 1,
    locationId: null,
    checkpointId: null,
    position: null,
    isDrill: false,
    version: 1,
  };
}

const alarm = (eventId: number, type: 'GuardPanic' | 'Exception'): AlarmEvent => ({ ...event(eventId, type), type });
const ids = (rows: readonly PatrolEvent[]): number[] => rows.map(({ eventId }) => eventId);

test('panics stand before other alarms, each the newest first', () => {
  const open = [alarm(9, 'Exception'), alarm(8, 'GuardPanic'), alarm(7, 'Exception'), alarm(6, 'GuardPanic')];
  expect(ids(wallRows(open, []).alarms)).toEqual([8, 6, 9, 7]);
});

test('an open alarm stands in its place alone; a confirmed one is among the latest', () => {
  const panic = alarm(5, 'GuardPanic');
  const { alarms, latest } = wallRows([panic], [panic, event(4, 'TagRead'), event(3, 'GuardPanic', 4)]);
  expect([ids(alarms), ids(latest)]).toEqual([[5], [4, 3]]);
});

test('no more than there may be room for', () => {
  const open = Array.from({ length: 30 }, (_, index) => alarm(100 - index, 'Exception'));
  const events = Array.from({ length: 500 }, (_, index) => event(1000 - index, 'TagRead'));
  const { alarms, latest } = wallRows(open, events);
  expect([alarms.length, latest.length]).toEqual([mostAlarms, mostLatest]);
});
