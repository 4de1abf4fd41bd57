import { expandChecks } from './expand-rule.ts';
import type { ExistingCheck, PatrolRule, PlannedCheck, RuleEdit } from './rule.types.ts';

/** The checks a rule saved now asks for: all but those whose deadline has passed, so that nothing is missed at birth (C2.7). @public */
export function slotsToMake(rule: PatrolRule, now: number): PlannedCheck[] {
  return [...expandChecks(rule, { notBefore: now })];
}

const keyOf = (slotAt: number, checkpointId: number | null): string => `${slotAt}/${checkpointId ?? ''}`;

/**
 * What saving a rule does to the checks it has (C2.9): those whose window has not opened and which are neither read
 * nor touched by hand go, the others stay, and what the rule asks for now is made, but for the slots that stayed.
 * `rule` null deletes it: the same removal, nothing new. `now` is in milliseconds since 1970.
 * @public
 */
export function planRuleEdit(existing: readonly ExistingCheck[], rule: PatrolRule | null, now: number): RuleEdit {
  const isReplaced = (check: ExistingCheck): boolean => !check.isRead && !check.isDetached && now < check.opensAt;
  const kept = new Set(
    existing.filter((check) => !isReplaced(check)).map((check) => keyOf(check.slotAt, check.checkpointId)),
  );
  return {
    removedIds: existing.filter(isReplaced).map((check) => check.id),
    made: rule ? slotsToMake(rule, now).filter((check) => !kept.has(keyOf(check.startsAt, check.checkpointId))) : [],
  };
}
