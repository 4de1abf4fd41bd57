import type { RecurrenceRule } from '@patrolkit/sdk/model';
import {
  countChecks,
  describeRule,
  findDoubleBookings,
  type PlannedRule,
  type RuleDescription,
  type RuleOverlap,
  type RuleSlot,
  toPlannedRule,
} from '@patrolkit/sdk/rules';
import { useMemo } from 'react';
import { soonChecks } from './soon-checks.rules.ts';
import { useMinute } from './use-minute.ts';

/** What is known about a rule beside its fields; each is worked out when it is first asked for. @public */
export interface RuleFacts {
  /** Null when its days cannot be read. */
  describe(rule: RecurrenceRule): RuleDescription | null;
  /** Starts of the next checks, milliseconds since 1970, at most twelve. */
  next(rule: RecurrenceRule): readonly number[];
  /** Start of the next check; null when none comes. */
  nextAt(rule: RecurrenceRule): number | null;
  /** Rules of the same guard at other places that meet it, soonest first. */
  overlaps(rule: RecurrenceRule): readonly RuleOverlap[];
  /** Checks that are still to come. */
  comingChecks(rule: RecurrenceRule): number;
}

const shownChecks = 12;

/** Remembers an answer for each rule. */
function once<Answer>(work: (rule: RecurrenceRule) => Answer): (rule: RecurrenceRule) => Answer {
  const known = new WeakMap<RecurrenceRule, { readonly answer: Answer }>();
  return (rule) => {
    const found = known.get(rule) ?? { answer: work(rule) };
    known.set(rule, found);
    return found.answer;
  };
}

/** Facts about rules as of the current minute. @internal */
export function useRuleFacts(rules: readonly RecurrenceRule[]): RuleFacts {
  const minute = useMinute();
  const planned = useMemo(() => {
    const plan = once(toPlannedRule);
    const plans: readonly PlannedRule[] = rules.flatMap((rule) => plan(rule) ?? []);
    return { plan, plans };
  }, [rules]);
  return useMemo(() => {
    const { plan, plans } = planned;
    const bookings = findDoubleBookings(plans, minute);
    const soon = (rule: RecurrenceRule, count: number): readonly RuleSlot[] => {
      const found = plan(rule);
      return found ? soonChecks(found.rule, minute, count) : [];
    };
    return {
      describe: once((rule) => {
        const found = plan(rule);
        return found && describeRule(found.rule);
      }),
      next: once((rule) => soon(rule, shownChecks).map(({ startsAt }) => startsAt)),
      nextAt: once((rule) => soon(rule, 1)[0]?.startsAt ?? null),
      overlaps: once((rule) => {
        const found = plan(rule);
        return found ? bookings.of(found) : [];
      }),
      comingChecks: once((rule) => {
        const found = plan(rule);
        return found ? countChecks(found.rule, { notBefore: minute }) : 0;
      }),
    };
  }, [planned, minute]);
}
