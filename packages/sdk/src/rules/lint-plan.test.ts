import { describe, expect, test } from 'vitest';
import type { LatLon, RecurrenceRule } from '../model/index.ts';
import {
  findDoubleBookings,
  type LintFinding,
  lintPlan,
  type PatrolRule,
  type PlannedRule,
  type PlanSurroundings,
  toPlannedRule,
} from './index.ts';

const minuteMs = 60_000;
/** Saturday 2026-11-14, 21:47 in Zagreb. */
const now = Date.UTC(2026, 10, 14, 20, 47);
const night: PatrolRule = {
  days: { startDate: '2026-11-16', weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], until: null },
  startDate: '2026-11-16',
  endDate: '2027-02-14',
  fromTime: 22 * 3600,
  toTime: 6 * 3600,
  intervalMs: 60 * minuteMs,
  toleranceMs: 10 * minuteMs,
  timeZone: 'Europe/Zagreb',
  checkpointIds: [31, 32],
};
const plan = (change: Partial<PatrolRule> = {}, who: Partial<PlannedRule> = {}): PlannedRule => ({
  ruleId: 0,
  guardId: 7,
  locationId: 12,
  rule: { ...night, ...change },
  ...who,
});
const lint = (planned: PlannedRule, around: Partial<PlanSurroundings> = {}): LintFinding[] =>
  lintPlan(planned, { now, others: [], ...around });
const codes = (planned: PlannedRule, around: Partial<PlanSurroundings> = {}): string[] =>
  lint(planned, around).map(({ severity, code }) => `${severity} ${code}`);
const only = (code: LintFinding['code'], found: readonly LintFinding[]): LintFinding[] =>
  found.filter((finding) => finding.code === code);
const fridays = { ...night.days, weekdays: ['FR'] } as const;

test('a plan with nothing wrong has no findings', () => {
  expect(lint(plan())).toEqual([]);
});

test('errors come before warnings, warnings before notes', () => {
  const found = codes(plan({ toleranceMs: 30 * minuteMs, endDate: '2027-04-30' }), {
    holidays: [{ date: '2026-12-25', name: 'Božić' }],
    others: [plan({ days: fridays, toTime: 2 * 3600 }, { ruleId: 4, locationId: 13 })],
  });
  expect(found).toEqual(['error doubleBooking', 'warning visitAnswersTwo', 'warning clockChange', 'note holidays']);
});

describe('a guard in two places', () => {
  const savica = plan({ days: fridays, toTime: 2 * 3600, endDate: '2026-12-24' }, { ruleId: 4, locationId: 13 });

  test('each window of the other rule that meets one of the plan counts, with its weekdays and the first time', () => {
    expect(lint(plan(), { others: [savica] })).toEqual([
      {
        code: 'doubleBooking',
        severity: 'error',
        values: { otherRuleId: 4, count: 5, firstAt: Date.UTC(2026, 10, 20, 21), weekdays: ['FR'] },
        fixes: [{ kind: 'showRule', ruleId: 4 }, { kind: 'chooseGuard' }],
      },
    ]);
  });

  test.each([
    ['another guard', plan({}, { guardId: 8 })],
    ['nobody yet', plan({}, { guardId: null })],
    ['the rule itself, as it was before the edit', plan({}, { ruleId: 4 })],
    ['a shift that begins when the other ends', plan({ fromTime: 2 * 3600 })],
    ['other weekdays', plan({ days: { ...night.days, weekdays: ['MO', 'TU'] } })],
    ['dates that come later', plan({ startDate: '2026-12-26' })],
  ])('%s is no double booking', (_case, planned) => {
    expect(only('doubleBooking', lint(planned, { others: [savica] }))).toEqual([]);
  });

  test('what is over does not count', () => {
    const later = Date.UTC(2026, 11, 19, 12);
    expect(lint(plan(), { now: later, others: [savica] })).toEqual([]);
  });

  test('rules of two zones meet by their instants', () => {
    const london = plan({ ...savica.rule, timeZone: 'Europe/London', fromTime: 21 * 3600, toTime: 22 * 3600 });
    const other = { ...london, ruleId: 5, locationId: 14 };
    expect(only('doubleBooking', lint(plan(), { others: [other] }))).toHaveLength(1);
    expect(only('doubleBooking', lint(plan({ fromTime: 23 * 3600 }), { others: [other] }))).toEqual([]);
  });

  test('they are found among many rules, soonest first', () => {
    const tuesdays = plan({ days: { ...night.days, weekdays: ['TU'] } }, { ruleId: 5, locationId: 14 });
    const old = plan({ startDate: '2026-01-01', endDate: '2026-11-01' }, { ruleId: 6, locationId: 15 });
    const bookings = findDoubleBookings([savica, tuesdays, old, plan({}, { ruleId: 9, guardId: 8 })], now);
    expect(bookings.of(plan({}, { ruleId: 1 })).map(({ otherRuleId }) => otherRuleId)).toEqual([5, 4]);
    expect(bookings.of(savica)).toEqual([]);
  });
});

