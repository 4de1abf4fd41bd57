import { parseIdList, type RuleTimes, secondsOfSpan, secondsOfTime, wallFromStored } from '../model/index.ts';
import type { PatrolRule, RuleBreaks, RuleDays, RuleProblem } from './rule.types.ts';
import { frameProblems, problem } from './rule-problems.ts';
import { parseRuleString } from './rule-string.ts';

/** The wire's fields of a rule that its days and times come from. @public */
export interface RuleFields {
  readonly rRuleString: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Stored `HH:mm:ss` (C1). */
  readonly fromTime: string;
  /** Stored `HH:mm:ss` (C1). */
  readonly toTime: string;
  readonly hourInterval: string;
  readonly tolerance: string;
  readonly locationTags: string;
  readonly timeZone?: string | undefined;
  readonly skippedDates?: readonly string[] | undefined;
  readonly pausedFrom?: string | null | undefined;
  readonly pausedUntil?: string | null | undefined;
}

/** How a rule's fields are read. @public */
export interface RuleReadOptions {
  /** Zone of rules that name none: Config.timeZone. */
  readonly timeZone: string;
  /** @default 'utc-at-start' */
  readonly ruleTimes?: RuleTimes | undefined;
}

/** What {@link ruleFromWire} found. @public */
export type RuleReading =
  | { readonly ok: true; readonly rule: PatrolRule }
  | { readonly ok: false; readonly problems: readonly RuleProblem[] };

type Refuse = (field: string, code: string, message: string) => void;

function daysOf({ rRuleString }: RuleFields, refuse: Refuse): RuleDays | null {
  const reading = parseRuleString(rRuleString);
  if (reading.ok) return reading.days;
  if (reading.reason === 'weekdays') refuse('rRuleString', 'required', 'must name at least one weekday, each once');
  else refuse('rRuleString', 'format', 'must be DTSTART:YYYYMMDDT000000Z and RRULE:FREQ=WEEKLY;BYDAY=..[;UNTIL=..]');
  return null;
}

function spanOf(fields: RuleFields, field: 'hourInterval' | 'tolerance', refuse: Refuse): number {
  const seconds = secondsOfSpan(fields[field]);
  if (seconds === null) refuse(field, 'format', 'must be a span HH:mm:ss of at most 24:00:00');
  return (seconds ?? 0) * 1000;
}

function breaksOf({ skippedDates = [], pausedFrom, pausedUntil }: RuleFields, refuse: Refuse): RuleBreaks {
  if (Boolean(pausedFrom) !== Boolean(pausedUntil)) {
    refuse(pausedFrom ? 'pausedUntil' : 'pausedFrom', 'required', 'must be given with the other end of the pause');
  }
  return {
    ...(skippedDates.length > 0 ? { skippedDates: [...new Set(skippedDates)].sort() } : {}),
    ...(pausedFrom && pausedUntil ? { pause: { from: pausedFrom, until: pausedUntil } } : {}),
  };
}

/**
 * Reads the wire's fields of a rule, or says what is wrong with their form; `validateRule` then judges the rule.
 * @public
 */
export function ruleFromWire(fields: RuleFields, { timeZone: ownZone, ruleTimes }: RuleReadOptions): RuleReading {
  const problems: RuleProblem[] = [];
  const refuse: Refuse = (...parts) => problems.push(problem(...parts));
  const { startDate, endDate, timeZone = ownZone } = fields;
  problems.push(...frameProblems({ timeZone, startDate, endDate }));
  const hasFrame = problems.length === 0;
  const wallTime = (field: 'fromTime' | 'toTime'): number => {
    const seconds = hasFrame
      ? wallFromStored(fields[field], startDate, timeZone, ruleTimes)
      : secondsOfTime(fields[field]);
    if (seconds === null) refuse(field, 'format', 'must be a time HH:mm:ss');
    return seconds ?? 0;
  };
  const days = daysOf(fields, refuse);
  const [fromTime, toTime] = [wallTime('fromTime'), wallTime('toTime')];
  const intervalMs = spanOf(fields, 'hourInterval', refuse);
  const toleranceMs = spanOf(fields, 'tolerance', refuse);
  const checkpointIds = parseIdList(fields.locationTags);
  const breaks = breaksOf(fields, refuse);
  if (checkpointIds === null) refuse('LocationTags', 'format', 'must be ids with commas between them');
  if (problems.length > 0 || days === null || checkpointIds === null) return { ok: false, problems };
  const times = { fromTime, toTime, intervalMs, toleranceMs, timeZone };
  return { ok: true, rule: { days, startDate, endDate, ...times, checkpointIds, ...breaks } };
}
