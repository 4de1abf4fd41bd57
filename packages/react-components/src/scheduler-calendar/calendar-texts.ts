import { dateOfEpochDay, type Occurrence, offsetMs, weekdayOf } from '@patrolkit/sdk/model';
import { showDate } from '../controls/typed-date.rules.ts';
import type { Patrol } from '../provider/index.ts';
import type { CalendarView } from './calendar-days.rules.ts';
import { type GuardLabels, placeOf } from './guard-labels.rules.ts';
import type { ItemAction } from './item-actions.rules.ts';
import { itemState } from './item-state.rules.ts';
import { offsetText } from './offset-text.rules.ts';

/* Names of months and weekdays are texts: Chromium has no Macedonian ones of its own. */

type Speaks = Pick<Patrol, 'text'>;

const monthOf = (date: string): string => `m${Number(date.slice(5, 7))}`;

/** DD/MM/YYYY of a day. @internal */
export function dayText(day: number): string {
  const [year, month, date] = dateOfEpochDay(day).split('-');
  return `${date}/${month}/${year}`;
}

/** 'Saturday 14/11/2026'. @internal */
export function longDay({ text }: Speaks, day: number): string {
  const weekday = text('schedulerCalendar.weekday', { day: weekdayOf(dateOfEpochDay(day)) });
  return text('schedulerCalendar.dayLong', { weekday, date: dayText(day) });
}

/** What a month's cell is headed with: '14', and '1 Nov' where a month begins. @internal */
export function cellDay({ text }: Speaks, day: number): string {
  const date = dateOfEpochDay(day);
  const number = String(Number(date.slice(8)));
  return number === '1' ? text('schedulerCalendar.dayAndMonth', { day: number, month: monthOf(date) }) : number;
}

/** What the calendar shows: 'November 2026', '09/11/2026 – 15/11/2026', 'Saturday 14/11/2026'. @internal */
export function rangeTitle(patrol: Speaks, view: CalendarView, date: string, days: readonly number[]): string {
  if (view === 'month') {
    return patrol.text('schedulerCalendar.monthYear', { month: monthOf(date), year: date.slice(0, 4) });
  }
  const [first = 0, last = first] = [days[0], days.at(-1)];
  return days.length === 1 ? longDay(patrol, first) : `${dayText(first)} – ${dayText(last)}`;
}

const dayMs = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/* No zone in use goes back by more; within this time the other of two equal times is looked for. */
const longestBackMs = 3 * 3_600_000;

/** Whether the zone's clock shows this time twice, and both are meant by it. */
function isShownTwice(timeZone: string, at: number, offset: number): boolean {
  const before = offsetMs(timeZone, at - longestBackMs);
  if (before > offset) return offsetMs(timeZone, at - (before - offset)) === before;
  const after = offsetMs(timeZone, at + longestBackMs);
  return after < offset && offsetMs(timeZone, at + (offset - after)) === after;
}

/**
 * HH:mm on a zone's wall, by arithmetic: a month draws hundreds (S2.117: 24 h in every language). A time that comes
 * twice says which one it is: '02:00 +01'.
 * @internal
 */
export function clockOf(timeZone: string, at: number): string {
  const offset = offsetMs(timeZone, at);
  const minutes = Math.floor(((((at + offset) % dayMs) + dayMs) % dayMs) / 60_000);
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return isShownTwice(timeZone, at, offset) ? `${clock} ${offsetText(offset / 60_000)}` : clock;
}

/** What an item's line says: '22:00 Horvat · Savica, Ulaz A'. @internal */
export function itemText(item: Occurrence, timeZone: string, labels: GuardLabels): string {
  const guard = labels.get(item.guardName) ?? item.guardName;
  return `${clockOf(timeZone, item.startsAt)} ${guard} · ${placeOf(item)}`;
}

/** The same with its state in words: the name of its button. @internal */
export function itemName({ text }: Speaks, item: Occurrence, timeZone: string, labels: GuardLabels): string {
  return `${itemText(item, timeZone, labels)}, ${text(`schedulerCalendar.state.${itemState(item)}`)}`;
}

/** What can be done with a check, in words; the day that would be skipped is named. @internal */
export function actionText({ text }: Pick<Patrol, 'text'>, action: ItemAction, day: string | null): string {
  return action === 'skip'
    ? text('schedulerCalendar.skip', { date: day === null ? '' : showDate(day) })
    : text(`schedulerCalendar.${action}`);
}
