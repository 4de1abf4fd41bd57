import type { Occurrence } from '@patrolkit/sdk/model';
import { useMemo, useState } from 'react';
import type { Choice } from '../controls/field.types.ts';
import { type CheckDraft, type CheckProblems, checkOfDraft, checkProblems, draftOfCheck } from './check-draft.rules.ts';
import type { CheckFormOptions } from './check-form.types.ts';
import { type FormClose, useFormClose } from './use-form-close.ts';
import { type Submit, useSubmit } from './use-submit.ts';
import { type TaskChoices, useTaskChoices } from './use-task-choices.ts';

/** What {@link useCheckForm} gives. @public */
export interface CheckFormModel extends Submit, FormClose, Omit<TaskChoices, 'shiftOptions'> {
  readonly draft: CheckDraft;
  /** What was read stays where and when it was read: only its title and its alarm can be changed. */
  readonly isRead: boolean;
  change(change: Partial<CheckDraft>): void;
  /** None before the first attempt to save; those of the server until something is changed. */
  readonly problems: CheckProblems;
  submit(): Promise<boolean>;
  /** Attempts to save that problems stopped. */
  readonly refusedCount: number;
}

const nameOf = (options: readonly Choice<number>[], id: number | null): string =>
  options.find((option) => option.id === id)?.label ?? '';

/** The form of one planned check without any markup (S4.33). @public */
export function useCheckForm(options: CheckFormOptions): CheckFormModel {
  const { check, users, checkpoints } = options;
  const [before] = useState(() => draftOfCheck(check));
  const [draft, setDraft] = useState(before);
  const [refusedCount, setRefusedCount] = useState(0);
  const [isTried, setTried] = useState(false);
  const [answered, setAnswered] = useState<CheckProblems>({});
  const { run, ...submit } = useSubmit();
  const { shiftOptions: _, ...choices } = useTaskChoices(options, draft, check);
  const around = useMemo(
    () => ({
      /* Who walked a check that was read may be no guard any more. */
      guardIds: new Set([
        ...users.filter(({ role, isActive }) => role === 'Guard' && isActive).map(({ userId }) => userId),
        ...(check.readAt === null ? [] : [check.guardId]),
      ]),
      checkpointLocations: new Map(checkpoints.map(({ checkpointId, locationId }) => [checkpointId, locationId])),
    }),
    [users, checkpoints, check],
  );
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before);
  const close = useFormClose(isDirty, () => options.onClose({ reason: 'cancel' }));
  const found = checkProblems(draft, around);

  const save = async (): Promise<boolean> => {
    setTried(true);
    setAnswered({});
    const saved: Occurrence | null = checkOfDraft(draft, check, {
      guardName: nameOf(choices.guardOptions, draft.guardId),
      locationName: nameOf(choices.locationOptions, draft.locationId),
      checkpointName: draft.checkpointId === null ? null : nameOf(choices.checkpointOptions, draft.checkpointId),
    });
    if (Object.keys(found).length > 0 || !saved) {
      setRefusedCount((count) => count + 1);
      submit.forget();
      return false;
    }
    const failure = await run(() => options.onSubmit(saved));
    if (failure === 'busy') return false;
    if (failure) setAnswered(failure.problems);
    else options.onClose({ reason: 'saved' });
    return failure === null;
  };
  return {
    ...choices,
    ...submit,
    ...close,
    draft,
    isRead: check.readAt !== null,
    change: (change) => {
      setDraft({ ...draft, ...change });
      setAnswered({});
    },
    problems: { ...answered, ...(isTried ? found : {}) },
    submit: save,
    refusedCount,
  };
}