describe('checkpoints that two rules check at once', () => {
  const other = plan({ days: fridays, checkpointIds: [32, 40] }, { ruleId: 4 });

  test('by the same guard it is a warning, by another a note', () => {
    expect(codes(plan(), { others: [other] })).toEqual(['warning sameChecks']);
    expect(codes(plan({}, { guardId: 8 }), { others: [other] })).toEqual(['note checkedTwice']);
  });

  test('not when they share no checkpoint', () => {
    expect(codes(plan({ checkpointIds: [31] }), { others: [other] })).toEqual([]);
  });
});

describe('ways', () => {
  /* 0.009 degrees of latitude are 1.0008 km: twelve minutes and a bit at 5 km an hour. */
  const positions = new Map<number, LatLon>([
    [31, { latitude: 45.8, longitude: 15.9 }],
    [32, { latitude: 45.809, longitude: 15.9 }],
    [33, { latitude: 45.818, longitude: 15.9 }],
  ]);
  const around = { checkpointPositions: positions };

  test('a round that cannot be walked within its tolerance is an error, whatever the order of its checkpoints', () => {
    const [found] = lint(plan({ checkpointIds: [31, 33, 32] }), around);
    expect(found).toMatchObject({
      code: 'travelImpossible',
      severity: 'error',
      values: { minutes: 25, availableMinutes: 21 },
      fixes: [{ kind: 'setTolerance', minutes: 12 }],
    });
    expect(codes(plan({ checkpointIds: [31, 33, 32], toleranceMs: 12 * minuteMs }), around)).not.toContain(
      'error travelImpossible',
    );
  });

  test('nor can one that takes longer than the interval', () => {
    const [found] = lint(
      plan({ checkpointIds: [31, 33], intervalMs: 20 * minuteMs, toleranceMs: 30 * minuteMs }),
      around,
    );
    expect(found).toMatchObject({
      code: 'travelImpossible',
      values: { availableMinutes: 20 },
      fixes: [{ kind: 'setInterval', minutes: 25 }],
    });
  });

  test('a round that takes more than half of its time is a note that names its longest leg', () => {
    expect(lint(plan(), around)).toEqual([
      {
        code: 'travelTight',
        severity: 'note',
        values: { from: 31, to: 32, minutes: 13, availableMinutes: 21 },
        fixes: [],
      },
    ]);
    expect(lint(plan(), { ...around, walkingKmh: 10 })).toEqual([]);
  });

  test('places without a position are not complained about', () => {
    expect(lint(plan({ checkpointIds: [41, 42] }), around)).toEqual([]);
  });

  test('the next shift elsewhere must be within reach', () => {
    const elsewhere = plan(
      { fromTime: 6 * 3600, toTime: 14 * 3600, checkpointIds: [50] },
      { ruleId: 4, locationId: 13 },
    );
    const locations = new Map<number, LatLon>([[13, { latitude: 45.89, longitude: 15.9 }]]);
    const [found, ...rest] = lint(plan({ checkpointIds: [31] }), {
      checkpointPositions: positions,
      locationPositions: locations,
      others: [elsewhere],
    });
    /* The last check of the night is at 05:00 and may be read at 04:50; the first of the day until 06:11. */
    expect(found).toMatchObject({
      code: 'travelBetween',
      severity: 'warning',
      values: { otherRuleId: 4, availableMinutes: 81, minutes: 121 },
      fixes: [{ kind: 'showRule', ruleId: 4 }, { kind: 'chooseGuard' }],
    });
    expect(rest).toEqual([]);
    expect(
      lint(plan({ checkpointIds: [31] }), {
        checkpointPositions: positions,
        locationPositions: locations,
        others: [elsewhere],
        walkingKmh: 30,
      }),
    ).toEqual([]);
  });
});

