import { localDate, type Occurrence, type RecurrenceRule } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { useControlled } from '../data-grid/use-controlled.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import { type CalendarRange, type CalendarView, isSameClock, stepDate, visibleDays } from './calendar-days.rules.ts';
import { type CalendarFilter, type DayBuckets, noFilter } from './day-buckets.rules.ts';
import { abilitiesOf, type ItemAbilities } from './gesture.rules.ts';
import type { FilterChoice, GuardLabels } from './guard-labels.rules.ts';
import { openRuleDay } from './open-rule-day.ts';
import type { CalendarMoveReason, SchedulerCalendarOptions } from './scheduler-calendar.types.ts';
import { useCalendarNotices } from './use-calendar-notices.ts';
import { type DragCopy, useDragCopy } from './use-drag-copy.ts';
import { useMinute } from './use-minute.ts';
import { usePlan } from './use-plan.ts';
import type { Wholeness } from './use-whole-range.ts';

/** What {@link useSchedulerCalendar} gives. @public */
export interface SchedulerCalendarModel {
  readonly view: CalendarView;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The days that are seen, as days after 1970-01-01. */
  readonly days: readonly number[];
  readonly range: CalendarRange;
  /** The calendar's zone. */
  readonly timeZone: string;
  /** Whether the browser's own clock shows other times, so that the zone must be named (C1). */
  readonly isOtherClock: boolean;
  /** The present in whole minutes, milliseconds since 1970. */
  readonly now: number;
  readonly today: string;
  /** Checks by day, filtered. */
  readonly shown: DayBuckets;
  readonly filter: CalendarFilter;
  readonly guards: readonly FilterChoice[];
  readonly locations: readonly FilterChoice[];
  /** Short names of guards by their full names. */
  readonly labels: GuardLabels;
  readonly wholeness: Wholeness;
  readonly drag: DragCopy;
  setView(view: CalendarView, reason: CalendarMoveReason): void;
  setDate(date: string, reason: CalendarMoveReason): void;
  /** Goes back or on by so many lengths of the view. */
  go(steps: number): void;
  setFilter(filter: CalendarFilter): void;
  zoneOf(item: Occurrence): string;
  ruleOf(item: Occurrence): RecurrenceRule | null;
  /** The day of its rule that an open check belongs to, `YYYY-MM-DD`; null for one that is over or no rule's. */
  ruleDayOf(item: Occurrence): string | null;
  /** Planned checks of a day as the back end counts them; null when it did not, or when every one is here. */
  plannedOn(day: number): number | null;
  find(occurrenceId: number): Occurrence | null;
  abilities(item: Occurrence): ItemAbilities;
  /** Asks again for the weeks of a range that was cut. */
  retryWeeks(): void;
  /** Deletes a check and tells the outcome; true when it is deleted. */
  remove(item: Occurrence): Promise<boolean>;
}

/** The calendar without any markup: view, date, checks by day, filters, and what is dragged. @public */
export function useSchedulerCalendar(options: SchedulerCalendarOptions): SchedulerCalendarModel {
  const patrol = usePatrol();
  const timeZone = options.timeZone ?? patrol.timeZone;
  const now = useMinute();
  const today = localDate(timeZone, now);
  const [view, keepView] = useControlled(options.view, options.defaultView ?? 'month');
  const [date, keepDate] = useControlled(options.date, options.defaultDate ?? today);
  const [filter, keepFilter] = useControlled(options.filter, options.defaultFilter ?? noFilter);
  const days = useMemo(() => visibleDays(view, date), [view, date]);
  const plan = usePlan(options, days, timeZone, filter);
  const latest = useLatest({ options, view, date, plan });

  const told = useEffectEvent((range: CalendarRange) => options.onRangeChange?.(range));
  const { from, to } = plan.range;
  useEffect(() => {
    told({ from, to });
  }, [from, to]);

  const { tell, remove } = useCalendarNotices(options, plan.change);
  const drag = useDragCopy(options, tell);

  const actions = useMemo(
    () => ({
      setView: (next: CalendarView, reason: CalendarMoveReason) => {
        if (next === latest.current.view) return;
        keepView(next);
        latest.current.options.onViewChange?.(next, { reason });
      },
      setDate: (next: string, reason: CalendarMoveReason) => {
        if (next === latest.current.date) return;
        keepDate(next);
        latest.current.options.onDateChange?.(next, { reason });
      },
      setFilter: (next: CalendarFilter) => {
        keepFilter(next);
        const reason = next.guardId === null && next.locationId === null ? 'clear' : 'choose';
        latest.current.options.onFilterChange?.(next, { reason });
      },
      find: (occurrenceId: number) => latest.current.plan.find(occurrenceId),
    }),
    [keepView, keepDate, keepFilter, latest],
  );
  const { setDate } = actions;
  const go = useCallback(
    (steps: number) => setDate(stepDate(latest.current.view, latest.current.date, steps), 'step'),
    [setDate, latest],
  );
  const { rules } = options;
  const ruleOf = ({ ruleId }: Occurrence): RecurrenceRule | null =>
    ruleId === null ? null : (rules?.get(ruleId) ?? null);
  const canSave = options.onSave !== undefined;
  const browserZone = useMemo(() => Intl.DateTimeFormat().resolvedOptions().timeZone, []);
  return {
    ...actions,
    go,
    remove,
    drag,
    view,
    date,
    days,
    range: plan.range,
    timeZone,
    isOtherClock: !isSameClock(timeZone, browserZone, plan.range),
    now,
    today,
    shown: plan.shown,
    filter,
    guards: options.guards ?? plan.names.guards,
    locations: options.locations ?? plan.names.locations,
    labels: plan.names.labels,
    wholeness: plan.wholeness,
    zoneOf: plan.zoneOf,
    ruleOf,
    ruleDayOf: (item) => openRuleDay(item, ruleOf(item), now),
    plannedOn: plan.plannedOn,
    abilities: useCallback((item: Occurrence) => abilitiesOf(item, canSave), [canSave]),
    retryWeeks: plan.retry,
  };
}
