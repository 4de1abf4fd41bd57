import { describe, expect, test } from 'vitest';
import {
  copiesOf,
  type DragTimes,
  ignoredReason,
  longestDragDays,
  movedBy,
  movedOriginalOf,
  resizedBy,
  savesOf,
} from './index.ts';
import {
  hour,
  longItem,
  occurrence,
  threeCopies,
  times,
  twoDaysOn,
  utc,
  zagreb,
} from './scheduler-drag-copy.fixture.ts';

/* Winter in Zagreb is an hour ahead of UTC, summer two. */
const winterDay = times('2026-11-23T08:00+01:00', '2026-11-24T08:00+01:00');
const twoNights = times('2026-11-23T22:00+01:00', '2026-11-25T06:00+01:00');
const beforeSpring = times('2027-03-27T22:00+01:00', '2027-03-27T23:00+01:00');
const beforeAutumn = times('2026-10-24T22:00+02:00', '2026-10-24T23:00+02:00');

interface Row {
  readonly item: DragTimes;
  readonly to: DragTimes;
  /** Its own new times; null when it stays untouched. */
  readonly original: DragTimes | null;
  readonly copies: readonly DragTimes[];
}

const tableD: readonly [string, Row][] = [
  [
    'S4.29 D1 an hour resized to 73 hours is copied to each following day',
    {
      item: hour,
      to: threeCopies,
      original: null,
      copies: [
        times('2026-11-24T08:00+01:00', '2026-11-24T09:00+01:00'),
        times('2026-11-25T08:00+01:00', '2026-11-25T09:00+01:00'),
        times('2026-11-26T08:00+01:00', '2026-11-26T09:00+01:00'),
      ],
    },
  ],
  [
    'S4.32 D2 23 hours and 59 minutes do nothing',
    { item: hour, to: times('2026-11-23T08:00+01:00', '2026-11-24T07:59+01:00'), original: null, copies: [] },
  ],
  [
    'S4.29 D3 24 hours make one copy',
    {
      item: hour,
      to: winterDay,
      original: null,
      copies: [times('2026-11-24T08:00+01:00', '2026-11-24T09:00+01:00')],
    },
  ],
  [
    'S4.29 D4 a day on the wall is a day where 23 hours pass: copy at 20:00Z',
    {
      item: beforeSpring,
      to: times('2027-03-27T22:00+01:00', '2027-03-28T22:00+02:00'),
      original: null,
      copies: [times('2027-03-28T20:00Z', '2027-03-28T21:00Z')],
    },
  ],
  [
    'S4.29 D5 a day on the wall is a day where 25 hours pass: copy at 21:00Z',
    {
      item: beforeAutumn,
      to: times('2026-10-24T22:00+02:00', '2026-10-25T22:00+01:00'),
      original: null,
      copies: [times('2026-10-25T21:00Z', '2026-10-25T22:00Z')],
    },
  ],
  [
    'S4.29 D7 26 hours moved by two days are saved on the new day and copied to the next, two hours each',
    {
      item: longItem,
      to: twoDaysOn,
      original: times('2026-11-25T08:00+01:00', '2026-11-25T10:00+01:00'),
      copies: [times('2026-11-26T08:00+01:00', '2026-11-26T10:00+01:00')],
    },
  ],
  [
    'S4.32 D8 an hour that is moved, however far, does nothing',
    { item: hour, to: times('2026-11-30T08:00+01:00', '2026-11-30T09:00+01:00'), original: null, copies: [] },
  ],
  [
    'S4.29 D9 24 hours moved by a day stay 24 hours each',
    {
      item: winterDay,
      to: times('2026-11-24T08:00+01:00', '2026-11-25T08:00+01:00'),
      original: times('2026-11-24T08:00+01:00', '2026-11-25T08:00+01:00'),
      copies: [times('2026-11-25T08:00+01:00', '2026-11-26T08:00+01:00')],
    },
  ],
  [
    'S4.29 D10 32 hours moved by a day: the item till Wednesday 06:00, by the next 06:00 after its start, and a copy',
    {
      item: twoNights,
      to: times('2026-11-24T22:00+01:00', '2026-11-26T06:00+01:00'),
      original: times('2026-11-24T22:00+01:00', '2026-11-25T06:00+01:00'),
      copies: [times('2026-11-25T22:00+01:00', '2026-11-26T06:00+01:00')],
    },
  ],
];

