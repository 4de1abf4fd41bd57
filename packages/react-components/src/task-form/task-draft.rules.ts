import {
  addMonthsClamped,
  type DateSpan,
  formatSpan,
  localDate,
  type RecurrenceRule,
  type Weekday,
  weekdays,
} from '@patrolkit/sdk/model';
import { describeRule, type PatrolRule, toPatrolRule, writeRuleString } from '@patrolkit/sdk/rules';

/** A rule while it is being filled in: what is missing is null, what is no number is NaN. @public */
export interface TaskDraft {
  readonly title: string;
  readonly guardId: number | null;
  readonly locationId: number | null;
  /** In the order in which they are to be read. */
  readonly checkpointIds: readonly number[];
  /** `YYYY-MM-DD`. */
  readonly startDate: string | null;
  /** `HH:mm` on the wall of `timeZone`. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly intervalMinutes: number | null;
  readonly toleranceMinutes: number | null;
  readonly weekdays: readonly Weekday[];
  /** Last day, `YYYY-MM-DD`. */
  readonly repeatUntil: string | null;
  readonly isMissReported: boolean;
  /** Days whose windows are left out, `YYYY-MM-DD`, in order. */
  readonly skippedDates: readonly string[];
  /** First and last day of a pause, `YYYY-MM-DD`. */
  readonly pauseFrom: string | null;
  readonly pauseUntil: string | null;
  readonly timeZone: string;
}

/** What a new draft begins with. @internal */
export interface DraftDefaults {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  readonly startDate?: string | undefined;
  readonly intervalMinutes?: number | undefined;
  readonly toleranceMinutes?: number | undefined;
}

const monthsAhead = 1; /* S5.22 */
const longestMonths = 12; /* S5.21 */

/** The last day a rule may repeat until: the same date next year (S5.21, decision G33). @internal */
export function latestRepeatUntil(now: number, timeZone: string): string {
  return addMonthsClamped(localDate(timeZone, now), longestMonths);
}

/** How long a rule repeats unless something else is said: a month from its start, clamped to the month's end (S5.22, decision G32). @internal */
export function defaultRepeatUntil(startDate: string, now: number, timeZone: string): string {
  const today = localDate(timeZone, now);
  const isLater = startDate > today;
  const until = addMonthsClamped(isLater ? startDate : today, monthsAhead);
  const latest = latestRepeatUntil(now, timeZone);
  const isTooLong = until > latest;
  return isTooLong ? latest : until;
}

/** An empty task: every weekday, 60 minutes with a tolerance of 30, for a month (S5.24, S9.41, S9.42). @internal */
export function newDraft({ now, timeZone, startDate, intervalMinutes, toleranceMinutes }: DraftDefaults): TaskDraft {
  const begin = startDate ?? localDate(timeZone, now);
  return {
    title: '',
    guardId: null,
    locationId: null,
    checkpointIds: [],
    startDate: begin,
    startTime: null,
    endTime: null,
    intervalMinutes: intervalMinutes ?? 60,
    toleranceMinutes: toleranceMinutes ?? 30,
    weekdays,
    repeatUntil: defaultRepeatUntil(begin, now, timeZone),
    isMissReported: true,
    skippedDates: [],
    pauseFrom: null,
    pauseUntil: null,
    timeZone,
  };
}

const clockOf = (secondsOfDay: number): string => formatSpan(secondsOfDay).slice(0, 5);
const secondsOf = (time: string): number => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3)) * 60;

/** A rule as the form shows it; one whose days cannot be read has none ticked. @internal */
export function draftOfRule(rule: RecurrenceRule): TaskDraft {
  const planned = toPatrolRule(rule);
  const described = planned && describeRule(planned);
  return {
    title: rule.title,
    guardId: rule.guardId === 0 ? null : rule.guardId,
    locationId: rule.locationId === 0 ? null : rule.locationId,
    checkpointIds: rule.checkpointIds,
    startDate: described?.from ?? rule.startDate,
    startTime: clockOf(rule.fromTime),
    endTime: clockOf(rule.toTime),
    intervalMinutes: rule.intervalMinutes,
    toleranceMinutes: rule.toleranceMinutes,
    weekdays: described?.weekdays ?? [],
    repeatUntil: described?.until ?? rule.endDate,
    isMissReported: rule.isMissReported,
    skippedDates: rule.skippedDates ?? [],
    pauseFrom: rule.pause?.from ?? null,
    pauseUntil: rule.pause?.until ?? null,
    timeZone: rule.timeZone,
  };
}

