import { addDays, localDate } from '@patrolkit/sdk/model';
import { nextChecks, type PatrolRule, type RuleSlot } from '@patrolkit/sdk/rules';

/** A weekly rule has a window within so many days, mostly. */
const soonDays = 9;

/**
 * The next `count` checks of a rule. Rows that scroll by ask for one each: the coming days are looked at first, and
 * the whole rule only when they hold too few.
 * @internal
 */
export function soonChecks(rule: PatrolRule, now: number, count: number): readonly RuleSlot[] {
  const today = localDate(rule.timeZone, now);
  const isBegun = rule.startDate <= today;
  const endDate = addDays(isBegun ? today : rule.startDate, soonDays);
  if (endDate < rule.endDate) {
    const soon = nextChecks({ ...rule, endDate }, now, count);
    if (soon.length === count) return soon;
  }
  return nextChecks(rule, now, count);
}
