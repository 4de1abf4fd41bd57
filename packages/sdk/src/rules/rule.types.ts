import type { DateSpan, Weekday } from '../model/index.ts';

/** The days an `rRuleString` names: each week on these weekdays, from a date on, up to a date or without end. @public */
export interface RuleDays {
  /** DTSTART: first day that counts, `YYYY-MM-DD`. */
  readonly startDate: string;
  /** BYDAY: at least one, each once, Monday first. */
  readonly weekdays: readonly Weekday[];
  /** UNTIL: last day that counts, `YYYY-MM-DD`; null for no end. */
  readonly until: string | null;
}

/** A recurrence rule as it is planned from: wall times in its own zone, numbers with their unit (C1, C2). @public */
export interface PatrolRule {
  /** What its `rRuleString` says, read by `parseRuleString`. */
  readonly days: RuleDays;
  /** First local day, `YYYY-MM-DD`, included. */
  readonly startDate: string;
  /** Last local day, `YYYY-MM-DD`, included. */
  readonly endDate: string;
  /** Begin of the window: seconds of the day on the wall clock, 0 to 86399. */
  readonly fromTime: number;
  /** End of the window, as `fromTime`; at or before it means the next day, equal means 24 hours. */
  readonly toTime: number;
  /** Elapsed milliseconds between two checks. */
  readonly intervalMs: number;
  /** How early or late a read still counts, in milliseconds. */
  readonly toleranceMs: number;
  /** IANA zone whose wall clock the rule follows. */
  readonly timeZone: string;
  /** Checkpoints to read at each slot, order kept; empty for none. */
  readonly checkpointIds: readonly number[];
  /** Local days whose windows are left out, by the day they start on, `YYYY-MM-DD`. @default none */
  readonly skippedDates?: readonly string[] | undefined;
  /** Local days from which to which every window is left out. @default none */
  readonly pause?: DateSpan | null | undefined;
}

/** What a rule leaves out of its days. @public */
export type RuleBreaks = Pick<PatrolRule, 'skippedDates' | 'pause'>;

/** One time at which a guard checks; instants in milliseconds since 1970. @public */
export interface RuleSlot {
  readonly startsAt: number;
  /** The next slot or the end of the window, whichever comes first. */
  readonly endsAt: number;
}

/** A guard's window of one rule day: what a route is made from (C2.3, C5). @public */
export interface RuleWindow {
  /** Local day the window starts on, `YYYY-MM-DD`. */
  readonly day: string;
  readonly startsAt: number;
  readonly endsAt: number;
  /** At least one, in order. */
  readonly slots: readonly RuleSlot[];
}

/** A check that a rule asks for: one slot at one checkpoint (C2.5). @public */
export interface PlannedCheck extends RuleSlot {
  /** Local day its window starts on, `YYYY-MM-DD`. */
  readonly day: string;
  /** null for a rule without checkpoints: never matched, never missed. */
  readonly checkpointId: number | null;
}

/** Which part of a rule is expanded; instants in milliseconds since 1970. @public */
export interface ExpandOptions {
  /** Windows that end at or before this instant are left out. */
  readonly from?: number | undefined;
  /** Slots whose deadline lies before this instant are left out: the time a rule is saved (C2.7). */
  readonly notBefore?: number | undefined;
}

/** A check that exists already, as an edit of its rule looks at it (C2.9). @public */
export interface ExistingCheck {
  readonly id: number;
  /** Instant of the slot it was made for, also when it was moved by hand since. */
  readonly slotAt: number;
  readonly checkpointId: number | null;
  /** When its match window opens or has opened. */
  readonly opensAt: number;
  readonly isRead: boolean;
  /** Moved or edited by hand (C2.11). */
  readonly isDetached: boolean;
}

/** What saving or deleting a rule does to its checks. @public */
export interface RuleEdit {
  /** Checks to remove. */
  readonly removedIds: readonly number[];
  /** Checks to make, by time, then in the order of the checkpoints. */
  readonly made: readonly PlannedCheck[];
}

/** One refusal: field of the wire, code of the catalogue (A2), English text. @public */
export interface RuleProblem {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}
