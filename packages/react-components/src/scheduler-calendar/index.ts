export { type CalendarRange, type CalendarView, calendarViews } from './calendar-days.rules.ts';
export { type CalendarFilter, type DayBuckets, type DayItems, noFilter, passesFilter } from './day-buckets.rules.ts';
export type { GestureDelta, GestureKind, ItemAbilities } from './gesture.rules.ts';
export type { FilterChoice, GuardLabels } from './guard-labels.rules.ts';
export {
  countStates,
  type ItemState,
  inkOn,
  itemState,
  itemStates,
  ownColor,
  type StateCounts,
} from './item-state.rules.ts';
export { keepUnchanged } from './range-items.rules.ts';
export { SchedulerCalendar } from './scheduler-calendar.tsx';
export type {
  CalendarMoveReason,
  CalendarNotice,
  ItemSaveDetails,
  RangeItems,
  SchedulerCalendarOptions,
  SchedulerCalendarProps,
} from './scheduler-calendar.types.ts';
export type { CalendarGesture, DragCopy, GestureOutcome } from './use-drag-copy.ts';
export { type SchedulerCalendarModel, useSchedulerCalendar } from './use-scheduler-calendar.ts';
export type { Wholeness } from './use-whole-range.ts';
