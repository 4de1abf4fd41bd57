// biome-ignore-all lint/a11y/useSemanticElements: days and items are laid out freely, table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the days hold the one tab stop of the grid
import { dateOfEpochDay } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo, useRef } from 'react';
import { usePatrol } from '../provider/index.ts';
import { CalendarItem } from './calendar-item.tsx';
import { cssVars, spanStyle } from './css-vars.ts';
import { dayAxis, hourLabels, placeOnAxis } from './day-axis.rules.ts';
import { emptyDay } from './day-buckets.rules.ts';
import { DayPlace } from './day-place.tsx';
import { placeOf } from './guard-labels.rules.ts';
import { daySpans, guardRows } from './guard-rows.rules.ts';
import { countStates } from './item-state.rules.ts';
import { PreviewItem } from './preview-item.tsx';
import { useStartInSight } from './use-start-in-sight.ts';
import type { ViewProps } from './view.types.ts';

/** Lanes of a guard; several checkpoints at one time lie below each other. */
const maximumLanes = 8;

/** A day with a row per guard, hours from left to right: 23, 24 or 25 of them. @internal */
export function GuardsView({ model, previews, stopGuard }: ViewProps): ReactElement {
  const { text } = usePatrol();
  const { days, shown, timeZone, now, today, zoneOf, drag } = model;
  const day = days[0] ?? 0;
  const axis = useMemo(() => dayAxis(timeZone, [day]), [timeZone, day]);
  const rows = useMemo(
    () => guardRows(daySpans(shown.get(day) ?? emptyDay, day, axis, zoneOf), { maximumLanes, minimumLength: 1 }),
    [shown, day, axis, zoneOf],
  );
  const nowPlace = dateOfEpochDay(day) === today ? placeOnAxis(axis, day, now) : null;
  const track = useRef<HTMLDivElement>(null);
  useStartInSight(track, days, { nowPlace, slotCount: axis.slots.length, isSideways: true });
  const heldGuard = drag.gesture?.item.guardId;
  const stop = rows.find(({ guardId }) => guardId === stopGuard) ?? rows[0];
  return (
    <div className="pk-SchedulerCalendar-guards" role="rowgroup" style={cssVars({ '--pk-x-slots': axis.slots.length })}>
      <div aria-hidden="true" className="pk-SchedulerCalendar-guardHours" ref={track}>
        {hourLabels(axis).map(({ place, text: hour }) => (
          <span className="pk-SchedulerCalendar-hour" key={place} style={spanStyle(place, place + 2)}>
            {hour}
          </span>
        ))}
      </div>
      {rows.map(({ guardId, name, lanes, placed, hidden }) => (
        <div
          className="pk-SchedulerCalendar-guardRow"
          key={guardId}
          role="row"
          style={cssVars({ '--pk-x-lanes': lanes })}
        >
          <div className="pk-SchedulerCalendar-guardName" role="rowheader">
            {name}
          </div>
          <DayPlace
            className="pk-SchedulerCalendar-guardTrack"
            day={day}
            guardId={guardId}
            isStop={guardId === stop?.guardId}
            label={text('schedulerCalendar.day', {
              day: name,
              count: placed.length + hidden.reduce((sum, { items }) => sum + items.length, 0),
              missed: countStates(placed.map(({ item }) => item)).missed,
              isToday: 'no',
            })}
          >
            {placed.map(({ item, from, to, lane }) => (
              <CalendarItem
                isHeld={item.occurrenceId === drag.gesture?.item.occurrenceId}
                item={item}
                key={item.occurrenceId}
                label={placeOf(item)}
                style={spanStyle(from, to, lane)}
              />
            ))}
            {hidden.map(({ from, to, items, lanes: own }) => (
              <button
                aria-label={text('schedulerCalendar.moreLabel', { count: items.length, day: name })}
                className="pk-SchedulerCalendar-more"
                data-open-guard={guardId}
                key={from}
                style={spanStyle(from, to, own - 1)}
                tabIndex={-1}
                type="button"
              >
                {text('schedulerCalendar.more', { count: items.length })}
              </button>
            ))}
            {guardId === heldGuard &&
              previews
                .get(day)
                ?.map((piece) => (
                  <PreviewItem
                    key={piece.startsAt}
                    piece={piece}
                    style={spanStyle(
                      placeOnAxis(axis, day, piece.startsAt, zoneOf(piece.item)),
                      placeOnAxis(axis, day, piece.endsAt, zoneOf(piece.item)),
                    )}
                  />
                ))}
            {nowPlace !== null && <span className="pk-SchedulerCalendar-now" style={spanStyle(nowPlace, nowPlace)} />}
          </DayPlace>
        </div>
      ))}
    </div>
  );
}
