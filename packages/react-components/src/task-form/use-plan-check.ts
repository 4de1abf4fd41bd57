import type { RecurrenceRule } from '@patrolkit/sdk/model';
import {
  countChecks,
  type LintFinding,
  lintPlan,
  nextChecks,
  type PlannedRule,
  toPlannedRule,
} from '@patrolkit/sdk/rules';
import { useDeferredValue, useMemo } from 'react';
import { usePatrol } from '../provider/index.ts';
import { plannedDraft, type TaskDraft } from './task-draft.rules.ts';
import type { TaskFormData } from './task-form.types.ts';

/** What a draft would do, as {@link useTaskForm} gives it. @public */
export interface PlanCheck {
  /** Null while the draft is not whole enough to be planned. */
  readonly preview: PlanPreview | null;
  /** Errors first, then warnings, then notes. */
  readonly findings: readonly LintFinding[];
}

/** The checks of a draft in figures. @public */
export interface PlanPreview {
  readonly count: number;
  /** Milliseconds since 1970; null when there is none. */
  readonly nextAt: number | null;
  /** Nights in which the clock changes, with their number of checks. */
  readonly nights: readonly { readonly date: string; readonly checks: number }[];
}

const nothing: PlanCheck = { preview: null, findings: [] };

type Position = NonNullable<TaskFormData['locations'][number]['position']>;

function positionsOf<Item extends { readonly position: Position | null }>(
  items: readonly Item[],
  idOf: (item: Item) => number,
): ReadonlyMap<number, Position> {
  return new Map(items.flatMap((item) => (item.position ? [[idOf(item), item.position] as const] : [])));
}

/** Plans a draft behind the typing, and checks it against everything else. @internal */
export function usePlanCheck(draft: TaskDraft, rule: RecurrenceRule | undefined, data: TaskFormData): PlanCheck {
  const { now } = usePatrol();
  const { otherRules, checkpoints, locations, holidays } = data;
  const around = useMemo(
    () => ({
      others: (otherRules ?? []).flatMap((other): readonly PlannedRule[] => {
        const plan = toPlannedRule(other);
        return plan ? [plan] : [];
      }),
      checkpointPositions: positionsOf(checkpoints, ({ checkpointId }) => checkpointId),
      locationPositions: positionsOf(locations, ({ locationId }) => locationId),
      holidays: holidays ?? [],
    }),
    [otherRules, checkpoints, locations, holidays],
  );
  const shown = useDeferredValue(draft);
  const ruleId = rule?.ruleId ?? 0;
  return useMemo(() => {
    const planned = plannedDraft(shown);
    if (!planned || planned.days.weekdays.length === 0 || planned.endDate <= planned.startDate) return nothing;
    const at = now();
    const findings = lintPlan(
      { ruleId, guardId: shown.guardId, locationId: shown.locationId, rule: planned },
      { ...around, now: at },
    );
    return {
      findings,
      preview: {
        count: countChecks(planned, { notBefore: at }),
        nextAt: nextChecks(planned, at, 1)[0]?.startsAt ?? null,
        nights: findings.flatMap((finding) => (finding.code === 'clockChange' ? [finding.values] : [])),
      },
    };
  }, [shown, around, ruleId, now]);
}
