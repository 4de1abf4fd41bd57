import type { Weekday } from '../model/index.ts';
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
}

const minuteMs = 60_000;

/** Describes a rule for people, without words. @public */
export function describeRule({ days, startDate, endDate, ...rule }: PatrolRule): RuleDescription {
  const { fromTime, toTime, timeZone } = rule;
  return {
    weekdays: days.weekdays,
    isEveryDay: days.weekdays.length === 7,
    from: days.startDate > startDate ? days.startDate : startDate,
    until: days.until !== null && days.until < endDate ? days.until : endDate,
    fromTime,
    toTime,
    isOvernight: toTime <= fromTime,
    isWholeDay: toTime === fromTime,
    intervalMinutes: rule.intervalMs / minuteMs,
    toleranceMinutes: rule.toleranceMs / minuteMs,
    timeZone,
    checkpointCount: rule.checkpointIds.length,
  };
}
