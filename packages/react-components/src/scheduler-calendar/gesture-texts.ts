import type { Occurrence } from '@patrolkit/sdk/model';
import type { SchedulerDragCopyView } from '@patrolkit/state-machines/scheduler-drag-copy';
import type { Patrol } from '../provider/index.ts';
import { localDay } from './calendar-days.rules.ts';
import { clockOf, dayText, longDay } from './calendar-texts.ts';

type Speaks = Pick<Patrol, 'text'>;

/** Days of some checks: '24/11/2026, 25/11/2026'. @internal */
function datesText(items: readonly { readonly startsAt: number }[], timeZone: string): string {
  return items.map(({ startsAt }) => dayText(localDay(timeZone, startsAt))).join(', ');
}

/** Where what is held would go: 'Thursday 26/11/2026 08:00 – 09:00'. @internal */
export function targetText(patrol: Speaks, startsAt: number, endsAt: number, timeZone: string): string {
  const [first, last] = [localDay(timeZone, startsAt), localDay(timeZone, endsAt)];
  const end = clockOf(timeZone, endsAt);
  return patrol.text('schedulerCalendar.times', {
    day: longDay(patrol, first),
    from: clockOf(timeZone, startsAt),
    to: first === last ? end : `${dayText(last)} ${end}`,
  });
}

/** What would be saved if what is held were put down here. @internal */
export function outcomeText({ text }: Speaks, { preview, ignored }: SchedulerDragCopyView, timeZone: string): string {
  if (ignored !== null) return text('schedulerCalendar.ignored', { reason: ignored });
  const copies = preview.filter(({ isOriginal }) => !isOriginal);
  if (copies.length === 0) return '';
  return text('schedulerCalendar.makes', { count: copies.length, dates: datesText(copies, timeZone) });
}

/** What a gesture has saved. @internal */
export function savedText({ text }: Speaks, saved: readonly Occurrence[], timeZone: string): string {
  return text('schedulerCalendar.saved', { count: saved.length, dates: datesText(saved, timeZone) });
}

/** What a gesture could not save. @internal */
export function notSavedText({ text }: Speaks, failed: readonly Occurrence[], timeZone: string): string {
  return text('schedulerCalendar.notSaved', { count: failed.length, dates: datesText(failed, timeZone) });
}
