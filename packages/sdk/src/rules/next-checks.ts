import { expandRule } from './expand-rule.ts';
import type { PatrolRule, RuleSlot } from './rule.types.ts';

/** The next `count` slots of a rule that start at or after `now`, fewer where it ends; for a preview. @public */
export function nextChecks(rule: PatrolRule, now: number, count: number): RuleSlot[] {
  const next: RuleSlot[] = [];
  for (const { slots } of expandRule(rule, { from: now })) {
    next.push(...slots.filter((slot) => slot.startsAt >= now).slice(0, count - next.length));
    if (next.length >= count) break;
  }
  return next;
}
