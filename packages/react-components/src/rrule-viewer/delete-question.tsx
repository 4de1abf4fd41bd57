import { type ReactElement, useEffect, useState } from 'react';
import type { QuestionDialog } from '../controls/question-dialog.tsx';
import { useLater } from '../data-grid/use-later.ts';
import { usePatrol } from '../provider/index.ts';
import { weekdaysInWords, windowOf } from './rule-words.ts';
import type { RRuleViewerModel } from './use-rrule-viewer.ts';

const loadDialog = (): Promise<typeof QuestionDialog> =>
  import('../controls/question-dialog.tsx').then((part) => part.QuestionDialog);

/** Asks before a rule is deleted, and says what goes with it. @internal */
export function DeleteQuestion({ model }: { model: RRuleViewerModel }): ReactElement | null {
  const patrol = usePatrol();
  const { text } = patrol;
  const { question, facts } = model;
  const Dialog = useLater(loadDialog, true);
  const [isThere, setThere] = useState(false);
  // a dialog knows where it opens once it was there closed
  useEffect(() => setThere(Dialog !== null), [Dialog]);
  const detail = question && {
    location: model.namesOf(question).location,
    days: weekdaysInWords(patrol, facts.describe(question)?.weekdays ?? []),
    window: windowOf(question),
    count: facts.comingChecks(question),
  };
  if (!Dialog) return null;
  return (
    <Dialog
      confirmLabel={text('rruleViewer.deleteAnswer')}
      isDanger
      onAnswer={model.answer}
      text={detail && text('rruleViewer.deleteDetail', detail)}
      title={question && isThere ? text('rruleViewer.deleteQuestion', { guard: question.guardName }) : null}
    />
  );
}
