import type { Occurrence } from '@patrolkit/sdk/model';
import type { CSSProperties, ReactElement } from 'react';
import '../icon/icon.css.ts';
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

const drawn = (state: ItemState, path: string): ReactElement => (
  <svg aria-hidden="true" className="pk-Icon pk-CalendarItem-icon" data-icon={stateIcons[state]} height={13} width={13}>
    <path d={path} />
  </svg>
);

/*
 * The same drawings at the size of a line. Without a box of its own to scale them from, the browser has half as much to
 * prepare for each; one element per state for all items, so that React need not compare what is the same object.
 */
const icons: Readonly<Record<ItemState, ReactElement>> = {
  open: drawn('open', 'M1.95 6.5a4.55 4.55 0 1 0 9.1 0a4.55 4.55 0 1 0-9.1 0M6.5 3.9v2.7l1.8 1.2'),
  read: drawn('read', 'M2.6 6.8 5.2 9.4 10.4 3.9'),
  missed: drawn('missed', 'M6.5 2.1 11.4 10.6H1.6zM6.5 5.2v2.3M6.5 9.2v0'),
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
  /** Whether it is one line of bare text: less for the browser to lay out, where there are hundreds. @default false */
  isLine?: boolean | undefined;
  style?: CSSProperties | undefined;
}

/**
 * One check: bar, icon, time, guard, place; its state in words for those who do not see them. The calendar listens to
 * it, so an item needs no function of its own.
 * @internal
 */
export function CalendarItem(props: CalendarItemProps): ReactElement {
  const { item, isHeld = false, label, isRoomy = false, isLine = false, style } = props;
  const patrol = usePatrol();
  const { zoneOf, labels, abilities } = useCalendar();
  const timeZone = zoneOf(item);
  const state = itemState(item);
  const color = ownColor(item);
  const words = label ?? itemText(item, timeZone, labels);
  const { canMove, canResize } = abilities(item);
  return (
    <button
      aria-label={isRoomy ? undefined : itemName(patrol, item, timeZone, labels)}
      className={isLine ? 'pk-CalendarItem pk-CalendarItem-line' : 'pk-CalendarItem'}
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
      {isLine ? words : <span className="pk-CalendarItem-text">{words}</span>}
      {isRoomy && <span className="pk-CalendarItem-state">{patrol.text(`schedulerCalendar.state.${state}`)}</span>}
    </button>
  );
}
