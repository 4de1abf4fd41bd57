import { formatDateTime } from '@patrolkit/sdk/model';
import { type ReactElement, useId, useState } from 'react';
import { Alert } from '../controls/alert.tsx';
import { Button } from '../controls/button.tsx';
import { ModalDialog } from '../controls/modal-dialog.tsx';
import { TextField } from '../controls/text-field.tsx';
import { usePatrol } from '../provider/index.ts';
import type { EventEdit } from './event-grid.types.ts';
import type { EventChange } from './use-event-changes.ts';

/** Characters that the contract allows. */
const lengths = { source: 200, description: 2000, comment: 2000 } as const;

/** Props of {@link EventEditDialog}. @internal */
export interface EventEditDialogProps {
  /** Null while the form is closed. */
  edit: EventChange | null;
  /** Version of the event now: another than when the form opened means that somebody else changed it. */
  currentVersion: number | undefined;
  onSave: (edit: EventEdit) => void;
  onClose: () => void;
}

interface FormProps {
  edit: EventChange;
  formId: string;
  isOvertaken: boolean;
  values: EventEdit;
  onChange: (part: Partial<EventEdit>) => void;
  onSave: () => void;
}

function EditForm({ edit, formId, isOvertaken, values, onChange, onSave }: FormProps): ReactElement {
  const { text } = usePatrol();
  const [closedError, setClosedError] = useState<EventChange | null>(null);
  return (
    <form
      className="pk-EventEdit"
      id={formId}
      onSubmit={(submit) => {
        submit.preventDefault();
        onSave();
      }}
    >
      {isOvertaken && (
        <p className="pk-EventEdit-note" role="status">
          {text('eventGrid.overtaken')}
        </p>
      )}
      <TextField
        autoFocus
        label={text('eventGrid.column.source')}
        maxLength={lengths.source}
        onChange={(source) => onChange({ source })}
        value={values.source}
      />
      <TextField
        label={text('eventGrid.column.description')}
        maxLength={lengths.description}
        onChange={(description) => onChange({ description })}
        rows={3}
        value={values.description}
      />
      <TextField
        label={text('eventGrid.remark')}
        maxLength={lengths.comment}
        onChange={(comment) => onChange({ comment })}
        rows={3}
        value={values.comment}
      />
      {edit.errorText !== null && edit !== closedError && (
        <Alert
          detail={text('eventGrid.saveFailed', { id: String(edit.event.eventId) })}
          onClose={() => setClosedError(edit)}
          onRetry={onSave}
          title={edit.errorText}
        />
      )}
    </form>
  );
}

/** The form of what may be changed of an event. It stays, with all that was typed, when saving fails. @internal */
export function EventEditDialog({ edit, currentVersion, onSave, onClose }: EventEditDialogProps): ReactElement {
  const { text, timeZone } = usePatrol();
  const formId = useId();
  const event = edit?.event;
  /* What was typed belongs to the form that was open: another event starts anew. */
  const [typed, setTyped] = useState<{ of: EventChange['event']; values: EventEdit } | null>(null);
  const values = typed && typed.of === event ? typed.values : event;
  const isChanged =
    values !== undefined &&
    event !== undefined &&
    (values.source !== event.source || values.description !== event.description || values.comment !== event.comment);
  const canSave = isChanged && edit?.isPending === false;
  const save = (): void => {
    if (values && canSave) onSave({ source: values.source, description: values.description, comment: values.comment });
  };
  const close = (): void => {
    setTyped(null);
    onClose();
  };
  return (
    <ModalDialog
      foot={
        <>
          <Button onPress={close} size="lg">
            {text('eventGrid.cancel')}
          </Button>
          <Button form={formId} isDisabled={!canSave} size="lg" type="submit" variant="primary">
            {text(edit?.isPending ? 'eventGrid.saving' : 'eventGrid.save')}
          </Button>
        </>
      }
      isDismissable={false}
      isOpen={edit !== null}
      onClose={close}
      subtitle={event && `${text(`eventType.${event.type}`)} · ${formatDateTime(event.occurredAt, timeZone)}`}
      title={text('eventGrid.editTitle', { id: String(event?.eventId ?? '') })}
    >
      {edit && values && (
        <EditForm
          edit={edit}
          formId={formId}
          isOvertaken={currentVersion !== undefined && currentVersion !== edit.event.version}
          onChange={(part) => {
            const { source, description, comment } = values;
            setTyped({ of: edit.event, values: { source, description, comment, ...part } });
          }}
          onSave={save}
          values={values}
        />
      )}
    </ModalDialog>
  );
}
