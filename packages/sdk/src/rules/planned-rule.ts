import type { RecurrenceRule } from '../model/index.ts';
import type { PlannedRule } from './lint.types.ts';
import { toPatrolRule } from './rule-from-model.ts';

/** The model's rule as the plan check takes it; null when its `rrule` is not of the one form that is read. @public */
export function toPlannedRule(source: RecurrenceRule): PlannedRule | null {
  const rule = toPatrolRule(source);
  if (!rule) return null;
  const { ruleId, guardId, locationId } = source;
  return { ruleId, guardId, locationId, rule };
}