test.each(tableD)('%s', (_, { item, to, original, copies }) => {
  const gesture = { occurrence: occurrence(item), ...to };
  expect(copiesOf(gesture, zagreb).map(utc)).toEqual(copies.map(utc));
  const moved = movedOriginalOf(gesture, zagreb);
  expect(moved && utc(moved)).toBe(original && utc(original));
  const saves = savesOf(gesture, zagreb, 'ignore');
  expect(saves.map(utc)).toEqual([...(original ? [original] : []), ...copies].map(utc));
  expect(saves.map(({ occurrenceId }) => occurrenceId)).toEqual([...(original ? [50] : []), ...copies.map(() => 0)]);
});

describe('what is saved', () => {
  test('a copy is new, of kind copy, of no rule, read by nobody, and like the item in everything else', () => {
    const read = { ...hour, readAt: 1, state: 'done', isMissReported: false, color: '#aa0000' } as const;
    const [copy, ...others] = copiesOf({ occurrence: read, ...threeCopies }, zagreb);
    const own = { occurrenceId: 0, kind: 'copy', ruleId: null, readAt: null, state: null, version: 0 };
    expect(copy).toEqual({ ...read, ...own, startsAt: copy?.startsAt, endsAt: copy?.endsAt });
    expect(others).toHaveLength(2);
  });

  test('a moved item keeps its id and everything but its times', () => {
    const moved = movedOriginalOf({ occurrence: longItem, ...twoDaysOn }, zagreb);
    expect(moved).toEqual({ ...longItem, startsAt: moved?.startsAt, endsAt: moved?.endsAt });
  });

  test('an item of more than a day that is picked up and put down where it was is not copied', () => {
    const { startsAt, endsAt } = longItem;
    expect(savesOf({ occurrence: longItem, startsAt, endsAt }, zagreb, 'ignore')).toEqual([]);
    expect(ignoredReason({ occurrence: longItem, startsAt, endsAt }, zagreb, 'ignore')).toBe('unchanged');
  });

  test('an end before the start, a time that is none and a span of years save nothing, with either option', () => {
    const { startsAt } = hour;
    const ends = [
      startsAt,
      startsAt - 1,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      startsAt + (longestDragDays + 1) * 86_400_000,
    ];
    for (const shortMove of ['ignore', 'move'] as const) {
      const reasons = ends.map((endsAt) => {
        expect(savesOf({ occurrence: hour, startsAt, endsAt }, zagreb, shortMove)).toEqual([]);
        return ignoredReason({ occurrence: hour, startsAt, endsAt }, zagreb, shortMove);
      });
      expect(reasons).toEqual(['endsBeforeStart', 'endsBeforeStart', 'endsBeforeStart', 'tooLong', 'tooLong']);
    }
  });

  test("D8 with shortMove 'move' an hour that is moved or resized is saved where it was put, and nothing is copied", () => {
    for (const to of [
      times('2026-11-30T10:15+01:00', '2026-11-30T11:15+01:00'),
      times('2026-11-23T08:00+01:00', '2026-11-24T07:59+01:00'),
    ]) {
      const gesture = { occurrence: hour, ...to };
      expect(savesOf(gesture, zagreb, 'move')).toEqual([{ ...hour, ...to }]);
      expect([copiesOf(gesture, zagreb), movedOriginalOf(gesture, zagreb)]).toEqual([[], null]);
      expect(ignoredReason(gesture, zagreb, 'ignore')).toBe('tooShort');
    }
  });

  test('an item stretched back over its start becomes the piece on the new first day, and is copied up to the old one', () => {
    const gesture = { occurrence: hour, ...times('2026-11-20T07:30+01:00', '2026-11-23T09:00+01:00') };
    expect(savesOf(gesture, zagreb, 'ignore').map(utc)).toEqual([
      '2026-11-20T06:30 2026-11-20T07:30',
      '2026-11-21T06:30 2026-11-21T07:30',
      '2026-11-22T06:30 2026-11-22T07:30',
      '2026-11-23T06:30 2026-11-23T07:30',
    ]);
  });

  test('a long item moved within its day stays untouched and is copied to the next', () => {
    const gesture = { occurrence: longItem, ...times('2026-11-23T10:00+01:00', '2026-11-24T12:00+01:00') };
    expect(movedOriginalOf(gesture, zagreb)).toBeNull();
    expect(copiesOf(gesture, zagreb).map(utc)).toEqual(['2026-11-24T09:00 2026-11-24T11:00']);
  });

  test('the day of the start is a day of the zone, not of UTC', () => {
    const night = occurrence(times('2026-11-24T00:30+01:00', '2026-11-25T00:30+01:00'));
    const sameDay = { occurrence: night, ...times('2026-11-24T02:00+01:00', '2026-11-25T02:00+01:00') };
    expect(movedOriginalOf(sameDay, zagreb)).toBeNull();
    expect(movedOriginalOf(sameDay, 'UTC')).not.toBeNull();
  });
});