describe('visits that answer two checks', () => {
  const visits = (tolerance: number, interval = 60, change: Partial<PatrolRule> = {}): LintFinding[] =>
    only(
      'visitAnswersTwo',
      lint(plan({ toleranceMs: tolerance * minuteMs, intervalMs: interval * minuteMs, ...change })),
    );

  test('G15 a tolerance of half the interval or more reaches into the next check', () => {
    expect(visits(29)).toEqual([]);
    expect(visits(30)).toEqual([
      {
        code: 'visitAnswersTwo',
        severity: 'warning',
        values: { toleranceMinutes: 30, intervalMinutes: 60 },
        fixes: [{ kind: 'setTolerance', minutes: 29 }],
      },
    ]);
    expect(visits(30, 61)).toEqual([]);
    expect(visits(0, 1)).toEqual([]);
  });

  test('not where a window has only one check', () => {
    expect(visits(60, 60, { toTime: 23 * 3600 })).toEqual([]);
    expect(visits(720, 1440, { toTime: night.fromTime })).toHaveLength(1);
  });
});

describe('nights in which the clock changes', () => {
  const clock = (change: Partial<PatrolRule>, at = now): unknown[] =>
    only('clockChange', lint(plan(change), { now: at })).map(({ values }) => values);

  test('they are told with their number: nine in autumn, seven in spring, eight otherwise', () => {
    const year = { startDate: '2026-10-20', days: { ...night.days, startDate: '2026-10-20' }, endDate: '2027-10-19' };
    expect(clock(year, Date.UTC(2026, 9, 19))).toEqual([
      { date: '2026-10-24', checks: 9, usual: 8 },
      { date: '2027-03-27', checks: 7, usual: 8 },
    ]);
    expect(clock(year)).toEqual([{ date: '2027-03-27', checks: 7, usual: 8 }]);
  });

  test('not where the number stays, and not in a zone that keeps its time', () => {
    const spring = { endDate: '2027-04-30' };
    expect(clock({ ...spring, fromTime: 8 * 3600, toTime: 16 * 3600 })).toEqual([]);
    expect(clock({ ...spring, intervalMs: 480 * minuteMs })).toEqual([]);
    expect(clock({ ...spring, timeZone: 'Asia/Kolkata' })).toEqual([]);
  });
});

test('public holidays in the plan are named once, in their order', () => {
  const holidays = [
    { date: '2027-01-01', name: 'Nova godina' },
    { date: '2026-12-25', name: 'Božić' },
    { date: '2026-11-01', name: 'Svi sveti' },
  ];
  expect(lint(plan(), { holidays })).toEqual([
    {
      code: 'holidays',
      severity: 'note',
      values: {
        holidays: [
          { date: '2026-12-25', name: 'Božić' },
          { date: '2027-01-01', name: 'Nova godina' },
        ],
      },
      fixes: [
        { kind: 'showDay', date: '2026-12-25' },
        { kind: 'skipDays', dates: ['2026-12-25', '2027-01-01'] },
      ],
    },
  ]);
  expect(lint(plan({ days: fridays }), { holidays: holidays.slice(2) })).toEqual([
    expect.objectContaining({ code: 'coverageGap' }),
  ]);
});

