import './task-form.css.ts';
import { type FormEvent, type ReactElement, useEffect, useId, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import { ruleFromCheck } from './check-draft.rules.ts';
import { CheckFields } from './check-fields.tsx';
import type { CheckFormProps } from './check-form.types.ts';
import { FormAlert } from './form-alert.tsx';
import { FormFrame } from './form-frame.tsx';
import { useCheckForm } from './use-check-form.ts';

/** The form of one planned check: what is changed here is changed for it alone, its rule stays (S4.33). @public */
export function CheckForm(props: CheckFormProps): ReactElement {
  const { check, timeZone, presentation = 'panel', onCopy } = props;
  const { text } = usePatrol();
  const model = useCheckForm(props);
  const { isPending, failure, refusedCount } = model;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusedCount > 0) form.current?.querySelector<HTMLElement>('[data-invalid] :is(input, button)')?.focus();
  }, [refusedCount]);
  return (
    <FormFrame
      className={props.className}
      close={model}
      foot={
        <>
          {onCopy && (
            <Button className="pk-TaskForm-copy" onPress={() => onCopy(ruleFromCheck(check, timeZone))} size="lg">
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
      title={text('taskForm.check.editTitle')}
    >
      <form
        className="pk-TaskForm-form"
        id={formId}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void model.submit();
        }}
        ref={form}
      >
        <CheckFields check={check} model={model} timeZone={timeZone} />
        <FormAlert
          brokenRule={null}
          describeError={props.describeError}
          failure={failure}
          onClose={model.forget}
          onRetry={() => void model.submit()}
        />
      </form>
    </FormFrame>
  );
}
