import type { DateSpan, Weekday } from '../model/index.ts';
import type { PatrolRule } from './rule.types.ts';

/** What a rule says, as data; the words are the messages of whoever shows it. @public */
export interface RuleDescription {
  /** Monday first. */
  readonly weekdays: readonly Weekday[];
  readonly isEveryDay: boolean;
  /** First day that can have a window, `YYYY-MM-DD`. */
  readonly from: string;
  /** Last day that can have a window, `YYYY-MM-DD`. */
  readonly until: string;
  /** Wall times in the rule's zone, seconds of the day. */
  readonly fromTime: number;
  readonly toTime: number;
  /** Whether the window ends on the day after it starts. */
  readonly isOvernight: boolean;
  /** Whether the window lasts round the clock. */
  readonly isWholeDay: boolean;
  readonly intervalMinutes: number;
  readonly toleranceMinutes: number;
  /** IANA zone of the wall times. */
  readonly timeZone: string;
  /** 0 means one check per slot that nothing can be read for. */
  readonly checkpointCount: number;
  /** Days it leaves out between its first and its last, `YYYY-MM-DD`, in order. */
  readonly skippedDates: readonly string[];
  /** Its pause, when that meets its days. */
  readonly pause: DateSpan | null;
}

const minuteMs = 60_000;

/** Describes a rule for people, without words. @public */
export function describeRule({ days, startDate, endDate, ...rule }: PatrolRule): RuleDescription {
  const { fromTime, toTime, timeZone, skippedDates = [], pause = null } = rule;
  const from = days.startDate > startDate ? days.startDate : startDate;
  const until = days.until !== null && days.until < endDate ? days.until : endDate;
  return {
    weekdays: days.weekdays,
    isEveryDay: days.weekdays.length === 7,
    from,
    until,
    fromTime,
    toTime,
    isOvernight: toTime <= fromTime,
    isWholeDay: toTime === fromTime,
    intervalMinutes: rule.intervalMs / minuteMs,
    toleranceMinutes: rule.toleranceMs / minuteMs,
    timeZone,
    checkpointCount: rule.checkpointIds.length,
    skippedDates: skippedDates.filter((date) => from <= date && date <= until),
    pause: pause && pause.from <= until && from <= pause.until ? pause : null,
  };
}
