import type { Occurrence } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { MenuButton } from '../controls/menu-button.tsx';
import type { ThemedPortal } from '../controls/use-themed-portal.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { stateIcons } from './calendar-item.tsx';
import { actionText } from './calendar-texts.ts';
import type { ItemAction, ItemActionEntry } from './item-actions.rules.ts';
import { itemFacts } from './item-facts.ts';
import { itemState } from './item-state.rules.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** Props of {@link ItemDetails}. @internal */
export interface ItemDetailsProps {
  model: SchedulerCalendarModel;
  item: Occurrence;
  /** The button it belongs to. */
  anchor: HTMLElement;
  /** Where it is drawn; found before it opens, because what is outside of an open layer is inert. */
  portal: ThemedPortal['portal'];
  actions: readonly ItemActionEntry[];
  /** The day that can be skipped, `YYYY-MM-DD`; null for none. */
  date: string | null;
  onAction: (action: ItemAction) => void;
  onClose: () => void;
}

/** Everything about a check beside it: state in words, who, where, when, and what can be done. @internal */
export function ItemDetails({
  model,
  item,
  anchor,
  portal,
  actions,
  date,
  onAction,
  onClose,
}: ItemDetailsProps): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  const timeZone = model.zoneOf(item);
  const state = itemState(item);
  const canEdit = actions.some(({ id }) => id === 'edit');
  const more = actions.filter(({ id }) => id !== 'details' && id !== 'edit');
  return (
    <Popover
      {...portal}
      className="pk-Popover pk-ItemDetails"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="right top"
      triggerRef={triggerRef}
    >
      <Dialog className="pk-ItemDetails-dialog">
        <header className="pk-ItemDetails-head">
          <Heading className="pk-ItemDetails-title" slot="title">
            {item.title || item.locationName}
          </Heading>
          <IconButton icon="close" label={text('schedulerCalendar.dismiss')} onPress={onClose} />
        </header>
        <p className="pk-CalendarItem pk-ItemDetails-state" data-state={state}>
          <Icon name={stateIcons[state]} size={13} />
          {text(`schedulerCalendar.state.${state}`)}
        </p>
        <dl className="pk-ItemDetails-facts">
          {itemFacts(patrol, item, model.ruleOf(item), timeZone).map(({ label, value }) => (
            <div className="pk-ItemDetails-fact" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {!item.isMissReported && <p className="pk-ItemDetails-note">{text('schedulerCalendar.notReported')}</p>}
        {timeZone !== patrol.timeZone && (
          <p className="pk-ItemDetails-note">{text('schedulerCalendar.timeZone', { zone: timeZone })}</p>
        )}
        {(canEdit || more.length > 0) && (
          <footer className="pk-ItemDetails-foot">
            {more.length > 0 && (
              <MenuButton
                icon="more"
                isIconOnly
                items={more.map(({ id, ...entry }) => ({ ...entry, id, label: actionText(patrol, id, date) }))}
                label={text('schedulerCalendar.moreActions')}
                onAction={onAction}
              />
            )}
            {canEdit && (
              <Button onPress={() => onAction('edit')} variant="primary">
                <Icon name="edit" />
                {text('schedulerCalendar.edit')}
              </Button>
            )}
          </footer>
        )}
      </Dialog>
    </Popover>
  );
}
