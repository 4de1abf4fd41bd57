import type { Wire } from '../wire/index.ts';
import { formatIdList, parseIdList } from './id-list.ts';
import { type RuleTimes, storedFromWall, wallFromStored } from './rule-times.ts';
import { formatSpan, secondsOfSpan } from './span.ts';

/** Local days from one to another, `YYYY-MM-DD`, both included. @public */
export interface DateSpan {
  readonly from: string;
  readonly until: string;
}

/** A rule that plans checks, with wall times of its own zone. @public */
export interface RecurrenceRule {
  /** 0 for a new one. */
  readonly ruleId: number;
  readonly guardId: number;
  readonly guardName: string;
  /** The wire's second field for the guard, passed through untouched (decision G4). */
  readonly securityGuardId: number;
  readonly locationId: number;
  readonly locationName: string;
  /** Checkpoints to read at each time, order kept. */
  readonly checkpointIds: readonly number[];
  /** Days as RFC 5545 text. */
  readonly rrule: string;
  /** First and last local day, `YYYY-MM-DD`, included. */
  readonly startDate: string;
  readonly endDate: string;
  /** Begin and end of the window on the wall clock, seconds of the day. */
  readonly fromTime: number;
  readonly toTime: number;
  readonly intervalMinutes: number;
  readonly toleranceMinutes: number;
  /** IANA zone whose wall clock the rule follows. */
  readonly timeZone: string;
  readonly title: string;
  readonly isMissReported: boolean;
  /** Local days whose windows are left out, `YYYY-MM-DD`, in order; missing leaves those of a saved rule as they are. @default none */
  readonly skippedDates?: readonly string[] | undefined;
  /** Local days on which nothing is planned; missing leaves that of a saved rule as it is. @default none */
  readonly pause?: DateSpan | null | undefined;
  readonly version: number;
}

type RecurrenceBreaks = Pick<RecurrenceRule, 'skippedDates' | 'pause'>;

/** How a back end keeps rules. @public */
export interface RuleWireOptions {
  /** Zone of rules that name none: Config.timeZone. */
  readonly timeZone: string;
  /** How its times are stored (decision K26). @default 'utc-at-start' */
  readonly ruleTimes?: RuleTimes | undefined;
  /** Whether it keeps title, zone and the flag for missed checks (`ruleExtras` in Config.features). @default what the back end is known to have, else true */
  readonly hasExtras?: boolean | undefined;
  /** Whether it keeps skipped dates and the pause (`ruleBreaks` in Config.features). @default what the back end is known to have, else true */
  readonly hasBreaks?: boolean | undefined;
  /** Minutes from check to check that a rule without an interval is saved with. @default 30 */
  readonly fallbackIntervalMinutes?: number | undefined;
}

/** A rule as it is saved: a form may leave the interval to the default. @public */
export type RuleToSave = Omit<RecurrenceRule, 'intervalMinutes'> & { readonly intervalMinutes?: number | undefined };

function readable<T>(value: T | null, field: string): T {
  if (value === null) throw new TypeError(`${field} of a rule cannot be read`);
  return value;
}

function breaksFromWire({ skippedDates, pausedFrom, pausedUntil }: Wire<'RRule'>): RecurrenceBreaks {
  return {
    ...(skippedDates === undefined ? {} : { skippedDates }),
    ...(pausedFrom && pausedUntil ? { pause: { from: pausedFrom, until: pausedUntil } } : {}),
    ...(pausedFrom === null ? { pause: null } : {}),
  };
}

function breaksToWire({ skippedDates, pause }: RecurrenceBreaks): Partial<Wire<'RRuleSave'>> {
  return {
    ...(skippedDates === undefined ? {} : { skippedDates: [...skippedDates] }),
    ...(pause === undefined ? {} : { pausedFrom: pause?.from ?? null, pausedUntil: pause?.until ?? null }),
  };
}

/** Reads the wire's RRule. Throws a TypeError that names the field it cannot read. @public */
export function recurrenceRuleFromWire(wire: Wire<'RRule'>, options: RuleWireOptions): RecurrenceRule {
  const { startDate, endDate, timeZone = options.timeZone } = wire;
  const wall = (stored: string): number | null => wallFromStored(stored, startDate, timeZone, options.ruleTimes);
  return {
    ruleId: wire.idRRule,
    guardId: wire.idUser,
    guardName: wire.userName ?? '',
    securityGuardId: wire.idSecurityGuard ?? wire.idUser,
    locationId: wire.idLocation,
    locationName: wire.locationName ?? '',
    checkpointIds: readable(parseIdList(wire.locationTags), 'locationTags'),
    rrule: wire.rRuleString,
    startDate,
    endDate,
    fromTime: readable(wall(wire.fromTime), 'fromTime'),
    toTime: readable(wall(wire.toTime), 'toTime'),
    intervalMinutes: readable(secondsOfSpan(wire.hourInterval), 'hourInterval') / 60,
    toleranceMinutes: readable(secondsOfSpan(wire.tolerance), 'tolerance') / 60,
    timeZone,
    title: wire.title ?? '',
    isMissReported: wire.checkEventMissing ?? true,
    ...breaksFromWire(wire),
    version: wire.version ?? 0,
  };
}

/** Writes the wire's RRule as POST takes it: the 13 fields of the product description, and the extras where they are kept (S7.63). @public */
export function recurrenceRuleToWire(rule: RuleToSave, options: RuleWireOptions): Wire<'RRuleSave'> {
  const stored = (wall: number): string => storedFromWall(wall, rule.startDate, rule.timeZone, options.ruleTimes);
  return {
    idRRule: rule.ruleId,
    idLocation: rule.locationId,
    LocationTags: formatIdList(rule.checkpointIds),
    idSecurityGuard: rule.securityGuardId,
    userName: rule.guardName,
    idUser: rule.guardId,
    rRuleString: rule.rrule,
    startDate: rule.startDate,
    endDate: rule.endDate,
    hourInterval: formatSpan((rule.intervalMinutes ?? options.fallbackIntervalMinutes ?? 30) * 60),
    fromTime: stored(rule.fromTime),
    toTime: stored(rule.toTime),
    tolerance: formatSpan(rule.toleranceMinutes * 60),
    ...(options.hasExtras === false
      ? {}
      : { timeZone: rule.timeZone, title: rule.title, checkEventMissing: rule.isMissReported }),
    ...(options.hasBreaks === false ? {} : breaksToWire(rule)),
  };
}
