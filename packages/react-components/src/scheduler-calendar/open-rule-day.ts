import type { Occurrence, RecurrenceRule } from '@patrolkit/sdk/model';
import { ruleDayAt, toPatrolRule } from '@patrolkit/sdk/rules';

/**
 * The day of its rule that a check belongs to, `YYYY-MM-DD`: the one its round begins on. null for one that was read, is
 * over or was changed by hand, which a skipped day would leave as it is. @param now milliseconds since 1970
 * @internal
 */
export function openRuleDay(item: Occurrence, rule: RecurrenceRule | null, now: number): string | null {
  if (!rule || item.kind !== 'rule' || item.readAt !== null || item.startsAt <= now) return null;
  const planned = toPatrolRule(rule);
  return planned && ruleDayAt(planned, item.startsAt);
}
