import type { Occurrence } from '@patrolkit/sdk/model';
import { memo, type ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import { useCalendar } from './calendar-context.ts';
import { CalendarItem } from './calendar-item.tsx';
import { longDay } from './calendar-texts.ts';
import { spanStyle } from './css-vars.ts';
import { type DayAxis, placeOnAxis } from './day-axis.rules.ts';
import { DayPlace } from './day-place.tsx';
import type { SpanLayout } from './overlap.rules.ts';
import type { PreviewPiece } from './preview.rules.ts';
import { PreviewItem } from './preview-item.tsx';

/** Props of {@link DayColumn}. @internal */
export interface DayColumnProps {
  day: number;
  axis: DayAxis;
  layout: SpanLayout<Occurrence>;
  /** Parts of the axis that this day does not have. */
  gaps: readonly { readonly from: number; readonly to: number }[];
  isToday: boolean;
  isStop: boolean;
  /** Whether items have room for their state in words. */
  isRoomy: boolean;
  /** The present, when it lies on this day; milliseconds since 1970. */
  now: number | null;
  heldId: number | undefined;
  previews: readonly PreviewPiece[] | undefined;
}

/* Side by side with more, the state in words would leave the time no room; its icon stays. */
const roomyLanes = 4;

/** A day by the hour: checks side by side where they overlap, and the line of the present. @internal */
export const DayColumn = memo(function DayColumn(props: DayColumnProps): ReactElement {
  const { day, axis, layout, gaps, now, heldId, previews } = props;
  const patrol = usePatrol();
  const { text } = patrol;
  const { zoneOf } = useCalendar();
  const count = layout.placed.length + layout.hidden.reduce((sum, { items }) => sum + items.length, 0);
  const missed = layout.placed.filter(({ item }) => item.readAt === null && item.state === 'missed').length;
  return (
    <DayPlace
      className="pk-SchedulerCalendar-column"
      day={day}
      isStop={props.isStop}
      isToday={props.isToday}
      label={text('schedulerCalendar.day', {
        day: longDay(patrol, day),
        count,
        missed,
        isToday: props.isToday ? 'yes' : 'no',
      })}
    >
      {gaps.map(({ from, to }) => (
        <span
          className="pk-SchedulerCalendar-gap"
          key={from}
          style={spanStyle(from, to)}
          title={text('schedulerCalendar.noSuchHour')}
        />
      ))}
      {layout.placed.map(({ item, from, to, lane, lanes, width }) => (
        <CalendarItem
          isHeld={item.occurrenceId === heldId}
          isRoomy={props.isRoomy && lanes <= roomyLanes * width}
          item={item}
          key={item.occurrenceId}
          style={spanStyle(from, to, lane, lanes, width)}
        />
      ))}
      {layout.hidden.map(({ from, to, items, lanes }) => (
        <button
          aria-label={text('schedulerCalendar.moreLabel', { count: items.length, day: longDay(patrol, day) })}
          className="pk-SchedulerCalendar-more"
          data-open-day={day}
          key={from}
          style={spanStyle(from, to, lanes - 1, lanes)}
          tabIndex={-1}
          type="button"
        >
          {text('schedulerCalendar.more', { count: items.length })}
        </button>
      ))}
      {previews?.map((piece) => (
        <PreviewItem
          key={piece.startsAt}
          piece={piece}
          style={spanStyle(
            placeOnAxis(axis, day, piece.startsAt, zoneOf(piece.item)),
            placeOnAxis(axis, day, piece.endsAt, zoneOf(piece.item)),
          )}
        />
      ))}
      {now !== null && (
        <span
          className="pk-SchedulerCalendar-now"
          style={spanStyle(placeOnAxis(axis, day, now), placeOnAxis(axis, day, now))}
        />
      )}
    </DayPlace>
  );
});
