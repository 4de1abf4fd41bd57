import { type RecurrenceRule, recurrenceRuleToWire } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { serverRefusal } from './server-problems.rules.ts';
import {
  defaultRepeatUntil,
  draftOfRule,
  latestRepeatUntil,
  newDraft,
  plannedDraft,
  ruleOfDraft,
  type TaskDraft,
} from './task-draft.rules.ts';
import { type TaskCheck, type TaskProblems, taskProblems } from './task-problems.rules.ts';

const timeZone = 'Europe/Zagreb';
/** Noon of Saturday 2026-11-21 in Zagreb. */
const now = Date.UTC(2026, 10, 21, 11);
const draft: TaskDraft = {
  ...newDraft({ now, timeZone }),
  title: 'Noćna ophodnja',
  guardId: 7,
  locationId: 12,
  checkpointIds: [31, 32],
  startDate: '2026-11-23',
  startTime: '22:00',
  endTime: '06:00',
};
const check: TaskCheck = {
  now,
  isNew: true,
  guardIds: new Set([7]),
  checkpointLocations: new Map([
    [31, 12],
    [40, 13],
  ]),
};
const problems = (change: Partial<TaskDraft>, at: Partial<TaskCheck> = {}): TaskProblems =>
  taskProblems({ ...draft, ...change }, { ...check, ...at });

describe('a new task', () => {
  test('S5.24 S9.41 S9.42 begins today with all weekdays, a tolerance of 30 and an interval of 60 minutes', () => {
    expect(newDraft({ now, timeZone })).toMatchObject({
      startDate: '2026-11-21',
      weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'],
      toleranceMinutes: 30,
      intervalMinutes: 60,
      isMissReported: true,
    });
    expect(newDraft({ now, timeZone, intervalMinutes: 90, toleranceMinutes: 5 })).toMatchObject({
      intervalMinutes: 90,
      toleranceMinutes: 5,
    });
  });

  test('S5.22 S9.46 G32 repeats until one month ahead, clamped to the end of the month', () => {
    expect(newDraft({ now, timeZone }).repeatUntil).toBe('2026-12-21');
    expect(newDraft({ now: Date.UTC(2027, 0, 31, 11), timeZone }).repeatUntil).toBe('2027-02-28');
    expect(newDraft({ now, timeZone, startDate: '2027-03-31' }).repeatUntil).toBe('2027-04-30');
    expect(defaultRepeatUntil('2027-11-10', now, timeZone)).toBe('2027-11-21');
  });

  test('today is the day of the rule’s own zone', () => {
    const newYear = Date.UTC(2026, 10, 21, 23, 30); // already the 22nd in Zagreb
    expect(newDraft({ now: newYear, timeZone }).startDate).toBe('2026-11-22');
    expect(newDraft({ now: newYear, timeZone: 'America/New_York' }).startDate).toBe('2026-11-21');
  });
});

describe('what keeps a task from being saved', () => {
  test('a whole one has no problem', () => {
    expect(problems({})).toEqual({});
  });

  test('S5.21 S9.47 G33 repeat-until may be the same date next year and no later', () => {
    expect(latestRepeatUntil(now, timeZone)).toBe('2027-11-21');
    expect(problems({ repeatUntil: '2027-11-21' })).toEqual({});
    expect(problems({ repeatUntil: '2027-11-22' })).toEqual({ repeatUntil: { code: 'tooLate', date: '2027-11-21' } });
  });

  test('S5.25 S9.40 a new task begins at least 30 minutes from now, an edited one whenever it did', () => {
    const at = (startTime: string): Partial<TaskDraft> => ({ startDate: '2026-11-21', startTime });
    expect(problems(at('12:29'))).toEqual({ startDate: { code: 'tooSoon', minutes: 30 } });
    expect(problems(at('12:30'))).toEqual({});
    expect(problems(at('12:29'), { isNew: false })).toEqual({});
    expect(problems({ startDate: '2020-01-01' }, { isNew: false })).toEqual({});
  });

  test('S5.26 the end must be after the start date', () => {
    expect(problems({ repeatUntil: '2026-11-23' })).toEqual({ repeatUntil: { code: 'dateOrder' } });
    expect(problems({ repeatUntil: '2026-11-22' })).toEqual({ repeatUntil: { code: 'dateOrder' } });
    expect(problems({ repeatUntil: '2026-11-24' })).toEqual({});
  });

  test.each([
    ['S5.12', 'guard', { guardId: null }],
    ['S5.14', 'title', { title: '  ' }],
    ['S5.15', 'location', { locationId: null }],
    ['S5.16', 'startDate', { startDate: null }],
    ['S5.17', 'startTime', { startTime: null }],
    ['S5.18', 'endTime', { endTime: null }],
    ['S5.19', 'tolerance', { toleranceMinutes: null }],
    ['S5.20', 'interval', { intervalMinutes: null }],
    ['S5.22', 'repeatUntil', { repeatUntil: null }],
  ] as const)('%s %s is required', (_row, field, change) => {
    expect(problems(change)).toEqual({ [field]: { code: 'required' } });
  });

  test('S5.19 S5.20 S9.44 S9.45 minutes are numbers, tolerance from 0, interval from 1', () => {
    expect(problems({ toleranceMinutes: -1 })).toEqual({ tolerance: { code: 'minimum', limit: 0 } });
    expect(problems({ toleranceMinutes: 0 })).toEqual({});
    expect(problems({ toleranceMinutes: Number.NaN })).toEqual({ tolerance: { code: 'number' } });
    expect(problems({ intervalMinutes: 0 })).toEqual({ interval: { code: 'minimum', limit: 1 } });
    expect(problems({ intervalMinutes: 1 })).toEqual({});
    expect(problems({ intervalMinutes: 7.5 })).toEqual({});
    expect(problems({ intervalMinutes: 1.001 })).toEqual({ interval: { code: 'wholeSeconds' } });
    expect(problems({ intervalMinutes: 1441 })).toEqual({ interval: { code: 'maximum', limit: 1440 } });
  });

  test('S5.23 no weekday, S5.13 somebody who is no guard, a checkpoint of another place, a title that is too long', () => {
    expect(problems({ weekdays: [] })).toEqual({ weekdays: { code: 'weekdays' } });
    expect(problems({ guardId: 8 })).toEqual({ guard: { code: 'notGuard' } });
    expect(problems({ checkpointIds: [31, 40] })).toEqual({ checkpoints: { code: 'checkpointElsewhere' } });
    expect(problems({ title: 'x'.repeat(201) })).toEqual({ title: { code: 'tooLong', limit: 200 } });
  });
});

