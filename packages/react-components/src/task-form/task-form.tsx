import './task-form.css.ts';
import type { RecurrenceRule } from '@patrolkit/sdk/model';
import type { LintFix } from '@patrolkit/sdk/rules';
import { type FormEvent, type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { FindingNames } from './finding-words.ts';
import { FormAlert } from './form-alert.tsx';
import { FormFrame } from './form-frame.tsx';
import { PlanCheckPanel } from './plan-check-panel.tsx';
import { PlanPreviewLine } from './plan-preview.tsx';
import { TaskFields } from './task-fields.tsx';
import type { TaskFormProps } from './task-form.types.ts';
import { type TaskFormModel, useTaskForm } from './use-task-form.ts';

function useFindingNames({ otherRules, checkpoints }: TaskFormProps, model: TaskFormModel): FindingNames {
  const { text } = usePatrol();
  const { draft, guardOptions, locationOptions } = model;
  const rules = useMemo(() => new Map((otherRules ?? []).map((rule) => [rule.ruleId, rule])), [otherRules]);
  const ruleOf = (ruleId: number): RecurrenceRule | undefined => rules.get(ruleId);
  return {
    draft,
    guardName: guardOptions.find(({ id }) => id === draft.guardId)?.label ?? '',
    ruleOf,
    locationName: (id) =>
      locationOptions.find((option) => option.id === id)?.label ??
      otherRules?.find(({ locationId }) => locationId === id)?.locationName ??
      text('taskForm.unknownLocation', { id }),
    checkpointName: (id) => checkpoints.find(({ checkpointId }) => checkpointId === id)?.name ?? String(id),
  };
}

/** Leads to a field by what a fix says, or to the first that is wrong. */
function focusField(form: HTMLElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}

/**
 * The form of a task: a rule that plans checks, with a preview of them and a check of the plan (S5.12 to S5.26).
 * An error of the plan check stops nobody from saving; a broken rule of the fields does.
 *
 * Public classes: `pk-TaskForm`, `pk-TaskForm-fields`, `pk-PlanCheck`, `pk-PlanCheck-finding`.
 * @selector `[data-presentation]` panel; on the form
 * @selector `[data-severity]` error, warning, note; `[data-code]` what was found; on a finding
 * @public
 */
export function TaskForm(props: TaskFormProps): ReactElement {
  const { presentation = 'panel', canKeepTitle = true, canSkipDays = true, onFix } = props;
  const { text } = usePatrol();
  const model = useTaskForm(props);
  const { draft, isEdit, isPending, problems, failure, attempts } = model;
  const [closedAlert, setClosedAlert] = useState(0);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const names = useFindingNames(props, model);

  useEffect(() => {
    if (attempts.refused > 0) focusField(form.current, '[data-invalid] :is(input, button)');
  }, [attempts.refused]);

  const isOrderBroken = problems.repeatUntil?.code === 'dateOrder' && closedAlert < attempts.all;
  const isShown = ({ kind }: LintFix): boolean =>
    kind === 'skipDays' ? canSkipDays : onFix !== undefined || (kind !== 'showRule' && kind !== 'showDay');
  const applyFix = (fix: LintFix): void => {
    if (fix.kind === 'chooseGuard') focusField(form.current, '.pk-TaskForm-guard input');
    else if (fix.kind === 'chooseCheckpoints') focusField(form.current, '.pk-TaskForm-checkpoints input');
    else if (fix.kind === 'showRule' || fix.kind === 'showDay') onFix?.(fix);
    else model.applyFix(fix);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void model.submit('save');
  };
  return (
    <FormFrame
      className={props.className}
      close={model}
      foot={
        <>
          {isEdit && (
            <Button
              className="pk-TaskForm-copy"
              isDisabled={isPending}
              onPress={() => void model.submit('copy')}
              size="lg"
            >
              {text('taskForm.copyPaste')}
            </Button>
          )}
          <Button onPress={model.requestClose} size="lg">
            {text('taskForm.cancel')}
          </Button>
          <Button form={formId} isDisabled={isPending} size="lg" type="submit" variant="primary">
            {text(isPending ? 'taskForm.saving' : 'taskForm.save')}
          </Button>
        </>
      }
      presentation={presentation}
      ref={props.ref}
      title={text(isEdit ? 'taskForm.editTitle' : 'taskForm.newTitle')}
    >
      <form className="pk-TaskForm-form" id={formId} noValidate onSubmit={submit} ref={form}>
        <TaskFields canKeepTitle={canKeepTitle} canSkipDays={canSkipDays} model={model} />
        <PlanPreviewLine preview={model.preview} timeZone={draft.timeZone} />
        {model.preview && <PlanCheckPanel canFix={isShown} findings={model.findings} names={names} onFix={applyFix} />}
        <FormAlert
          brokenRule={isOrderBroken ? text('taskForm.dateOrder') : null}
          describeError={props.describeError}
          failure={failure}
          onClose={() => {
            setClosedAlert(attempts.all);
            model.forget();
          }}
          onRetry={() => void model.submit('save')}
        />
      </form>
    </FormFrame>
  );
}