describe('coverage of the place', () => {
  const weekend = plan({ days: { ...night.days, weekdays: ['SA', 'SU'] } }, { ruleId: 4, guardId: 8 });
  const workdays = { ...night.days, weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'] } as const;

  test('days without the hours of other days are a note, unless another rule has them', () => {
    expect(lint(plan({ days: workdays }))).toEqual([
      {
        code: 'coverageGap',
        severity: 'note',
        values: { weekday: 'SA', fromTime: 79_200, toTime: 21_600, count: 2 },
        fixes: [],
      },
    ]);
    expect(lint(plan({ days: workdays }), { others: [weekend] })).toEqual([]);
    expect(lint(plan({ days: workdays }), { others: [{ ...weekend, locationId: 13 }] })).toHaveLength(1);
  });

  test('a short pause between two windows is a warning, also over midnight', () => {
    const evening = plan({ fromTime: 16 * 3600, toTime: 23 * 3600 }, { ruleId: 4, guardId: 8 });
    expect(lint(plan({ fromTime: 1800 }), { others: [evening] })).toEqual([
      {
        code: 'coverageGap',
        severity: 'warning',
        values: { weekday: 'MO', fromTime: 82_800, toTime: 1800, count: 7 },
        fixes: [],
      },
    ]);
  });

  test('a rule that ends before the plan begins covers nothing', () => {
    const ended = { ...weekend, rule: { ...weekend.rule, startDate: '2026-10-01', endDate: '2026-11-15' } };
    expect(lint(plan({ days: workdays }), { others: [ended] })).toHaveLength(1);
  });

  test('round the clock leaves no gap, and without a place there is none to find', () => {
    expect(lint(plan({ toTime: night.fromTime }))).toEqual([]);
    expect(lint(plan({ days: fridays }, { locationId: null }))).toEqual([]);
  });
});

describe('how many checks', () => {
  test('more than the back end takes are an error, with the interval that would do', () => {
    const many = {
      fromTime: 0,
      toTime: 0,
      startDate: '2026-11-16',
      endDate: '2027-11-14',
      intervalMs: 60 * minuteMs,
      checkpointIds: Array.from({ length: 12 }, (_, index) => index + 1),
    };
    const [found] = lint(plan(many));
    expect(found).toMatchObject({
      code: 'tooManyChecks',
      severity: 'error',
      values: { count: 104_832, limit: 100_000 },
    });
    expect(found?.fixes).toEqual([{ kind: 'setInterval', minutes: 66 }]);
    expect(codes(plan({ ...many, intervalMs: 66 * minuteMs }))).not.toContain('error tooManyChecks');
  });

  test('none at all is an error', () => {
    const mondays = { ...night.days, weekdays: ['MO'] } as const;
    expect(codes(plan({ days: mondays, startDate: '2026-11-17', endDate: '2026-11-20' }))).toContain('error noChecks');
    expect(codes(plan(), { now: Date.UTC(2027, 5, 1) })).toContain('error noChecks');
  });

  test('a rule without checkpoints is warned of, because nothing is ever missed', () => {
    expect(lint(plan({ checkpointIds: [] }))).toEqual([
      { code: 'noCheckpoints', severity: 'warning', values: {}, fixes: [{ kind: 'chooseCheckpoints' }] },
    ]);
  });

  test('less than a minute for a checkpoint is too little', () => {
    const six = [1, 2, 3, 4, 5, 6];
    const crowded = plan({ checkpointIds: six, intervalMs: 5 * minuteMs, toleranceMs: 0 });
    expect(lint(crowded)).toMatchObject([
      { code: 'noTimeForChecks', values: { checkpoints: 6, intervalMinutes: 5 }, fixes: [{ minutes: 6 }] },
    ]);
    expect(lint(plan({ ...crowded.rule, intervalMs: 6 * minuteMs }))).toEqual([]);
  });
});

test('a rule of the model is read, or is no plan when its days cannot be', () => {
  const source: RecurrenceRule = {
    ruleId: 15,
    guardId: 7,
    guardName: 'Ivan Horvat',
    securityGuardId: 7,
    locationId: 12,
    locationName: 'Skladište Jankomir',
    checkpointIds: [31],
    rrule: 'DTSTART:20261116T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO',
    startDate: '2026-11-16',
    endDate: '2027-02-14',
    fromTime: 79_200,
    toTime: 21_600,
    intervalMinutes: 60,
    toleranceMinutes: 30,
    timeZone: 'Europe/Zagreb',
    title: '',
    isMissReported: true,
    version: 1,
  };
  expect(toPlannedRule(source)).toMatchObject({ ruleId: 15, guardId: 7, locationId: 12, rule: { fromTime: 79_200 } });
  expect(toPlannedRule({ ...source, rrule: 'RRULE:FREQ=DAILY' })).toBeNull();
});
