import type { PatrolEvent } from '@patrolkit/sdk/model';
import { eventTypes } from '@patrolkit/sdk/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exception, panic, patrolEvent } from './alarm.fixture.ts';
import { openAlarms } from './open-alarms.ts';

const ids = (events: readonly PatrolEvent[]): number[] => events.map((event) => event.eventId);
const confirmed = <E extends PatrolEvent>(event: E, version = event.version): E => ({
  ...event,
  version,
  confirmedAt: event.occurredAt + 5000,
});

describe('open alarms', () => {
  test('an alarm of either source is open, and one of both is listed once, newest first', () => {
    expect(ids(openAlarms([panic(4)], [exception(9), patrolEvent(8), panic(4), exception(2)]))).toEqual([9, 4, 2]);
    expect(ids(openAlarms([panic(4)], []))).toEqual([4]);
    expect(ids(openAlarms([], [panic(4)]))).toEqual([4]);
  });

  test('only guard panics and exceptions that nobody has confirmed are open', () => {
    const events = eventTypes.map((type, index) => patrolEvent(index + 1, { type }));
    expect(openAlarms([], events).map((event) => event.type)).toEqual(['Exception', 'GuardPanic']);
    expect(
      openAlarms(
        [],
        events.map((event) => confirmed(event)),
      ),
    ).toEqual([]);
  });

  test('the higher version counts, in whichever list and order the copies come', () => {
    const opened = panic(4);
    const closed = confirmed(opened, 2);
    for (const copies of [
      [opened, closed],
      [closed, opened],
    ] as const) {
      expect(openAlarms([copies[0]], [copies[1]])).toEqual([]);
      expect(openAlarms([], [...copies])).toEqual([]);
    }
    const edited = { ...opened, version: 3, comment: 'gate' };
    expect(openAlarms([edited], [closed])).toEqual([edited]);
    expect(openAlarms([opened], [edited])[0]).toBe(edited);
  });

  test('without versions a confirmed copy counts, because a confirmation is never taken back', () => {
    const opened = { ...panic(4), version: 0 };
    expect(openAlarms([opened], [confirmed(opened)])).toEqual([]);
    expect(openAlarms([confirmed(opened)], [opened])).toEqual([]);
  });

  test('any mixture gives what looking at each id alone gives', () => {
    const event = fc.record({
      eventId: fc.integer({ min: 1, max: 12 }),
      type: fc.constantFrom('GuardPanic' as const, 'Exception' as const, 'TagRead' as const),
      version: fc.integer({ min: 0, max: 3 }),
      isConfirmed: fc.boolean(),
    });
    const list = fc
      .array(event, { maxLength: 30 })
      .map((events) =>
        events.map(({ isConfirmed, eventId, ...rest }) =>
          patrolEvent(eventId, { ...rest, confirmedAt: isConfirmed ? 1 : null }),
        ),
      );
    fc.assert(
      fc.property(list, list, (openList, fetched) => {
        const expected: number[] = [];
        for (let id = 12; id > 0; id--) {
          const copies = [...openList, ...fetched].filter((copy) => copy.eventId === id && copy.type !== 'TagRead');
          const newest = Math.max(...copies.map((copy) => copy.version));
          const best = copies.filter((copy) => copy.version === newest);
          if (best.length > 0 && best.every((copy) => copy.confirmedAt === null)) expected.push(id);
        }
        expect(ids(openAlarms(openList, fetched))).toEqual(expected);
      }),
    );
  });

  test('each event is read in one pass, and neither list is changed', () => {
    let reads = 0;
    const events = Array.from({ length: 10_000 }, (_, index) =>
      patrolEvent(index + 1, { type: index % 100 === 0 ? 'GuardPanic' : 'TagRead' }),
    );
    const counted = new Proxy(Object.freeze(events), {
      get: (target, key, receiver) => {
        if (typeof key === 'string' && /^\d+$/.test(key)) reads++;
        return Reflect.get(target, key, receiver);
      },
    });
    expect(openAlarms(Object.freeze([]), counted)).toHaveLength(100);
    expect(reads).toBe(10_000);
  });
});
