import type { RecurrenceRule } from '@patrolkit/sdk/model';
import type { LintFix } from '@patrolkit/sdk/rules';
import { useMemo, useState } from 'react';
import type { Choice } from '../controls/field.types.ts';
import { usePatrol } from '../provider/index.ts';
import {
  defaultRepeatUntil,
  draftOfRule,
  isSameDraft,
  newDraft,
  ruleOfDraft,
  type TaskDraft,
  withSkipped,
} from './task-draft.rules.ts';
import type { TaskFormOptions, TaskSubmitReason } from './task-form.types.ts';
import { type TaskField, type TaskProblems, taskProblems } from './task-problems.rules.ts';
import { type FormClose, useFormClose } from './use-form-close.ts';
import { type PlanCheck, usePlanCheck } from './use-plan-check.ts';
import { type Submit, useSubmit } from './use-submit.ts';
import { type TaskChoices, useTaskChoices } from './use-task-choices.ts';

/** What {@link useTaskForm} gives. @public */
export interface TaskFormModel extends PlanCheck, Submit, FormClose, TaskChoices {
  readonly draft: TaskDraft;
  /** Whether a rule is being changed, not made. */
  readonly isEdit: boolean;
  readonly isDirty: boolean;
  change(change: Partial<TaskDraft>): void;
  /** Fills in the times and weekdays of a shift. */
  chooseShift(shiftId: number | null): void;
  /** Problems to show: none before the first attempt to save, then as they are; those of the server until their field changes. */
  readonly problems: TaskProblems;
  /** Saves when nothing is wrong; answers whether it was saved. */
  submit(reason: TaskSubmitReason): Promise<boolean>;
  /** Attempts to save so far, and how many of them problems stopped: time to lead to the first of them. */
  readonly attempts: { readonly all: number; readonly refused: number };
  /** Carries out a fix of the plan check; false when it is not the form's to do. */
  applyFix(fix: LintFix): boolean;
}

const fieldOf: Readonly<Partial<Record<keyof TaskDraft, TaskField>>> = {
  title: 'title',
  guardId: 'guard',
  locationId: 'location',
  checkpointIds: 'checkpoints',
  startDate: 'startDate',
  startTime: 'startTime',
  endTime: 'endTime',
  intervalMinutes: 'interval',
  toleranceMinutes: 'tolerance',
  weekdays: 'weekdays',
  repeatUntil: 'repeatUntil',
  pauseFrom: 'pauseFrom',
  pauseUntil: 'pauseUntil',
};

function firstDraft({ rule, ...options }: TaskFormOptions, now: number): TaskDraft {
  if (rule) return draftOfRule(rule);
  return newDraft({
    now,
    timeZone: options.timeZone,
    startDate: options.defaultStartDate,
    intervalMinutes: options.defaultIntervalMinutes,
    toleranceMinutes: options.defaultToleranceMinutes,
  });
}

/** The form of a task without any markup: what is typed, what is wrong with it, what it would plan, and saving it. @public */
export function useTaskForm(options: TaskFormOptions): TaskFormModel {
  const { rule, users, checkpoints, shifts } = options;
  const { now } = usePatrol();
  const [before] = useState(() => firstDraft(options, now()));
  const [draft, setDraft] = useState(before);
  const [attempts, setAttempts] = useState({ isNew: true, all: 0, refused: 0 });
  const [answered, setAnswered] = useState<TaskProblems>({});
  const { run, ...submit } = useSubmit();
  const isEdit = rule !== undefined && rule.ruleId > 0;
  const choices = useTaskChoices(options, draft, rule);
  const plan = usePlanCheck(draft, rule, options);
  const check = useMemo(
    () => ({
      guardIds: new Set(users.filter(({ role, isActive }) => role === 'Guard' && isActive).map(({ userId }) => userId)),
      checkpointLocations: new Map(checkpoints.map(({ checkpointId, locationId }) => [checkpointId, locationId])),
    }),
    [users, checkpoints],
  );
  const isDirty = !isSameDraft(draft, before);
  const close = useFormClose(isDirty, () => options.onClose({ reason: 'cancel' }));

  const change = (changes: Partial<TaskDraft>): void => {
    const next = { ...draft, ...changes };
    /* A repeat-until that nobody touched goes along with the start. */
    const isUntouched = !isEdit && draft.repeatUntil === defaultUntil(draft);
    if (isUntouched && changes.startDate && changes.repeatUntil === undefined) {
      setDraft({ ...next, repeatUntil: defaultUntil(next) });
    } else setDraft(next);
    const touched = Object.keys(changes).map((key) => fieldOf[key as keyof TaskDraft]); // keys of a draft
    setAnswered((found) =>
      Object.fromEntries(Object.entries(found).filter(([field]) => !touched.some((one) => one === field))),
    );
  };
  function defaultUntil({ startDate, timeZone }: TaskDraft): string | null {
    return startDate === null ? draft.repeatUntil : defaultRepeatUntil(startDate, now(), timeZone);
  }

  const save = async (reason: TaskSubmitReason): Promise<boolean> => {
    const isNew = reason === 'copy' || !isEdit;
    const saved: RecurrenceRule | null = ruleOfDraft(draft, {
      ruleId: isNew ? 0 : rule.ruleId,
      before: rule,
      guardName: nameOf(choices.guardOptions, draft.guardId),
      locationName: nameOf(choices.locationOptions, draft.locationId),
    });
    const isRefused = Object.keys(taskProblems(draft, { ...check, now: now(), isNew })).length > 0;
    setAnswered({});
    setAttempts(({ all, refused }) => ({ isNew, all: all + 1, refused: refused + (isRefused ? 1 : 0) }));
    if (isRefused || !saved) {
      submit.forget();
      return false;
    }
    const failure = await run(() => options.onSubmit(saved, { reason }));
    if (failure === 'busy') return false;
    if (failure) setAnswered(failure.problems);
    else options.onClose({ reason: 'saved' });
    return failure === null;
  };

  return {
    ...choices,
    ...plan,
    ...submit,
    ...close,
    draft,
    isEdit,
    isDirty,
    change,
    chooseShift: (shiftId) => {
      const shift = shifts?.find((one) => one.shiftId === shiftId);
      if (shift)
        change({ startTime: shift.fromTime.slice(0, 5), endTime: shift.toTime.slice(0, 5), weekdays: shift.weekdays });
    },
    problems: {
      ...answered,
      ...(attempts.all > 0 ? taskProblems(draft, { ...check, now: now(), isNew: attempts.isNew }) : {}),
    },
    submit: save,
    attempts,
    applyFix: (fix) => {
      if (fix.kind === 'setTolerance') change({ toleranceMinutes: fix.minutes });
      else if (fix.kind === 'setInterval') change({ intervalMinutes: fix.minutes });
      else if (fix.kind === 'skipDays') change({ skippedDates: withSkipped(draft, fix.dates) });
      else return false;
      return true;
    },
  };
}

function nameOf(options: readonly Choice<number>[], id: number | null): string {
  return options.find((option) => option.id === id)?.label ?? '';
}
