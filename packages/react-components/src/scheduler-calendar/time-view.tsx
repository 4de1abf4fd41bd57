// biome-ignore-all lint/a11y/useSemanticElements: days and items are laid out freely, table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the days hold the one tab stop of the grid
import { dateOfEpochDay } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useRef } from 'react';
import { clockOf } from './calendar-texts.ts';
import { cssVars } from './css-vars.ts';
import { dayAxis, hourLabels, missingHours, placeOnAxis } from './day-axis.rules.ts';
import { emptyDay } from './day-buckets.rules.ts';
import { DayColumn } from './day-column.tsx';
import { DayHead } from './day-head.tsx';
import { daySpans } from './guard-rows.rules.ts';
import { layoutSpans } from './overlap.rules.ts';
import { useStartInSight } from './use-start-in-sight.ts';
import type { ViewProps } from './view.types.ts';

/** Least width of an item beside others, pixels. */
const laneWidth = { week: 64, day: 120 };
const gutterWidth = 56;
/** Half an hour: an item of a minute can still be read and pressed. */
const minimumLength = 1;

/** A week or a day by the hour: as many hours as each day has, 23, 24 or 25. @internal */
export function TimeView({ model, previews, stopDay, width, isNarrow }: ViewProps): ReactElement {
  const { days, today, shown, timeZone, now, view, drag, zoneOf } = model;
  const axis = useMemo(() => dayAxis(timeZone, days), [timeZone, days]);
  const maximumLanes = Math.floor((width - gutterWidth) / days.length / laneWidth[view === 'week' ? 'week' : 'day']);
  const layouts = useMemo(
    () =>
      days.map((day) =>
        layoutSpans(daySpans(shown.get(day) ?? emptyDay, day, axis, zoneOf), { maximumLanes, minimumLength }),
      ),
    [days, shown, axis, zoneOf, maximumLanes],
  );
  const gaps = useMemo(() => days.map((day) => missingHours(axis, day)), [axis, days]);
  const todaysDay = days.find((day) => dateOfEpochDay(day) === today);
  const nowPlace = todaysDay === undefined ? null : placeOnAxis(axis, todaysDay, now);
  const track = useRef<HTMLDivElement>(null);
  useStartInSight(track, days, { nowPlace, slotCount: axis.slots.length, isSideways: false });

  return (
    <>
      <div className="pk-SchedulerCalendar-timeHead" role="row" style={cssVars({ '--pk-x-days': days.length })}>
        <div aria-hidden="true" className="pk-SchedulerCalendar-corner" />
        {days.map((day) => (
          <DayHead
            day={day}
            isShort={isNarrow && days.length > 1}
            isToday={dateOfEpochDay(day) === today}
            key={day}
            timeZone={timeZone}
          />
        ))}
      </div>
      <div
        className="pk-SchedulerCalendar-track"
        ref={track}
        role="row"
        style={cssVars({ '--pk-x-slots': axis.slots.length, '--pk-x-days': days.length })}
      >
        <div aria-hidden="true" className="pk-SchedulerCalendar-gutter">
          {hourLabels(axis).map(({ place, text }) => (
            <span className="pk-SchedulerCalendar-hour" key={place} style={cssVars({ '--pk-x-from': place })}>
              {text}
            </span>
          ))}
          {nowPlace !== null && (
            <span className="pk-SchedulerCalendar-nowText" style={cssVars({ '--pk-x-from': nowPlace })}>
              {clockOf(timeZone, now)}
            </span>
          )}
        </div>
        {days.map((day, at) => (
          <DayColumn
            axis={axis}
            day={day}
            gaps={gaps[at] ?? []}
            heldId={drag.gesture?.item.occurrenceId}
            isRoomy={view === 'day'}
            isStop={day === stopDay}
            isToday={dateOfEpochDay(day) === today}
            key={day}
            layout={layouts[at] ?? { placed: [], hidden: [] }}
            now={dateOfEpochDay(day) === today ? now : null}
            previews={previews.get(day)}
          />
        ))}
      </div>
    </>
  );
}
