import type { ExpandOptions, PatrolRule, PlannedCheck, RuleSlot, RuleWindow } from './rule.types.ts';
import { type RuleFrame, ruleFrames } from './rule-frames.ts';

/* Elapsed time: a guard checks each hour that passes, so the long night has one more (C2.4, decision G16). */
function slotsOf({ startsAt, endsAt, first, end }: RuleFrame, intervalMs: number): RuleSlot[] {
  return Array.from({ length: end - first }, (_, index) => {
    const slotAt = startsAt + (first + index) * intervalMs;
    return { startsAt: slotAt, endsAt: Math.min(slotAt + intervalMs, endsAt) };
  });
}

/**
 * The windows of a rule with their slots, one per rule day, in order and one at a time (C2.1 to C2.6). A window
 * without a slot is left out: one the clock leaps over, or one whose slots all are too late for `notBefore`.
 * Throws a RangeError for an unknown zone or date, or an interval under a second: `validateRule` comes first.
 * @public
 */
export function* expandRule(rule: PatrolRule, options?: ExpandOptions): Generator<RuleWindow> {
  for (const frame of ruleFrames(rule, options)) {
    const { day, startsAt, endsAt } = frame;
    yield { day, startsAt, endsAt, slots: slotsOf(frame, rule.intervalMs) };
  }
}

/** The checks of a rule: each slot once per checkpoint, in their order, or once with null for none (C2.5). @public */
export function* expandChecks(rule: PatrolRule, options?: ExpandOptions): Generator<PlannedCheck> {
  const checkpointIds = rule.checkpointIds.length > 0 ? rule.checkpointIds : [null];
  for (const { day, slots } of expandRule(rule, options)) {
    for (const slot of slots) {
      for (const checkpointId of checkpointIds) yield { day, ...slot, checkpointId };
    }
  }
}

/** How many checks {@link expandChecks} would give, without making them: cheap enough to refuse by (C2.10). @public */
export function countChecks(rule: PatrolRule, options?: ExpandOptions): number {
  let slots = 0;
  for (const { first, end } of ruleFrames(rule, options)) slots += end - first;
  return slots * Math.max(1, rule.checkpointIds.length);
}
