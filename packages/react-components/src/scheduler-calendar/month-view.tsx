// biome-ignore-all lint/a11y/useSemanticElements: days and items are laid out freely, table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the days hold the one tab stop of the grid
import { dateOfEpochDay, weekdays } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import { localDay } from './calendar-days.rules.ts';
import { MonthCell } from './month-cell.tsx';
import type { ViewProps } from './view.types.ts';

/** Six weeks from Monday on (S2.116): 42 cells, whatever the number of checks. @internal */
export function MonthView({ model, previews, stopDay, isNarrow, itemsPerDay }: ViewProps): ReactElement {
  const { text } = usePatrol();
  const { days, date, today, shown } = model;
  const { gesture } = model.drag;
  const heldDay = gesture && localDay(gesture.timeZone, gesture.item.startsAt);
  const cell = (day: number, weekday: number): ReactElement => {
    const dateOfDay = dateOfEpochDay(day);
    return (
      <MonthCell
        day={day}
        heldId={day === heldDay ? gesture?.item.occurrenceId : undefined}
        isNarrow={isNarrow}
        isOutside={dateOfDay.slice(0, 7) !== date.slice(0, 7)}
        isStop={day === stopDay}
        isToday={dateOfDay === today}
        items={shown.get(day)}
        itemsPerDay={itemsPerDay}
        /* By its place: another month puts other contents into the cells that are there. */
        key={weekday}
        planned={model.plannedOn(day)}
        previews={previews.get(day)}
      />
    );
  };
  return (
    <>
      <div className="pk-SchedulerCalendar-weekdays" role="row">
        {weekdays.map((day) => (
          <div className="pk-SchedulerCalendar-head" key={day} role="columnheader">
            {text(isNarrow ? 'schedulerCalendar.weekdayShort' : 'schedulerCalendar.weekday', { day })}
          </div>
        ))}
      </div>
      <div className="pk-SchedulerCalendar-weeks" role="rowgroup">
        {weekStarts.map((start) => (
          <div className="pk-SchedulerCalendar-week" key={start} role="row">
            {days.slice(start, start + 7).map(cell)}
          </div>
        ))}
      </div>
    </>
  );
}

const weekStarts = [0, 7, 14, 21, 28, 35];
