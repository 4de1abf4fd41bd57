import { dateOfEpochDay, endOfLocalDay, offsetMs, startOfLocalDay, wallOf } from '@patrolkit/sdk/model';
import { offsetText } from './offset-text.rules.ts';

/** Length of a slot in minutes: no zone in use moves its clock by less. @internal */
const slotMinutes = 30;

/** Half an hour of a day that really passes. @public */
export interface DaySlot {
  /** What the wall shows at its start: minutes since midnight. */
  readonly minutes: number;
  /** The clock went back: it shows this time for the second time. */
  readonly isSecond: boolean;
  /** Minutes the clock is ahead of UTC. */
  readonly offsetMinutes: number;
}

/** The hours of one or more days, one below the other: 23, 24 or 25 of them as the clocks are changed. @public */
export interface DayAxis {
  readonly timeZone: string;
  readonly slots: readonly DaySlot[];
  /** Where each slot lies, by {@link slotKey}. */
  readonly index: ReadonlyMap<number, number>;
}

const slotMs = slotMinutes * 60_000;
const slotKey = (minutes: number, isSecond: boolean): number => minutes * 2 + (isSecond ? 1 : 0);

/** The half hours of a local day in the order in which they pass: 46, 48 or 50. @internal */
export function daySlots(timeZone: string, day: number): DaySlot[] {
  const date = dateOfEpochDay(day);
  const seen = new Set<number>();
  const slots: DaySlot[] = [];
  for (let at = startOfLocalDay(timeZone, date); at < endOfLocalDay(timeZone, date); at += slotMs) {
    const minutes = wallOf(timeZone, at).secondsOfDay / 60;
    slots.push({ minutes, isSecond: seen.has(minutes), offsetMinutes: offsetMs(timeZone, at) / 60_000 });
    seen.add(minutes);
  }
  return slots;
}

/** One axis for days side by side: that of the longest, in which every other day finds its hours. @internal */
export function dayAxis(timeZone: string, days: readonly number[]): DayAxis {
  let slots: DaySlot[] = [];
  for (const day of days) {
    const own = daySlots(timeZone, day);
    if (own.length > slots.length) slots = own;
  }
  const index = new Map(slots.map(({ minutes, isSecond }, at) => [slotKey(minutes, isSecond), at]));
  return { timeZone, slots, index };
}

function placeOfWall({ slots, index }: DayAxis, minutes: number, isSecond: boolean): number {
  const start = minutes - (minutes % slotMinutes);
  const at = index.get(slotKey(start, isSecond)) ?? index.get(slotKey(start, false));
  if (at !== undefined) return at + (minutes - start) / slotMinutes;
  /* An hour that this axis leaps over: where the next begins. */
  const next = slots.findIndex((slot) => slot.minutes > minutes);
  return next === -1 ? slots.length : next;
}

/**
 * Where an instant lies on the axis of a day, in slots from the top, by the clock of its own zone; what lies before the
 * day is at 0, what lies after it at the end.
 * @internal
 */
export function placeOnAxis(axis: DayAxis, day: number, at: number, timeZone: string = axis.timeZone): number {
  const date = dateOfEpochDay(day);
  const start = startOfLocalDay(timeZone, date);
  const end = endOfLocalDay(timeZone, date);
  if (at >= end) return axis.slots.length;
  const offset = offsetMs(timeZone, start);
  const minutes = wallOf(timeZone, Math.max(at, start)).secondsOfDay / 60;
  /* Shown for the second time: the clock went back since the day began, and the first time has passed. */
  const wentBackMs = offset - offsetMs(timeZone, at);
  const before = at - wentBackMs;
  const isSecond = wentBackMs > 0 && before >= start && offsetMs(timeZone, before) === offset;
  return placeOfWall(axis, minutes, isSecond);
}

/** The wall's minutes since midnight at a place on the axis, in steps. @internal */
export function minutesAtPlace({ slots }: DayAxis, place: number, stepMinutes: number): number {
  const within = Math.max(0, Math.min(slots.length - 0.001, place));
  const slot = slots[Math.floor(within)];
  if (!slot) return 0;
  const passed = (within - Math.floor(within)) * slotMinutes;
  return slot.minutes + Math.floor(passed / stepMinutes) * stepMinutes;
}

/** A label beside the axis. @public */
export interface HourLabel {
  /** Slots from the top. */
  readonly place: number;
  /** `02:00`; with the distance from UTC where the day has the hour twice: `02:00 +01`. */
  readonly text: string;
}

/** The full hours of an axis, 24 h in every language (S2.117). @internal */
export function hourLabels({ slots }: DayAxis): HourLabel[] {
  const twice = new Set(slots.filter(({ isSecond }) => isSecond).map(({ minutes }) => minutes));
  return slots.flatMap(({ minutes, offsetMinutes }, place) => {
    if (minutes % 60 !== 0) return [];
    const clock = `${String(minutes / 60).padStart(2, '0')}:00`;
    return [{ place, text: twice.has(minutes) ? `${clock} ${offsetText(offsetMinutes)}` : clock }];
  });
}

/** Parts of the axis that a day does not have: `from` included, `to` not, in slots from the top. @internal */
export function missingHours(axis: DayAxis, day: number): { readonly from: number; readonly to: number }[] {
  const own = new Set(daySlots(axis.timeZone, day).map(({ minutes, isSecond }) => slotKey(minutes, isSecond)));
  const gaps: { from: number; to: number }[] = [];
  for (const [at, { minutes, isSecond }] of axis.slots.entries()) {
    if (own.has(slotKey(minutes, isSecond))) continue;
    const last = gaps.at(-1);
    if (last?.to === at) last.to = at + 1;
    else gaps.push({ from: at, to: at + 1 });
  }
  return gaps;
}

/** How long a local day lasts, hours. @internal */
export function hoursOfDay(timeZone: string, day: number): number {
  const date = dateOfEpochDay(day);
  return (endOfLocalDay(timeZone, date) - startOfLocalDay(timeZone, date)) / 3_600_000;
}
