import type { ReactElement } from 'react';
import { QuestionDialog } from '../controls/question-dialog.tsx';
import { usePatrol } from '../provider/index.ts';
import type { ConfirmQuestion, EventGridModel } from './use-event-grid.ts';

interface ConfirmQuestionDialogProps {
  question: ConfirmQuestion | null;
  onAnswer: EventGridModel['answer'];
}

/** Asks once, with the number, before select-all or a range confirms alarms (SD2). @internal */
export function ConfirmQuestionDialog({ question, onAnswer }: ConfirmQuestionDialogProps): ReactElement {
  const { text } = usePatrol();
  const count = question?.eventIds.length ?? 0;
  return (
    <QuestionDialog
      confirmLabel={text('eventGrid.confirmAnswer', { count })}
      onAnswer={onAnswer}
      text={text('eventGrid.confirmQuestionDetail', { rows: question?.rowCount ?? 0 })}
      title={question && text('eventGrid.confirmQuestion', { count })}
    />
  );
}
