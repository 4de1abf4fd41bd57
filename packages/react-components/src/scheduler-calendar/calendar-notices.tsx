import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import { NoticeLine } from '../state-view/notice-line.tsx';
import type { SchedulerCalendarProps } from './scheduler-calendar.types.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';
import type { Wholeness } from './use-whole-range.ts';

/** Props of {@link CalendarNotices}. @internal */
export interface CalendarNoticesProps
  extends Pick<
    SchedulerCalendarProps,
    'status' | 'errorText' | 'errorDetail' | 'onRetry' | 'staleSeconds' | 'staleText'
  > {
  model: SchedulerCalendarModel;
}

/** Checks that the back end has planned on the days that are seen, and how many of them are not here. */
function leftOut(model: SchedulerCalendarModel): { planned: number; missing: number } {
  let [planned, missing] = [0, 0];
  for (const day of model.days) {
    const told = model.plannedOn(day);
    if (told === null) continue;
    const items = model.shown.get(day);
    planned += told;
    missing += Math.max(0, told - (items?.starting.length ?? 0));
  }
  return { planned, missing };
}

/** Lines over the calendar: how old it may be, what failed, and what is left out. The items stay. @internal */
export function CalendarNotices(props: CalendarNoticesProps): ReactElement {
  const { model, status, staleSeconds, onRetry } = props;
  const { text } = usePatrol();
  const stale =
    props.staleText ?? (staleSeconds === undefined ? null : text('schedulerCalendar.stale', { seconds: staleSeconds }));
  const { planned, missing } = leftOut(model);
  const { wholeness } = model;
  const cutText =
    missing > 0 ? text('schedulerCalendar.incomplete', { missing, planned }) : text('schedulerCalendar.cut');
  const left: Readonly<Record<Wholeness, string | null>> = {
    whole: null,
    asking: text('schedulerCalendar.asking'),
    failed: text('schedulerCalendar.weekFailed'),
    cut: cutText,
  };
  return (
    <>
      {stale !== null && <NoticeLine kind="stale" text={stale} />}
      {status === 'error' && (
        <NoticeLine
          kind="error"
          text={[props.errorText ?? text('schedulerCalendar.error'), props.errorDetail].filter(Boolean).join(' ')}
        >
          {onRetry && <Button onPress={onRetry}>{text('schedulerCalendar.tryNow')}</Button>}
        </NoticeLine>
      )}
      {left[wholeness] !== null && (
        <NoticeLine kind="stale" text={left[wholeness]}>
          {wholeness === 'failed' && <Button onPress={model.retryWeeks}>{text('schedulerCalendar.tryAgain')}</Button>}
        </NoticeLine>
      )}
    </>
  );
}
