import './event-grid.css.ts';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useCallback, useState } from 'react';
import { DataGridPanel, type RowAttributes } from '../data-grid/index.ts';
import { useLater } from '../data-grid/use-later.ts';
import { usePatrol } from '../provider/index.ts';
import { EventAnnouncement } from './event-announcement.tsx';
import { EventDetails } from './event-details.tsx';
import type { EventGridProps } from './event-grid.types.ts';
import { eventRowState } from './event-rules.ts';
import { EventButtons } from './event-toolbar.tsx';
import { useArrivalAnnouncement } from './use-arrival-announcement.ts';
import { useEventChanges } from './use-event-changes.ts';
import { useEventGrid } from './use-event-grid.ts';

const loadDialogs = (): Promise<typeof import('./event-dialogs.tsx')> => import('./event-dialogs.tsx');

const rowAttributes: RowAttributes<PatrolEvent> = (event) => ({
  'data-event-type': event.type,
  'data-state': eventRowState(event),
});

/**
 * The grid of patrol events: order, filter, pages, selection and confirmation of alarms (SD2), what is known of the
 * active event, and its changes.
 *
 * Public classes: `pk-GridPanel`, `pk-EventGrid`, `pk-EventGrid-row`, `pk-EventDetails`.
 * @selector `[data-event-type]` name of the type, on a row and on the details
 * @selector `[data-state]` open: an unconfirmed alarm; processed: confirmed; on a row
 * @selector `[data-selected]`, `[data-active]`, `[data-new]`, `[data-gone]` on a row
 * @selector `[data-status]` loading, ready, error; on the section
 * @public
 */
export function EventGrid(props: EventGridProps): ReactElement {
  const { text, now } = usePatrol();
  const [menuOf, setMenuOf] = useState<PatrolEvent | null>(null);
  const closeMenu = useCallback(() => setMenuOf(null), []);
  const { told, arrive } = useArrivalAnnouncement(now);
  const model = useEventGrid(props, { openMenu: setMenuOf, isMenuOpen: menuOf !== null, onArrive: arrive });
  const { grid, selected, activeEvent } = model;
  const changes = useEventChanges(props);
  const [isNear, setNear] = useState(false);
  const near = useCallback(() => setNear(true), []);
  const isOpen = menuOf !== null || changes.edit !== null || model.question !== null;
  const dialogs = useLater(loadDialogs, isNear || isOpen, isOpen);
  const [waiting, alarms] = [grid.waiting.length, model.waitingAlarmCount];
  return (
    <DataGridPanel
      {...props}
      className={props.className ? `pk-EventGrid ${props.className}` : 'pk-EventGrid'}
      emptyTitle={text('eventGrid.empty')}
      errorText={props.errorText ?? text('eventGrid.error')}
      grid={grid}
      hasHold
      isWaitingUrgent={alarms > 0}
      loadingText={text('eventGrid.loading')}
      onNear={near}
      rowAttributes={rowAttributes}
      rowClassName="pk-EventGrid-row"
      selectedCount={selected.count}
      title={props.title ?? text('eventGrid.title')}
      toolbarActions={
        <EventButtons
          canConfirm={selected.openIds.length > 0}
          onConfirm={props.onConfirm && model.confirmSelected}
          onSearch={props.onSearch}
        >
          {props.toolbarActions}
        </EventButtons>
      }
      waitingText={alarms > 0 ? text('eventGrid.waitingAlarms', { count: waiting, alarms }) : undefined}
    >
      {props.hasDetails !== false && (
        <EventDetails
          actions={props.detailsActions}
          event={activeEvent}
          names={props.names}
          onEdit={props.onEdit && changes.openEdit}
          onOpenComments={props.onOpenComments}
          onViewImage={props.onViewImage}
        />
      )}
      {props.children}
      <EventAnnouncement told={told} />
      {dialogs && (
        <dialogs.EventDialogs changes={changes} menuOf={menuOf} model={model} onCloseMenu={closeMenu} options={props} />
      )}
    </DataGridPanel>
  );
}
