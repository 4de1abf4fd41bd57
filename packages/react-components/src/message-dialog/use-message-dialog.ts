import type { EventComment } from '@patrolkit/sdk/model';
import { type MessageAttempt, messageDialogMachine, messageDialogView } from '@patrolkit/state-machines/message-dialog';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { MessageDialogOptions } from './message-dialog.types.ts';
import type { MessageDialogActions, MessageDialogModel } from './message-dialog-model.types.ts';
import { randomKey } from './random-key.ts';

/** The message dialog's behaviour: the machine, with the host's effect as its voice. Nothing of it is drawn. @public */
export function useMessageDialog(options: MessageDialogOptions): MessageDialogModel {
  const latest = useRef(options);
  useInsertionEffect(() => {
    latest.current = options;
  });
  const [machine] = useState(() =>
    messageDialogMachine.provide({
      actors: {
        sendMessage: fromPromise<EventComment, MessageAttempt>(({ input }) => latest.current.sendMessage(input)),
      },
    }),
  );
  const actor = useActorRef(machine, { input: { newKey: options.newKey ?? randomKey } });
  useEffect(() => {
    const subscriptions = [
      actor.on('message.sent', ({ comment }) => latest.current.onSent?.(comment)),
      actor.on('message.failed', ({ error }) => latest.current.onFailed?.(error)),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor]);

  const view = useSelector(actor, messageDialogView, shallowEqual);
  const isTouched = useSelector(actor, ({ context }) => context.ownFields.length > 0);
  const actions = useMemo<MessageDialogActions>(
    () => ({
      open: (prefill) => actor.send({ type: 'message.open', prefill }),
      pick: (position) => actor.send({ type: 'position.picked', position }),
      change: (field, value) => actor.send({ type: 'field.changed', field, value }),
      setKind: (kind) => actor.send({ type: 'kind.changed', kind }),
      setRecipients: (recipientIds) => actor.send({ type: 'recipients.changed', recipientIds }),
      enterRecipient: (text, choices) => actor.send({ type: 'recipient.entered', text, choices }),
      send: () => actor.send({ type: 'message.send' }),
      cancel: () => actor.send({ type: 'message.cancel' }),
      answer: (isAccepted) => actor.send({ type: isAccepted ? 'question.accepted' : 'question.declined' }),
    }),
    [actor],
  );
  return useMemo(() => ({ ...view, ...actions, isTouched }), [view, actions, isTouched]);
}
