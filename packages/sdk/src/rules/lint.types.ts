import type { LatLon, Weekday } from '../model/index.ts';
import type { PatrolRule } from './rule.types.ts';

/** A rule with who walks it and where, as the plan check looks at it. @public */
export interface PlannedRule {
  /** 0 for one that is not saved yet. */
  readonly ruleId: number;
  /** null while nobody is chosen. */
  readonly guardId: number | null;
  /** null while no place is chosen. */
  readonly locationId: number | null;
  readonly rule: PatrolRule;
}

/** What a plan is checked against; whatever is not known is left out and then not complained about. @public */
export interface PlanSurroundings {
  /** Milliseconds since 1970; what is over is no matter any more. */
  readonly now: number;
  /** Every other rule; one with the id of the plan is taken for its former self and left out. */
  readonly others: readonly PlannedRule[];
  readonly checkpointPositions?: ReadonlyMap<number, LatLon> | undefined;
  readonly locationPositions?: ReadonlyMap<number, LatLon> | undefined;
  readonly holidays?: readonly PublicHoliday[] | undefined;
  /** As the crow flies, kilometres an hour. @default 5 */
  readonly walkingKmh?: number | undefined;
}

/** A day on which most places are closed. @public */
export interface PublicHoliday {
  /** Local calendar date `YYYY-MM-DD`. */
  readonly date: string;
  readonly name: string;
}

/** How much a finding matters; none of them stops anybody from saving. @public */
export type LintSeverity = 'error' | 'warning' | 'note';

/** How often and when windows of another rule meet those of the plan. @public */
export interface RuleOverlap {
  readonly otherRuleId: number;
  /** Windows of the other rule that meet one of the plan. */
  readonly count: number;
  /** When they first meet, milliseconds since 1970. */
  readonly firstAt: number;
  /** Weekdays on which these windows of the other rule start, Monday first. */
  readonly weekdays: readonly Weekday[];
}

/** What repairs a finding, or shows what is meant; the host carries it out. @public */
export type LintFix =
  | { readonly kind: 'showRule'; readonly ruleId: number }
  | { readonly kind: 'showDay'; readonly date: string }
  | { readonly kind: 'chooseGuard' }
  | { readonly kind: 'chooseCheckpoints' }
  | { readonly kind: 'setTolerance'; readonly minutes: number }
  | { readonly kind: 'setInterval'; readonly minutes: number }
  /** Leaves these days out, `YYYY-MM-DD`. */
  | { readonly kind: 'skipDays'; readonly dates: readonly string[] };

interface Finding<Code extends string, Severity extends LintSeverity, Values> {
  readonly code: Code;
  readonly severity: Severity;
  readonly values: Values;
  /** Most helpful first; none where only thinking helps. */
  readonly fixes: readonly LintFix[];
}

/** One thing the plan check found, as data; the words are messages. Minutes are whole, kilometres are not. @public */
export type LintFinding =
  /** The guard is at another place at the same time. */
  | Finding<'doubleBooking', 'error', RuleOverlap>
  /** Some round needs longer, even straight ahead, than its reads may lie apart. */
  | Finding<'travelImpossible', 'error', { minutes: number; availableMinutes: number; kilometers: number }>
  /** The back end refuses so many. */
  | Finding<'tooManyChecks', 'error', { count: number; limit: number }>
  /** No day of the rule makes a check. */
  | Finding<'noChecks', 'error', object>
  /** The same guard checks the same checkpoints for two rules at once. */
  | Finding<'sameChecks', 'warning', RuleOverlap>
  /** The guard cannot be at the other rule's place in time. */
  | Finding<
      'travelBetween',
      'warning',
      {
        otherRuleId: number;
        minutes: number;
        availableMinutes: number;
        kilometers: number;
        count: number;
        firstAt: number;
      }
    >
  /** The tolerance reaches into the next check: two reads close together pass for both (decision G15). */
  | Finding<'visitAnswersTwo', 'warning', { toleranceMinutes: number; intervalMinutes: number }>
  /** A night in which the clock changes has more checks or fewer than the others (C2.4). */
  | Finding<'clockChange', 'warning', { date: string; checks: number; usual: number }>
  /** Less than a minute for each checkpoint. */
  | Finding<'noTimeForChecks', 'warning', { checkpoints: number; intervalMinutes: number }>
  /** Nothing can be read, so that nothing is ever missed (C2.5). */
  | Finding<'noCheckpoints', 'warning', object>
  /** Nobody is there for a while in the middle of the hours that are covered. */
  | Finding<'coverageGap', 'warning' | 'note', CoverageGap>
  /** Another guard checks the same checkpoints at the same time. */
  | Finding<'checkedTwice', 'note', RuleOverlap>
  /** The round takes more than half of the time there is for it. */
  | Finding<'travelTight', 'note', { from: number; to: number; minutes: number; availableMinutes: number }>
  /** Days of the plan that are public holidays. */
  | Finding<'holidays', 'note', { holidays: readonly PublicHoliday[] }>;

/** A stretch of the week in which no rule covers a place. @public */
export interface CoverageGap {
  /** Weekday on which it begins. */
  readonly weekday: Weekday;
  /** Wall times, seconds of the day; `toTime` at or before `fromTime` is on the next day. */
  readonly fromTime: number;
  readonly toTime: number;
  /** How many such stretches the week has, this one included. */
  readonly count: number;
}
