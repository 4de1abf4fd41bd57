import { type ReactElement, useEffect } from 'react';
import { QuestionDialog } from '../controls/question-dialog.tsx';
import { useThemedPortal } from '../controls/use-themed-portal.ts';
import { usePatrol } from '../provider/index.ts';
import { itemText } from './calendar-texts.ts';
import { placeOf } from './guard-labels.rules.ts';
import { itemActions } from './item-actions.rules.ts';
import { ItemDetails } from './item-details.tsx';
import { spanText } from './item-facts.ts';
import { ItemMenu } from './item-menu.tsx';
import type { SchedulerCalendarProps } from './scheduler-calendar.types.ts';
import type { ItemPopups } from './use-item-popups.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** Props of {@link ItemPopupView}. @internal */
export interface ItemPopupViewProps
  extends Pick<SchedulerCalendarProps, 'onEdit' | 'onSave' | 'onSkipDay' | 'onDelete'> {
  model: SchedulerCalendarModel;
  popups: ItemPopups;
}

/** What is open beside a check, and the question before one is deleted. @internal */
export function ItemPopupView({ model, popups, ...host }: ItemPopupViewProps): ReactElement {
  const { text } = usePatrol();
  const { popup, question } = popups;
  const { attach, portal } = useThemedPortal();
  const anchor = popup?.anchor;
  useEffect(() => {
    /* Beside React's own attributes: which check is meant would else draw its whole day again. */
    anchor?.setAttribute('data-open', '');
    return () => anchor?.removeAttribute('data-open');
  }, [anchor]);
  const day = popup && host.onSkipDay ? model.ruleDayOf(popup.item) : null;
  const actions =
    popup &&
    itemActions(model.abilities(popup.item), {
      canEdit: host.onEdit !== undefined,
      canSave: host.onSave !== undefined,
      canSkip: day !== null,
      canDelete: host.onDelete !== undefined,
    });
  return (
    <>
      <span hidden ref={attach} />
      {popup?.kind === 'menu' && actions && (
        <ItemMenu
          actions={actions}
          anchor={popup.anchor}
          date={day}
          name={itemText(popup.item, model.zoneOf(popup.item), model.labels)}
          onAction={popups.act}
          onClose={popups.close}
          portal={portal}
        />
      )}
      {popup?.kind === 'details' && actions && (
        <ItemDetails
          actions={actions}
          anchor={popup.anchor}
          date={day}
          item={popup.item}
          model={model}
          onAction={popups.act}
          onClose={popups.close}
          portal={portal}
        />
      )}
      <QuestionDialog
        confirmLabel={text('schedulerCalendar.delete')}
        isDanger
        onAnswer={popups.answer}
        text={question && <QuestionText item={question} model={model} />}
        title={question && text('schedulerCalendar.deleteQuestion')}
      />
    </>
  );
}

function QuestionText({
  item,
  model,
}: {
  item: NonNullable<ItemPopups['question']>;
  model: SchedulerCalendarModel;
}): ReactElement {
  const { text } = usePatrol();
  const timeZone = model.zoneOf(item);
  return (
    <>
      <p className="pk-ItemDetails-note">
        {spanText(item.startsAt, item.endsAt, timeZone)}, {item.guardName}, {placeOf(item)}
      </p>
      {item.ruleId !== null && <p className="pk-ItemDetails-note">{text('schedulerCalendar.deleteRule')}</p>}
    </>
  );
}
