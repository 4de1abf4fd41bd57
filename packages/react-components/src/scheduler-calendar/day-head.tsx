// biome-ignore-all lint/a11y/useSemanticElements: days and items are laid out freely, table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the days hold the one tab stop of the grid
import { dateOfEpochDay, weekdayOf } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import { dayText } from './calendar-texts.ts';
import { hoursOfDay } from './day-axis.rules.ts';

/** Props of {@link DayHead}. @internal */
export interface DayHeadProps {
  day: number;
  isToday: boolean;
  timeZone: string;
  /** Whether there is room for the short name of the weekday only. */
  isShort: boolean;
}

/** Weekday and date over a column; a day whose clocks change says how long it is. @internal */
export function DayHead({ day, isToday, timeZone, isShort }: DayHeadProps): ReactElement {
  const { text } = usePatrol();
  const hours = hoursOfDay(timeZone, day);
  return (
    <div
      aria-current={isToday ? 'date' : undefined}
      className="pk-SchedulerCalendar-head"
      data-today={isToday ? '' : undefined}
      role="columnheader"
    >
      <span>
        {text(isShort ? 'schedulerCalendar.weekdayShort' : 'schedulerCalendar.weekday', {
          day: weekdayOf(dateOfEpochDay(day)),
        })}
      </span>{' '}
      <span className="pk-SchedulerCalendar-headDate">{dayText(day)}</span>
      {hours !== 24 && (
        <span className="pk-SchedulerCalendar-length">{text('schedulerCalendar.hours', { hours })}</span>
      )}
    </div>
  );
}
