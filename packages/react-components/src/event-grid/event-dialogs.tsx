import { formatDateTime, isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Alert } from '../controls/alert.tsx';
import { QuestionDialog } from '../controls/question-dialog.tsx';
import { usePatrol } from '../provider/index.ts';
import { ConfirmQuestionDialog } from './confirm-question.tsx';
import { EventEditDialog } from './event-edit-dialog.tsx';
import type { EventGridOptions } from './event-grid.types.ts';
import { EventMenu } from './event-menu.tsx';
import { eventLink, useCopiedLink } from './use-copied-link.ts';
import type { EventChanges } from './use-event-changes.ts';
import type { EventGridModel } from './use-event-grid.ts';
import { useFocusBack } from './use-focus-back.ts';

/** Props of {@link EventDialogs}. @internal */
export interface EventDialogsProps {
  model: EventGridModel;
  changes: EventChanges;
  options: EventGridOptions;
  menuOf: PatrolEvent | null;
  onCloseMenu: () => void;
}

interface DeleteQuestionProps {
  asked: PatrolEvent | null;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before an event is deleted, and says that it cannot be undone. @internal */
function DeleteQuestion({ asked, onAnswer }: DeleteQuestionProps): ReactElement {
  const { text, timeZone } = usePatrol();
  const what =
    asked &&
    [text(`eventType.${asked.type}`), asked.source, formatDateTime(asked.occurredAt, timeZone)]
      .filter(Boolean)
      .join(', ');
  return (
    <QuestionDialog
      confirmLabel={text('eventGrid.delete')}
      isDanger
      onAnswer={onAnswer}
      text={
        asked && (
          <>
            <p>{what}</p>
            <p>{text(isUnconfirmed(asked) ? 'eventGrid.deleteOpenDetail' : 'eventGrid.deleteDetail')}</p>
          </>
        )
      }
      title={asked && text('eventGrid.deleteQuestion', { id: String(asked.eventId) })}
    />
  );
}

/** What lies over the grid and is loaded late: the menu of a row, the form, questions, failures. @internal */
export function EventDialogs({ model, changes, options, menuOf, onCloseMenu }: EventDialogsProps): ReactElement {
  const { text } = usePatrol();
  const { edit, asked, failedDelete } = changes;
  const { copy, failed, close } = useCopiedLink();
  useFocusBack(edit !== null || asked !== null, model.grid.focusGrid);
  return (
    <>
      <ConfirmQuestionDialog onAnswer={model.answer} question={model.question} />
      <DeleteQuestion asked={asked} onAnswer={changes.answerDelete} />
      <EventMenu
        actions={{
          confirm: options.onConfirm && ((event) => options.onConfirm?.([event.eventId], { reason: 'button' })),
          claim: options.onClaim,
          respond: options.onRespond,
          edit: options.onEdit && changes.openEdit,
          comment: options.onOpenComments,
          locate: options.onLocate,
          copyLink: (event) => {
            const link = eventLink(event, options.linkTo);
            if (link) copy(link);
          },
          delete: options.onDelete && changes.askDelete,
        }}
        event={menuOf}
        gridRef={model.grid.gridRef}
        hasLink={menuOf !== null && eventLink(menuOf, options.linkTo) !== null}
        onClose={onCloseMenu}
        viewerId={options.viewerId}
      />
      <EventEditDialog
        currentVersion={edit ? model.grid.findRow(edit.event.eventId)?.version : undefined}
        edit={edit}
        onClose={changes.closeEdit}
        onSave={changes.saveEdit}
      />
      {failedDelete && (
        <Alert
          detail={text('eventGrid.deleteFailed', { id: String(failedDelete.event.eventId) })}
          onClose={changes.closeFailedDelete}
          onRetry={changes.retryDelete}
          title={failedDelete.errorText ?? ''}
        />
      )}
      {failed !== null && <Alert detail={failed} onClose={close} title={text('eventGrid.linkNotCopied')} />}
    </>
  );
}
