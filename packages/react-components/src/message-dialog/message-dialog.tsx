import './message-dialog.css.ts';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { DockedDialog } from '../controls/docked-dialog.tsx';
import { usePatrol } from '../provider/index.ts';
import { MessageAlert } from './message-alert.tsx';
import type { MessageDialogProps } from './message-dialog.types.ts';
import { MessageFields } from './message-fields.tsx';
import { MessageFoot } from './message-foot.tsx';
import { MessageQuestions } from './message-questions.tsx';
import { recipientRows } from './recipient-rows.rules.ts';
import { RecipientsField } from './recipients-field.tsx';

function OpenMessageDialog(props: MessageDialogProps): ReactElement {
  const { model, users, positions, sourceOf, className } = props;
  const { text, intl } = usePatrol();
  const [isDiscarding, setDiscarding] = useState(false);
  const title = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  /* After the dialog has taken the focus: the kind comes first, but writing begins with the title. */
  useEffect(() => title.current?.focus(), []);
  const { eventId, position, isSending, isTouched } = model;
  const rows = useMemo(
    () => recipientRows(users, positions, position, intl.locale),
    [users, positions, position, intl.locale],
  );
  const source = eventId === null ? undefined : sourceOf?.(eventId);
  const id = String(eventId);
  return (
    <DockedDialog
      className={className ? `pk-MessageDialog ${className}` : 'pk-MessageDialog'}
      foot={<MessageFoot model={model} rows={rows} />}
      icon="message"
      onClose={() => (isTouched ? setDiscarding(true) : model.cancel())}
      ref={props.ref}
      subtitle={
        eventId === null
          ? undefined
          : source === undefined
            ? text('messageDialog.event', { id })
            : text('messageDialog.subtitle', { id, source })
      }
      title={text('messageDialog.title')}
    >
      <MessageAlert model={model} />
      <MessageFields {...props} titleRef={title} />
      <RecipientsField
        isDisabled={isSending}
        noteOf={props.noteOf}
        onChange={model.setRecipients}
        onEnterText={(typed) => model.enterRecipient(typed, rows)}
        recipientIds={model.recipientIds}
        rows={rows}
      />
      <MessageQuestions
        isDiscarding={isDiscarding}
        model={model}
        onDiscard={(isConfirmed) => {
          setDiscarding(false);
          if (isConfirmed) model.cancel();
        }}
      />
    </DockedDialog>
  );
}

/**
 * Writes a message or an intervention to guards. Docked at the bottom right and not modal: strip, map and the newest
 * rows stay in reach. Nothing that was written is lost but by Cancel, or by an answer to a question.
 *
 * Public classes: `pk-MessageDialog`, `pk-Recipient`.
 * @selector `[data-unreachable]` on a recipient: no device of his reads messages
 * @public
 */
export function MessageDialog(props: MessageDialogProps): ReactElement | null {
  return props.model.isOpen ? <OpenMessageDialog {...props} /> : null;
}
