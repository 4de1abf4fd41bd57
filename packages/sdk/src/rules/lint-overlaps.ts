import type { LintFinding, PlannedRule, PlanSurroundings } from './lint.types.ts';
import { findDoubleBookings, overlapOf, windowsFrom } from './rule-overlap.ts';

function sharesCheckpoint(one: PlannedRule, other: PlannedRule): boolean {
  return one.rule.checkpointIds.some((id) => other.rule.checkpointIds.includes(id));
}

/** Where the guard is elsewhere at the same time, and where checkpoints are checked for two rules at once. @internal */
export function* lintOverlaps(plan: PlannedRule, { now, others }: PlanSurroundings): Generator<LintFinding> {
  for (const values of findDoubleBookings(others, now).of(plan)) {
    const fixes = [{ kind: 'showRule', ruleId: values.otherRuleId }, { kind: 'chooseGuard' }] as const;
    yield { code: 'doubleBooking', severity: 'error', values, fixes };
  }
  const windowsOf = windowsFrom(now);
  for (const other of others) {
    if (other.ruleId === plan.ruleId || other.locationId !== plan.locationId || !sharesCheckpoint(plan, other))
      continue;
    const values = overlapOf(plan, other, windowsOf);
    if (!values) continue;
    const fixes = [{ kind: 'showRule', ruleId: other.ruleId }] as const;
    const isSameGuard = plan.guardId !== null && other.guardId === plan.guardId;
    if (isSameGuard) yield { code: 'sameChecks', severity: 'warning', values, fixes };
    else yield { code: 'checkedTwice', severity: 'note', values, fixes };
  }
}
