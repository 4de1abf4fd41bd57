import type { Previews } from './preview.rules.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** What each view is drawn from. @internal */
export interface ViewProps {
  model: SchedulerCalendarModel;
  previews: Previews;
  /** The day Tab leads to, as days after 1970-01-01. */
  stopDay: number;
  /** Of that day the guard whose row Tab leads to; null for the first. */
  stopGuard: number | null;
  /** Width of the calendar in pixels. */
  width: number;
  /** Whether there is room for numbers only. */
  isNarrow: boolean;
  itemsPerDay: number;
}