describe('on the nights the clock changes', () => {
  test('a copy at an hour that is leapt over is moved on by the gap, and never ends before it begins', () => {
    const item = occurrence(times('2027-03-27T02:30+01:00', '2027-03-27T03:15+01:00'));
    const to = times('2027-03-27T02:30+01:00', '2027-03-29T02:30+02:00');
    expect(copiesOf({ occurrence: item, ...to }, zagreb).map(utc)).toEqual([
      '2027-03-28T01:30 2027-03-28T02:15' /* 03:30 to 04:15 */,
      '2027-03-29T00:30 2027-03-29T01:15',
    ]);
  });

  test('a copy at an hour that comes twice begins the first time', () => {
    const item = occurrence(times('2026-10-24T02:10+02:00', '2026-10-24T02:40+02:00'));
    const to = times('2026-10-24T02:10+02:00', '2026-10-25T02:10+02:00');
    expect(copiesOf({ occurrence: item, ...to }, zagreb).map(utc)).toEqual(['2026-10-25T00:10 2026-10-25T00:40']);
  });

  test('an item that lies over the change is as long as the wall shows, one the wall shows as nothing as long as it lasts', () => {
    const overChange = occurrence(times('2026-10-25T01:00+02:00', '2026-10-25T04:00+01:00'));
    const to = times('2026-10-25T01:00+02:00', '2026-10-26T01:00+01:00');
    expect(copiesOf({ occurrence: overChange, ...to }, zagreb).map(utc)).toEqual(['2026-10-26T00:00 2026-10-26T03:00']);
    const backwards = occurrence(times('2026-10-25T02:50+02:00', '2026-10-25T02:10+01:00'));
    const next = times('2026-10-25T02:50+02:00', '2026-10-26T02:50+01:00');
    expect(copiesOf({ occurrence: backwards, ...next }, zagreb).map(utc)).toEqual([
      '2026-10-26T01:50 2026-10-26T02:10',
    ]);
  });
});

describe('times of a move by keys or menu', () => {
  test('a move keeps the time of day and the length on the wall, over both clock changes', () => {
    expect(utc(movedBy(beforeSpring, { days: 1 }, zagreb))).toBe('2027-03-28T20:00 2027-03-28T21:00');
    expect(utc(movedBy(beforeAutumn, { days: 1 }, zagreb))).toBe('2026-10-25T21:00 2026-10-25T22:00');
    expect(utc(movedBy(beforeAutumn, { days: -1, minutes: 90 }, zagreb))).toBe('2026-10-23T21:30 2026-10-23T22:30');
    expect(utc(movedBy(longItem, { days: 2 }, zagreb))).toBe(utc(twoDaysOn));
  });

  test('a resize moves one edge', () => {
    expect(utc(resizedBy(hour, 'end', { days: 3 }, zagreb))).toBe(utc(threeCopies));
    expect(utc(resizedBy(hour, 'start', { minutes: -30 }, zagreb))).toBe('2026-11-23T06:30 2026-11-23T08:00');
    expect(utc(resizedBy(beforeSpring, 'end', { days: 1 }, zagreb))).toBe('2027-03-27T21:00 2027-03-28T21:00');
  });

  test('no distance leaves the times as they are, also in the hour that comes twice', () => {
    const second = times('2026-10-25T02:30+01:00', '2026-10-25T02:45+01:00');
    expect(movedBy(second, {}, zagreb)).toEqual(second);
    expect(resizedBy(second, 'end', { days: 0 }, zagreb)).toEqual(second);
  });
});
