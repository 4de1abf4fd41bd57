import type { Occurrence } from '@patrolkit/sdk/model';
import type { CSSProperties, ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import { usePatrol } from '../provider/index.ts';
import { useCalendar } from './calendar-context.ts';
import { itemName, itemText } from './calendar-texts.ts';
import { cssVars } from './css-vars.ts';
import { type ItemState, inkOn, itemState, ownColor } from './item-state.rules.ts';

/** The drawing of each state. @internal */
export const stateIcons: Readonly<Record<ItemState, IconName>> = {
  open: 'clock',
  read: 'check',
  missed: 'ev-exception',
};

/* One element per state for all items: React need not compare what is the same object. */
const icons: Readonly<Record<ItemState, ReactElement>> = {
  open: <Icon name={stateIcons.open} size={13} />,
  read: <Icon name={stateIcons.read} size={13} />,
  missed: <Icon name={stateIcons.missed} size={13} />,
};

const ownStyle = (color: string): CSSProperties =>
  cssVars({ '--pk-x-tint': color, '--pk-x-bar': color, '--pk-x-text': inkOn(color) });

/** Props of {@link CalendarItem}. @internal */
export interface CalendarItemProps {
  item: Occurrence;
  /** Whether it is the one that is being dragged: it stays, faded, until it is put down. */
  isHeld?: boolean | undefined;
  /** What its line says instead of time, guard and place, where the axis tells a part of it. */
  label?: string | undefined;
  /** Whether there is room for its state in words. @default false */
  isRoomy?: boolean | undefined;
  style?: CSSProperties | undefined;
}

/**
 * One check: bar, icon, time, guard, place; its state in words for those who do not see them. The calendar listens to
 * it, so an item needs no function of its own.
 * @internal
 */
export function CalendarItem(props: CalendarItemProps): ReactElement {
  const { item, isHeld = false, label, isRoomy = false, style } = props;
  const patrol = usePatrol();
  const { zoneOf, labels, abilities } = useCalendar();
  const timeZone = zoneOf(item);
  const state = itemState(item);
  const color = ownColor(item);
  const { canMove, canResize } = abilities(item);
  return (
    <button
      aria-label={isRoomy ? undefined : itemName(patrol, item, timeZone, labels)}
      className="pk-CalendarItem"
      data-color={color === null ? undefined : ''}
      data-draggable={canMove ? '' : undefined}
      data-held={isHeld ? '' : undefined}
      data-item={item.occurrenceId}
      data-resizable={canResize ? '' : undefined}
      data-state={state}
      style={color === null ? style : { ...ownStyle(color), ...style }}
      tabIndex={-1}
      type="button"
    >
      {icons[state]}
      <span className="pk-CalendarItem-text">{label ?? itemText(item, timeZone, labels)}</span>
      {isRoomy && <span className="pk-CalendarItem-state">{patrol.text(`schedulerCalendar.state.${state}`)}</span>}
    </button>
  );
}
