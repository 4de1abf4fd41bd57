import { type ReactElement, useState } from 'react';
import { Alert } from '../controls/alert.tsx';
import { usePatrol } from '../provider/index.ts';
import type { MessageDialogModel } from './message-dialog-model.types.ts';

/** What kept the last attempt from being sent, in its exact words, with a way on (S5.07, S8.09, S8.10). @public */
export function MessageAlert({ model }: { model: MessageDialogModel }): ReactElement | null {
  const { text } = usePatrol();
  const [isClosed, setClosed] = useState(false);
  const { errorId } = model;
  if (errorId === null) {
    if (isClosed) setClosed(false); // the next error is told again
    return null;
  }
  if (isClosed) return null;
  const isUnsent = errorId !== 'pleaseSelectLocation';
  return (
    <Alert
      detail={text(isUnsent ? 'messageDialog.kept' : 'messageDialog.choosePlace')}
      onClose={() => setClosed(true)}
      onRetry={isUnsent ? model.send : undefined}
      title={text(`messageDialog.${errorId}`)}
    />
  );
}
