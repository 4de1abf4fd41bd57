import { type RecurrenceRule, toLocale } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import type { Choice } from '../controls/field.types.ts';
import { usePatrol } from '../provider/index.ts';
import type { TaskDraft } from './task-draft.rules.ts';
import type { TaskFormData } from './task-form.types.ts';

/** What the fields offer, as {@link useTaskForm} gives it. @public */
export interface TaskChoices {
  /** Active users of role Guard (S5.13); one who was chosen and is no guard any more stands last and cannot be chosen. */
  readonly guardOptions: readonly Choice<number>[];
  readonly locationOptions: readonly Choice<number>[];
  /** Checkpoints of the chosen location. */
  readonly checkpointOptions: readonly Choice<number>[];
  readonly shiftOptions: readonly Choice<number>[];
}

/** The choice that a rule brings along although it is not offered to others. */
function kept(
  options: readonly Choice<number>[],
  id: number | null,
  choice: Omit<Choice<number>, 'id'>,
): readonly Choice<number>[] {
  if (id === null || options.some((option) => option.id === id)) return options;
  return [...options, { ...choice, id, isDisabled: true }];
}

/** What can be chosen, by name in the language of the page. @internal */
export function useTaskChoices(
  data: TaskFormData,
  draft: Pick<TaskDraft, 'locationId'>,
  rule: Pick<RecurrenceRule, 'guardId' | 'guardName' | 'locationId' | 'locationName'> | undefined,
): TaskChoices {
  const { users, locations, checkpoints, shifts } = data;
  const { text, language } = usePatrol();
  const compare = useMemo(() => {
    const collator = new Intl.Collator(toLocale(language), { numeric: true });
    return (a: Choice, b: Choice): number => collator.compare(a.label, b.label);
  }, [language]);
  const { guardId = 0, guardName = '', locationName = '' } = rule ?? {};
  const ruleLocationId = rule?.locationId ?? 0;

  const guardOptions = useMemo(() => {
    const guards = users
      .filter(({ role, isActive }) => role === 'Guard' && isActive)
      .map(({ userId, name }) => ({ id: userId, label: name }))
      .sort(compare);
    return kept(guards, guardId || null, { label: guardName, detail: text('taskForm.noLongerGuard') });
  }, [users, compare, guardId, guardName, text]);
  const locationOptions = useMemo(() => {
    const places = locations
      .filter(({ isActive }) => isActive)
      .map(({ locationId, name }) => ({ id: locationId, label: name }))
      .sort(compare);
    return kept(places, ruleLocationId || null, { label: locationName });
  }, [locations, compare, ruleLocationId, locationName]);
  const checkpointOptions = useMemo(
    () =>
      checkpoints
        .filter(({ locationId }) => locationId === draft.locationId)
        .map(({ checkpointId, name }) => ({ id: checkpointId, label: name }))
        .sort(compare),
    [checkpoints, draft.locationId, compare],
  );
  const shiftOptions = useMemo(
    () =>
      (shifts ?? []).map(({ shiftId, name, fromTime, toTime }) => ({
        id: shiftId,
        label: name,
        detail: `${fromTime.slice(0, 5)}–${toTime.slice(0, 5)}`,
      })),
    [shifts],
  );
  return { guardOptions, locationOptions, checkpointOptions, shiftOptions };
}
