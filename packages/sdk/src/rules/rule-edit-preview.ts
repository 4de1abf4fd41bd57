import type { Occurrence, RecurrenceRule } from '../model/index.ts';
import { matchWindow } from './match-window.ts';
import type { PlannedCheck } from './rule.types.ts';
import { planRuleEdit } from './rule-edit.ts';
import { toPatrolRule } from './rule-from-model.ts';

/** What saving a rule would do to its checks, to show before it is saved. @public */
export interface RuleEditPreview {
  /** Checks that are new, by time. */
  readonly added: readonly PlannedCheck[];
  /** Checks that would go, by time. */
  readonly removed: readonly Occurrence[];
  /** Checks that stay: begun, read or changed by hand, or asked for by the rule as it is now too. */
  readonly kept: readonly Occurrence[];
}

/** A rule before and after an edit; null before it was made, and after it was deleted. @public */
export interface EditedRule {
  readonly before: RecurrenceRule | null;
  readonly after: RecurrenceRule | null;
}

/**
 * What an edit would add, remove and keep (C2.9), by the same plan the back end follows. `checks` are the occurrences of
 * the rule from `now` on, such as `client.scheduler.search` answers them; those of other rules are left out. One that
 * was moved by hand is kept where it is, and the slot it was moved from counts as new. `now` in milliseconds since 1970.
 * Answers null while the rule cannot be planned from.
 * @public
 */
export function previewRuleEdit(
  { before, after }: EditedRule,
  checks: readonly Occurrence[],
  now: number,
): RuleEditPreview | null {
  const [rule, old] = [after && toPatrolRule(after), before && toPatrolRule(before)];
  if (after && !rule) return null;
  const own = checks.filter((check) => before !== null && check.ruleId === before.ruleId).sort(byTime);
  const known = own.map((check) => ({
    id: check.occurrenceId,
    slotAt: check.startsAt,
    checkpointId: check.checkpointId,
    opensAt: matchWindow(check.kind === 'rule' ? 'rule' : 'manual', check, old?.toleranceMs ?? 0).opensAt,
    isRead: check.readAt !== null,
    isDetached: check.kind !== 'rule',
  }));
  const { removedIds, made } = planRuleEdit(known, rule, now);
  const replaced = new Set(removedIds);
  /* A check that goes and is made again for the same guard and place has not changed for anybody. */
  const isSameDuty = before?.guardId === after?.guardId && before?.locationId === after?.locationId;
  const again = new Set(isSameDuty ? made.map(slotOf) : []);
  const goes = (check: Occurrence): boolean => replaced.has(check.occurrenceId) && !again.has(slotOf(check));
  const slots = new Set(isSameDuty ? own.filter((check) => replaced.has(check.occurrenceId)).map(slotOf) : []);
  return {
    added: made.filter((check) => !slots.has(slotOf(check))),
    removed: own.filter(goes),
    kept: own.filter((check) => !goes(check)),
  };
}

const slotOf = ({ startsAt, checkpointId }: Pick<PlannedCheck, 'startsAt' | 'checkpointId'>): string =>
  `${startsAt}/${checkpointId ?? ''}`;

const byTime = (a: Occurrence, b: Occurrence): number => a.startsAt - b.startsAt || a.occurrenceId - b.occurrenceId;