describe('a rule and its draft', () => {
  const rule: RecurrenceRule = {
    ruleId: 15,
    guardId: 7,
    guardName: 'Ivan Horvat',
    securityGuardId: 70,
    locationId: 12,
    locationName: 'Savica',
    checkpointIds: [32, 31],
    rrule: 'DTSTART:20261101T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20270201T000000Z',
    startDate: '2026-10-19',
    endDate: '2027-03-01',
    fromTime: 79_200,
    toTime: 21_600,
    intervalMinutes: 90,
    toleranceMinutes: 10,
    timeZone,
    title: 'Noćna',
    isMissReported: false,
    version: 3,
  };
  const rest = { ruleId: 15, before: rule, guardName: 'Ivan Horvat', locationName: 'Savica' };

  test('the draft holds the days that the rule really has', () => {
    expect(draftOfRule(rule)).toMatchObject({
      startDate: '2026-11-01',
      repeatUntil: '2027-02-01',
      weekdays: ['MO', 'FR'],
      startTime: '22:00',
      endTime: '06:00',
      checkpointIds: [32, 31],
      isMissReported: false,
    });
    expect(draftOfRule({ ...rule, rrule: 'RRULE:FREQ=DAILY' })).toMatchObject({
      weekdays: [],
      startDate: '2026-10-19',
    });
  });

  test('saving writes it back with its id, its version and what no field shows', () => {
    expect(ruleOfDraft(draftOfRule(rule), rest)).toEqual({
      ...rule,
      rrule: 'DTSTART:20261101T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,FR',
      startDate: '2026-11-01',
      endDate: '2027-02-01',
    });
  });

  test('S4.34 Copy/paste makes a rule with id 0, and the one that was opened stays as it is', () => {
    const before = structuredClone(rule);
    const copy = ruleOfDraft(draftOfRule(rule), { ...rest, ruleId: 0 });
    expect(copy).toMatchObject({ ruleId: 0, version: 0, guardId: 7, rrule: expect.stringContaining('BYDAY=MO,FR') });
    expect(copy && recurrenceRuleToWire(copy, { timeZone }).idRRule).toBe(0);
    expect(rule).toEqual(before);
  });

  test('G4 another guard is another security guard', () => {
    expect(ruleOfDraft({ ...draftOfRule(rule), guardId: 8 }, rest)).toMatchObject({ guardId: 8, securityGuardId: 8 });
  });

  test('S3.126 the days are written as the contract has them', () => {
    expect(ruleOfDraft(draft, { ...rest, ruleId: 0, before: undefined })?.rrule).toBe(
      'DTSTART:20261123T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    );
  });

  test('nothing is planned from a draft that is not whole', () => {
    expect(plannedDraft(draft)).toMatchObject({ fromTime: 79_200, toTime: 21_600, intervalMs: 3_600_000 });
    for (const change of [
      { startTime: null },
      { intervalMinutes: Number.NaN },
      { repeatUntil: null },
      { toleranceMinutes: -1 },
    ]) {
      expect(plannedDraft({ ...draft, ...change })).toBeNull();
    }
    expect(ruleOfDraft({ ...draft, guardId: null }, rest)).toBeNull();
  });
});

describe('what the server refuses', () => {
  const error = (...fieldErrors: { field: string; code: string; message: string }[]): Error =>
    Object.assign(new Error('rRule/save failed with HTTP 400'), { fieldErrors });

  test('stands at the fields of the form, the first of each, and the rest as lines', () => {
    expect(
      serverRefusal(
        error(
          { field: 'endDate', code: 'dateOrder', message: 'must be after the start date' },
          {
            field: 'hourInterval',
            code: 'tooManyItems',
            message: 'The rule would create 105120 checks (limit 100000)',
          },
          { field: 'hourInterval', code: 'minimum', message: 'second' },
          { field: 'policy', code: 'forbidden', message: 'schedule.write' },
        ),
      ),
    ).toEqual({
      problems: {
        repeatUntil: { code: 'dateOrder' },
        interval: { code: 'refused', message: 'The rule would create 105120 checks (limit 100000)' },
      },
      lines: ['policy::schedule.write'],
    });
  });

  test('anything else names no field', () => {
    for (const thrown of [
      new Error('offline'),
      null,
      undefined,
      'no',
      { fieldErrors: 'x' },
      { fieldErrors: [1, null] },
    ]) {
      expect(serverRefusal(thrown)).toEqual({ problems: {}, lines: [] });
    }
  });
});
