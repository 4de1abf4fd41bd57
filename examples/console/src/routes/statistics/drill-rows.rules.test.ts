import { type EventReportRow, eventReportRowOf, type Occurrence, type PatrolEvent } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { checksOf, drillPeriod, eventsOf } from './drill-rows.rules.ts';
import { wholeOf } from './statistics-address.rules.ts';

const zagreb = 'Europe/Zagreb';
const filter = { firstDay: '2026-10-24', lastDay: '2026-10-26', companyId: null, locationId: null, guardId: null };
const period = { from: Date.UTC(2026, 9, 23, 22), to: Date.UTC(2026, 9, 26, 23) };
const scope = { period, timeZone: zagreb, companyId: null, companyOf: (locationId: number) => locationId * 10 };

const check = (occurrenceId: number, startsAt: number, more: Partial<Occurrence> = {}): Occurrence => ({
  occurrenceId,
  kind: 'rule',
  guardId: 1,
  guardName: 'Ana Kovač',
  securityGuardId: 1,
  locationId: 2,
  locationName: 'Market Square',
  checkpointId: 3,
  checkpointName: 'Market Square, clock tower',
  title: '',
  startsAt,
  endsAt: startsAt + 3_600_000,
  readAt: null,
  isDraggable: true,
  isResizable: true,
  color: null,
  isMissReported: true,
  ruleId: 1,
  state: 'open',
  version: 1,
  ...more,
});
const ids = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

test('C9 checks count by their start and only with a checkpoint; read is done, whatever else is said', () => {
  const checks = [
    check(1, period.from),
    check(2, period.from, { readAt: period.from + 60_000, state: 'missed' }),
    check(3, period.from, { state: 'missed' }),
    check(4, period.from - 1),
    check(5, period.to),
    check(6, period.from, { checkpointId: null, state: 'missed' }),
  ];
  expect(ids(checksOf(checks, wholeOf('planned'), scope))).toEqual([1, 2, 3]);
  expect(ids(checksOf(checks, wholeOf('done'), scope))).toEqual([2]);
  expect(ids(checksOf(checks, wholeOf('missed'), scope))).toEqual([3]);
  expect(ids(checksOf(checks, wholeOf('open'), scope))).toEqual([1]);
  expect(ids(checksOf(checks, wholeOf('planned'), { ...scope, companyId: 21 }))).toEqual([]);
  expect(ids(checksOf(checks, wholeOf('planned'), { ...scope, companyId: 20 }))).toEqual([1, 2, 3]);
});

test('C9 an hour of the week is local: 02 of the autumn night comes twice', () => {
  const night = [0, 1, 2].map((hour) => check(hour, Date.UTC(2026, 9, 25, hour)));
  const atTwo = { ...wholeOf('planned'), weekday: 7, hour: 2 };
  expect(ids(checksOf(night, atTwo, scope))).toEqual([0, 1]);
});

test('a place that its checkpoint already names is named once', () => {
  const [first, second] = checksOf(
    [check(1, period.from), check(2, period.from, { checkpointName: 'Gate' })],
    wholeOf('planned'),
    scope,
  );
  expect([first?.about, second?.about]).toEqual(['Market Square, clock tower', 'Market Square, Gate']);
});

test('C9 the day of a number is a whole local day', () => {
  const day = { ...wholeOf('missed'), day: '2026-10-25' };
  expect(drillPeriod(filter, day, zagreb)).toEqual({
    from: Date.UTC(2026, 9, 24, 22),
    to: Date.UTC(2026, 9, 25, 23), // 25 hours
  });
  expect(drillPeriod(filter, wholeOf('missed'), zagreb)).toEqual(period);
});

test('C9, C12 events count by their type, and drills do not', () => {
  const event = (eventId: number, more: Partial<PatrolEvent>): EventReportRow =>
    eventReportRowOf({
      eventId,
      type: 'GuardPanic',
      occurredAt: Date.UTC(2026, 9, 25, 12),
      endedAt: null,
      readAt: null,
      receivedAt: null,
      source: 'Ana Kovač',
      description: 'Panic',
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
      version: 1,
      ...more,
    });
  const events = [
    event(1, {}),
    event(2, { isDrill: true }),
    event(3, { type: 'Exception' }),
    event(4, { type: 'Start' }),
  ];
  expect(ids(eventsOf(events, wholeOf('panics'), zagreb))).toEqual([1]);
  expect(ids(eventsOf(events, wholeOf('alarms'), zagreb))).toEqual([1, 3]);
  expect(ids(eventsOf(events, { ...wholeOf('alarms'), hour: 12 }, zagreb))).toEqual([]);
  expect(ids(eventsOf(events, { ...wholeOf('alarms'), weekday: 7, hour: 13 }, zagreb))).toEqual([1, 3]);
});