/** The skipped days of a draft with some more, in order, each once. @internal */
export function withSkipped({ skippedDates }: TaskDraft, more: readonly string[]): string[] {
  return [...new Set([...skippedDates, ...more])].sort();
}

/* Half a pause is none yet. */
function pauseOf({ pauseFrom, pauseUntil }: TaskDraft): DateSpan | null {
  const isWhole = pauseFrom !== null && pauseUntil !== null && pauseFrom <= pauseUntil;
  return isWhole ? { from: pauseFrom, until: pauseUntil } : null;
}

/** The draft as it would be planned; null while something that takes part in it is missing or is no number. @internal */
export function plannedDraft(draft: TaskDraft): PatrolRule | null {
  const { startDate, startTime, endTime, repeatUntil, intervalMinutes, toleranceMinutes, timeZone } = draft;
  if (startDate === null || repeatUntil === null || startTime === null || endTime === null) return null;
  if (intervalMinutes === null || toleranceMinutes === null) return null;
  if (!(intervalMinutes >= 1 && intervalMinutes <= 1440 && toleranceMinutes >= 0 && toleranceMinutes <= 1440))
    return null;
  return {
    days: { startDate, weekdays: draft.weekdays, until: null },
    startDate,
    endDate: repeatUntil,
    fromTime: secondsOf(startTime),
    toTime: secondsOf(endTime),
    intervalMs: intervalMinutes * 60_000,
    toleranceMs: toleranceMinutes * 60_000,
    timeZone,
    checkpointIds: draft.checkpointIds,
    skippedDates: draft.skippedDates,
    pause: pauseOf(draft),
  };
}

/** Whether two drafts say the same. @internal */
export function isSameDraft(one: TaskDraft, other: TaskDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Who and what a rule carries along that no field shows. @internal */
export interface RuleRest {
  /** 0 for a new one. */
  readonly ruleId: number;
  /** The rule that was opened, if any. */
  readonly before: RecurrenceRule | undefined;
  readonly guardName: string;
  readonly locationName: string;
}

/** The rule of a draft without problems; null when there are some. @internal */
export function ruleOfDraft(
  draft: TaskDraft,
  { ruleId, before, guardName, locationName }: RuleRest,
): RecurrenceRule | null {
  const planned = plannedDraft(draft);
  const { guardId, locationId } = draft;
  if (!planned || guardId === null || locationId === null || draft.weekdays.length === 0) return null;
  const isSameGuard = before !== undefined && before.guardId === guardId;
  return {
    ruleId,
    guardId,
    guardName,
    /* G4: passed through as it came, until somebody else is chosen. */
    securityGuardId: isSameGuard ? before.securityGuardId : guardId,
    locationId,
    locationName,
    checkpointIds: planned.checkpointIds,
    rrule: writeRuleString(planned.days),
    startDate: planned.startDate,
    endDate: planned.endDate,
    fromTime: planned.fromTime,
    toTime: planned.toTime,
    intervalMinutes: planned.intervalMs / 60_000,
    toleranceMinutes: planned.toleranceMs / 60_000,
    timeZone: planned.timeZone,
    title: draft.title.trim(),
    isMissReported: draft.isMissReported,
    /* A back end that never told of any is not told of none. */
    ...(draft.skippedDates.length > 0 || before?.skippedDates ? { skippedDates: draft.skippedDates } : {}),
    ...(planned.pause || before?.pause !== undefined ? { pause: planned.pause ?? null } : {}),
    version: ruleId === 0 ? 0 : (before?.version ?? 0),
  };
}
