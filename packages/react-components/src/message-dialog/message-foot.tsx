import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { MessageDialogModel } from './message-dialog-model.types.ts';
import { useKilometers } from './recipient-list.tsx';
import { nearestKm, type RecipientRow } from './recipient-rows.rules.ts';

/** Props of {@link MessageFoot}. @public */
export interface MessageFootProps {
  /** What `useMessageDialog` gives. */
  model: MessageDialogModel;
  /** Whom the message may go to. */
  rows: readonly RecipientRow[];
}

/** How many are told and how near the nearest is; Cancel and Send. @public */
export function MessageFoot({ model, rows }: MessageFootProps): ReactElement {
  const { text } = usePatrol();
  const kilometers = useKilometers();
  const { kind, recipientIds, isSending } = model;
  const nearest = nearestKm(rows, recipientIds);
  return (
    <>
      <span className="pk-MessageDialog-count" role="status">
        {text('messageDialog.count', { count: recipientIds.length })}
        {nearest !== null && ` · ${text('messageDialog.nearest', { distance: kilometers(nearest) })}`}
      </span>
      <Button isDisabled={isSending} onPress={model.cancel} size="lg">
        {text('messageDialog.cancel')}
      </Button>
      <Button isDisabled={isSending} onPress={model.send} size="lg" variant="primary">
        {text(isSending ? 'messageDialog.sending' : `messageDialog.send.${kind}`)}
      </Button>
    </>
  );
}
