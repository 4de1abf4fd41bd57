import { claimStep, isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, type RefObject, useMemo } from 'react';
import type { MenuEntry } from '../controls/menu-button.tsx';
import { GridMenu } from '../data-grid/grid-menu.tsx';
import { usePatrol } from '../provider/index.ts';

/** What the menu of a row can do; what is left out is not offered. @internal */
export interface EventMenuActions {
  readonly confirm?: ((event: PatrolEvent) => void) | undefined;
  readonly claim?: ((event: PatrolEvent) => void) | undefined;
  readonly respond?: ((event: PatrolEvent) => void) | undefined;
  readonly edit?: ((event: PatrolEvent) => void) | undefined;
  readonly comment?: ((event: PatrolEvent) => void) | undefined;
  readonly locate?: ((event: PatrolEvent) => void) | undefined;
  readonly copyLink: (event: PatrolEvent) => void;
  readonly delete?: ((event: PatrolEvent) => void) | undefined;
}

/** Props of {@link EventMenu}. @internal */
export interface EventMenuProps {
  /** The event whose menu is open; null while none is. */
  event: PatrolEvent | null;
  /** The element with `role="grid"`, which has the button it hangs on. */
  gridRef: RefObject<HTMLDivElement | null>;
  actions: EventMenuActions;
  viewerId?: number | undefined;
  /** Whether the event has a link to copy. */
  hasLink: boolean;
  onClose: () => void;
}

/* What only an open alarm offers. */
const ofAlarms: ReadonlySet<string> = new Set<keyof EventMenuActions>(['confirm', 'claim']);

/** The menu of the row that opened it: confirm first, while the alarm is open. @internal */
export function EventMenu({ event, gridRef, actions, viewerId, hasLink, onClose }: EventMenuProps): ReactElement {
  const { text } = usePatrol();
  const anchor = useMemo(
    () => ({
      current: event && (gridRef.current?.querySelector(`[data-key="${event.eventId}"] [data-action="more"]`) ?? null),
    }),
    [event, gridRef],
  );
  const entries: readonly MenuEntry<keyof EventMenuActions>[] = [
    { id: 'confirm', icon: 'check', label: text('eventGrid.confirm') },
    {
      id: 'claim',
      icon: 'user',
      label: event ? text(`alarmStrip.${claimStep(event, viewerId)}`) : '',
    },
    { id: 'respond', icon: 'message', label: text('eventGrid.respondShort') },
    { id: 'edit', icon: 'edit', label: text('eventGrid.edit') },
    { id: 'comment', icon: 'comment', label: text('eventGrid.comment') },
    { id: 'locate', icon: 'locate', label: text('eventGrid.locateOnly'), isDisabled: !event?.position },
    { id: 'copyLink', icon: 'copy', label: text('eventGrid.copyLink'), isDisabled: !hasLink },
    { id: 'delete', icon: 'trash', label: text('eventGrid.delete'), isDanger: true },
  ];
  return (
    <GridMenu
      anchor={anchor}
      isOpen={event !== null}
      items={entries.filter(({ id }) => actions[id] && (!ofAlarms.has(id) || (event !== null && isUnconfirmed(event))))}
      label={text('eventGrid.more', { id: String(event?.eventId ?? '') })}
      onAction={(id) => {
        if (event) actions[id]?.(event);
      }}
      onClose={onClose}
    />
  );
}
