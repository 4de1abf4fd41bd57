import type { ReactElement } from 'react';
import { QuestionDialog } from '../controls/question-dialog.tsx';
import { usePatrol } from '../provider/index.ts';
import type { MessageDialogModel } from './message-dialog-model.types.ts';

/** Props of {@link MessageQuestions}. @internal */
export interface MessageQuestionsProps {
  model: MessageDialogModel;
  /** Closing would lose what was written. */
  isDiscarding: boolean;
  onDiscard: (isConfirmed: boolean) => void;
}

/** What is asked before it is done: to notify nobody (C8), and to throw a draft away. @internal */
export function MessageQuestions({ model, isDiscarding, onDiscard }: MessageQuestionsProps): ReactElement {
  const { text } = usePatrol();
  return (
    <>
      <QuestionDialog
        confirmLabel={text('messageDialog.nobodyAnswer')}
        onAnswer={model.answer}
        text={text('messageDialog.nobodyDetail')}
        title={model.isAsking ? text('messageDialog.nobody') : null}
      />
      <QuestionDialog
        cancelLabel={text('messageDialog.keepWriting')}
        confirmLabel={text('messageDialog.discardAnswer')}
        isDanger
        onAnswer={onDiscard}
        text={text('messageDialog.discardDetail')}
        title={isDiscarding ? text('messageDialog.discard') : null}
      />
    </>
  );
}
