import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../model/change.ts';
import type { EventType } from '../model/event-type.ts';
import { isUnconfirmed, type PatrolEvent } from '../model/patrol-event.ts';
import { ChangeCursor } from './change-cursor.ts';
import { EventState } from './event-state.ts';

function event(eventId: number, version: number, fields: Partial<PatrolEvent> = {}): PatrolEvent {
  return {
    eventId,
    version,
    type: 'GuardPanic',
    occurredAt: eventId * 1000,
    endedAt: null,
    readAt: null,
    receivedAt: null,
    source: '',
    description: '',
    comment: '',
    hasImage: false,
    commentCount: 0,
    unseenCommentCount: 0,
    confirmedAt: null,
    confirmedBy: null,
    guardId: 1,
    locationId: null,
    checkpointId: null,
    position: null,
    isDrill: false,
    ...fields,
  };
}

/** A back end in miniature: its history of changes and what a list shows after each of them. */
function historyOf(steps: readonly { id: number; what: 'confirm' | 'edit' | 'delete'; type: EventType }[]) {
  const rows = new Map<number, PatrolEvent>();
  const changes: Change[] = [];
  const lists: PatrolEvent[][] = [[]];
  for (const { id, what, type } of steps) {
    const known = rows.get(id);
    const version = (known?.version ?? 0) + 1;
    const seq = changes.length + 1;
    const wasDeleted = changes.some((change) => change.id === id && change.reason === 'deleted');
    if (wasDeleted) {
      changes.push({ seq, at: 0, kind: 'route', reason: 'saved', id, version: 1 });
    } else if (!known) {
      rows.set(id, event(id, version, { type }));
      changes.push({ seq, at: 0, kind: 'event', reason: 'created', id, version, event: rows.get(id) });
    } else if (what === 'delete') {
      rows.delete(id);
      changes.push({ seq, at: 0, kind: 'event', reason: 'deleted', id, version });
    } else {
      const change = what === 'confirm' ? { confirmedAt: seq, confirmedBy: 'Ana' } : { comment: `edit ${seq}` };
      rows.set(id, { ...known, ...change, version });
      changes.push({
        seq,
        at: 0,
        kind: 'event',
        reason: what === 'confirm' ? 'confirmed' : 'edited',
        id,
        version,
        event: rows.get(id),
      });
    }
    lists.push([...rows.values()]);
  }
  return { changes, lists };
}

const steps = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    what: fc.constantFrom('confirm' as const, 'edit' as const, 'delete' as const),
    type: fc.constantFrom<EventType>('GuardPanic', 'TagRead', 'Exception'),
  }),
  { minLength: 1, maxLength: 30 },
);
const list = (events: readonly PatrolEvent[], changeSeq: number) => ({
  events,
  changeSeq,
  etag: null,
  isUnchanged: false,
});
const byId = (events: readonly PatrolEvent[]) => [...events].sort((a, b) => a.eventId - b.eventId);

test('copies of changes in any order and number, and a list in between, end in the state of the server', () => {
  fc.assert(
    fc.property(steps, fc.infiniteStream(fc.nat()), fc.nat(), (history, dice, at) => {
      const { changes, lists } = historyOf(history);
      const random = dice[Symbol.iterator]();
      const pick = (below: number): number => random.next().value % below;
      const copies = [...changes, ...changes, ...changes].sort(() => pick(3) - 1);
      const state = new EventState(500);
      const listSeq = at % lists.length;
      const listAfter = pick(copies.length + 1);
      for (const [index, change] of copies.entries()) {
        if (index === listAfter) state.takeList(list(lists[listSeq] ?? [], listSeq));
        state.takeChanges([change]);
      }
      for (const change of changes) state.takeChanges([change]);
      state.takeList(list(lists.at(-1) ?? [], changes.length));
      state.takeOpenAlarms(list((lists.at(-1) ?? []).filter(isUnconfirmed), changes.length));
      expect(byId(state.events)).toEqual(byId(lists.at(-1) ?? []));
      expect(byId(state.openAlarms)).toEqual(byId((lists.at(-1) ?? []).filter(isUnconfirmed)));
    }),
    { numRuns: 500 },
  );
});

test('changes alone, each lost, doubled or late, are refilled into the server’s state without a list', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.nat(), { minLength: 30, maxLength: 30 }), (history, fates) => {
      const { changes, lists } = historyOf(history);
      const state = new EventState(500);
      const cursor = new ChangeCursor();
      cursor.startAt(0);
      const passed: number[] = [];
      const take = (fresh: readonly Change[] | null): void => {
        for (const change of fresh ?? []) {
          state.takeChanges([change]);
          passed.push(change.seq);
        }
      };
      for (const change of changes) {
        if ((fates[change.seq % 30] ?? 0) % 3 === 0) continue; // lost
        take(cursor.take(change.seq - 1, change.seq, [change]));
        if ((fates[change.seq % 30] ?? 0) % 3 === 1) take(cursor.take(change.seq - 1, change.seq, [change])); // doubled
      }
      const after = cursor.lastSeq ?? 0;
      take(
        cursor.takePage(after, { changes: changes.slice(after), lastSeq: changes.length, to: null, isReset: false }),
      );
      expect(passed).toEqual(changes.map((change) => change.seq));
      expect(byId(state.events)).toEqual(byId(lists.at(-1) ?? []));
    }),
    { numRuns: 300 },
  );
});

test('an open panic that 500 newer events have pushed out of the list stays an open alarm', () => {
  const state = new EventState(500);
  state.takeChanges([{ seq: 1, at: 0, kind: 'event', reason: 'created', id: 1, version: 1, event: event(1, 1) }]);
  const reads = Array.from({ length: 500 }, (_, index) => event(index + 2, 1, { type: 'TagRead' }));
  state.takeList(list(reads, 501));
  expect(state.events.map((row) => row.eventId)).not.toContain(1);
  expect(state.openAlarms.map((row) => row.eventId)).toEqual([1]);
});

test('a confirmation answered to this console is not undone by a list that was asked before it', () => {
  const state = new EventState(500);
  state.takeList(list([event(1, 1)], 1));
  state.takeAnswer(event(1, 2, { confirmedAt: 5, confirmedBy: 'Ana' }));
  state.takeList(list([event(1, 1)], 1));
  expect(state.openAlarms).toEqual([]);
  expect(state.events[0]?.confirmedBy).toBe('Ana');
});

test('a confirmation of an event that is no longer listed does not put its row back', () => {
  const state = new EventState(500);
  state.takeList(list([event(5, 1)], 4));
  const confirmed = event(2, 2, { confirmedAt: 9, confirmedBy: 'Ana' });
  state.takeChanges([{ seq: 5, at: 0, kind: 'event', reason: 'confirmed', id: 2, version: 2, event: confirmed }]);
  expect(state.events.map((row) => row.eventId)).toEqual([5]);
});

test('rows that did not change stay the same objects, and nothing new is the same array', () => {
  const state = new EventState(500);
  state.takeList(list([event(1, 1), event(2, 1)], 2));
  const before = state.events;
  state.takeList(list([event(1, 1), event(2, 1)], 3));
  expect(state.events).toBe(before);
  state.takeList(list([event(1, 1), event(2, 2, { comment: 'new' })], 4));
  expect(state.events[1]).toBe(before[1]);
  expect(state.events[0]).not.toBe(before[0]);
});
