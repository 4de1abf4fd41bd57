import type { PatrolRule } from './rule.types.ts';
import { ruleFrames } from './rule-frames.ts';

/**
 * The local day whose window a check of a rule belongs to, `YYYY-MM-DD`: of one at two in the morning often the day
 * before. null for an instant at which the rule asks for nothing. `slotAt` in milliseconds since 1970.
 * @public
 */
export function ruleDayAt(rule: PatrolRule, slotAt: number): string | null {
  for (const { day, startsAt, first, end } of ruleFrames(rule, { from: slotAt })) {
    const slot = (slotAt - startsAt) / rule.intervalMs;
    if (Number.isInteger(slot) && slot >= first && slot < end) return day;
    if (startsAt > slotAt) return null;
  }
  return null;
}
