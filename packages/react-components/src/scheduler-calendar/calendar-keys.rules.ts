import { dateOfEpochDay, epochDay } from '@patrolkit/sdk/model';
import { type CalendarView, stepDate, visibleDays } from './calendar-days.rules.ts';

/** The day to which a key leads from a day by the ARIA grid pattern; null when the key does not move. @internal */
export function dayAfterKey(view: CalendarView, day: number, key: string): number | null {
  const week = visibleDays('week', dateOfEpochDay(day));
  switch (key) {
    case 'ArrowLeft':
      return day - 1;
    case 'ArrowRight':
      return day + 1;
    case 'ArrowUp':
      return view === 'month' ? day - 7 : view === 'agenda' ? day - 1 : null;
    case 'ArrowDown':
      return view === 'month' ? day + 7 : view === 'agenda' ? day + 1 : null;
    case 'Home':
      return week[0] ?? day;
    case 'End':
      return week[6] ?? day;
    case 'PageUp':
      return epochDay(stepDate(view, dateOfEpochDay(day), -1));
    case 'PageDown':
      return epochDay(stepDate(view, dateOfEpochDay(day), 1));
    default:
      return null;
  }
}
