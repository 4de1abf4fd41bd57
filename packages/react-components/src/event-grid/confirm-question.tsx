import type { ReactElement } from 'react';
import { QuestionDialog } from '../controls/question-dialog.tsx';
import { usePatrol } from '../provider/index.ts';
import type { EventGridModel } from './use-event-grid.ts';

/** Asks once, with the number, before select-all or a range confirms alarms (SD2). @internal */
export function ConfirmQuestionDialog({ model }: { model: EventGridModel }): ReactElement {
  const { text } = usePatrol();
  const { question, answer } = model;
  const count = question?.eventIds.length ?? 0;
  return (
    <QuestionDialog
      confirmLabel={text('eventGrid.confirmAnswer', { count })}
      onAnswer={answer}
      text={text('eventGrid.confirmQuestionDetail', { rows: question?.rowCount ?? 0 })}
      title={question && text('eventGrid.confirmQuestion', { count })}
    />
  );
}
