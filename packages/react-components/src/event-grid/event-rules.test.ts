import { eventTypes, type PatrolEvent } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { eventRowState, selectedEvents } from './event-rules.ts';
import { sampleEvent, sampleOfEachType } from './event-samples.ts';

const finderOf = (events: readonly PatrolEvent[]) => (id: number) => events.find((event) => event.eventId === id);

describe('which events a selection confirms', () => {
  test('two panics and a tag read: the two panics', () => {
    const events = [sampleEvent(1, 'GuardPanic'), sampleEvent(2, 'TagRead'), sampleEvent(3, 'GuardPanic')];
    expect(selectedEvents(finderOf(events), [1, 2, 3])).toEqual({ count: 3, openIds: [1, 3] });
  });

  test('of all types only an open panic and an open exception', () => {
    const events = sampleOfEachType();
    const { openIds } = selectedEvents(
      finderOf(events),
      events.map((event) => event.eventId),
    );
    const types = events.filter((event) => openIds.includes(event.eventId)).map((event) => event.type);
    expect(types).toEqual(['GuardPanic', 'Exception']);
  });

  test('what is confirmed already, not selected, or gone is left alone', () => {
    const events = [sampleEvent(1, 'GuardPanic', { confirmedAt: 5 }), sampleEvent(2, 'Exception')];
    expect(selectedEvents(finderOf(events), [1, 99])).toEqual({ count: 1, openIds: [] });
    expect(selectedEvents(finderOf(events), [])).toEqual({ count: 0, openIds: [] });
  });
});

test('a row is open, processed, or neither', () => {
  for (const type of eventTypes) {
    const isAlarm = type === 'GuardPanic' || type === 'Exception';
    expect(eventRowState(sampleEvent(1, type)), type).toBe(isAlarm ? 'open' : undefined);
    expect(eventRowState(sampleEvent(1, type, { confirmedAt: 1 })), type).toBe('processed');
  }
});
