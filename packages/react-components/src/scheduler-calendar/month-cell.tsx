import { memo, type ReactElement, useRef } from 'react';
import { usePatrol } from '../provider/index.ts';
import { CalendarItem } from './calendar-item.tsx';
import { cellDay, longDay } from './calendar-texts.ts';
import { type DayItems, emptyDay, listedItems } from './day-buckets.rules.ts';
import { DayCounts } from './day-counts.tsx';
import { DayPlace } from './day-place.tsx';
import { countStates } from './item-state.rules.ts';
import type { PreviewPiece } from './preview.rules.ts';
import { PreviewItem } from './preview-item.tsx';
import { type ListKeys, recycledKeys } from './recycled-keys.rules.ts';

/** Props of {@link MonthCell}. @internal */
export interface MonthCellProps {
  /** Days after 1970-01-01. */
  day: number;
  items?: DayItems | undefined;
  /** Checks of the day as the back end counts them; null when it did not. */
  planned: number | null;
  itemsPerDay: number;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  /** Whether Tab leads to it. */
  isStop: boolean;
  /** Whether there is room for numbers only. */
  isNarrow: boolean;
  /** The check that is held, when it lies here. */
  heldId?: number | undefined;
  previews?: readonly PreviewPiece[] | undefined;
}

const noKeys: ListKeys = new Map();

/** A day of the month: its first checks, and how many more there are. Drawn again only when something of it changed. @internal */
export const MonthCell = memo(function MonthCell(props: MonthCellProps): ReactElement {
  const { day, items = emptyDay, itemsPerDay, isToday, isNarrow, heldId, previews } = props;
  const patrol = usePatrol();
  const { text } = patrol;
  const listed = listedItems(items);
  const shown = listed.slice(0, itemsPerDay);
  const knownKeys = useRef<ListKeys>(noKeys);
  const keys = recycledKeys(
    knownKeys.current,
    shown.map(({ occurrenceId }) => occurrenceId),
  );
  knownKeys.current = keys;
  const count = Math.max(props.planned ?? 0, listed.length);
  const counts = countStates(listed);
  const name = longDay(patrol, day);
  const label = cellDay(patrol, day);
  const more = count - shown.length;
  return (
    <DayPlace
      className="pk-SchedulerCalendar-cell"
      day={day}
      isOutside={props.isOutside}
      isStop={props.isStop}
      isToday={isToday}
      label={text('schedulerCalendar.day', {
        day: name,
        count,
        missed: counts.missed,
        isToday: isToday ? 'yes' : 'no',
      })}
    >
      <button
        aria-label={text('schedulerCalendar.openDay', { label, day: name })}
        className="pk-SchedulerCalendar-dayNumber"
        data-open-day={day}
        tabIndex={-1}
        type="button"
      >
        {label}
      </button>
      {previews?.map((piece) => (
        <PreviewItem key={piece.startsAt} piece={piece} />
      ))}
      {isNarrow ? (
        <DayCounts counts={counts} unlisted={count - listed.length} />
      ) : (
        shown.map((item) => (
          <CalendarItem isHeld={item.occurrenceId === heldId} isLine item={item} key={keys.get(item.occurrenceId)} />
        ))
      )}
      {!isNarrow && more > 0 && (
        <button
          aria-label={text('schedulerCalendar.moreLabel', { count: more, day: name })}
          className="pk-SchedulerCalendar-more"
          data-open-day={day}
          tabIndex={-1}
          type="button"
        >
          {text('schedulerCalendar.more', { count: more })}
        </button>
      )}
    </DayPlace>
  );
});
