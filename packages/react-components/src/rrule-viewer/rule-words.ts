import { formatSpan, instantOfWall, offsetMs, type Weekday, wallOf, weekdayOf, weekdays } from '@patrolkit/sdk/model';
import { showDate } from '../controls/typed-date.rules.ts';
import type { MessageId, Patrol } from '../provider/index.ts';

/* Texts by the number of the weekday, Monday first. */
const ids = (kind: 'weekday' | 'weekdayShort' | 'weekdayLetter', weekday: Weekday): MessageId => {
  const number = (weekdays.indexOf(weekday) + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7; // a weekday is one of the seven
  return `date.${kind}.${number}`;
};

/** One letter for a weekday, as the column of days has it. @internal */
export const weekdayLetter = ({ text }: Patrol, weekday: Weekday): string => text(ids('weekdayLetter', weekday));

/** A weekday, short. @internal */
export const weekdayShort = ({ text }: Patrol, weekday: Weekday): string => text(ids('weekdayShort', weekday));

/** Runs of weekdays that follow each other. */
function runsOf(on: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const weekday of weekdays) {
    if (!on.includes(weekday)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays.indexOf(weekday) === weekdays.indexOf(last) + 1) run.push(weekday);
    else runs.push([weekday]);
  }
  return runs;
}

/** `Every day`, `Monday to Friday`, `Monday, Wednesday`. @internal */
export function weekdaysInWords({ text }: Patrol, on: readonly Weekday[]): string {
  if (on.length === 7) return text('rruleViewer.everyDay');
  const words = runsOf(on).flatMap((run) => {
    const named = run.map((weekday) => text(ids('weekday', weekday)));
    return run.length < 3 ? named : [text('rruleViewer.dayRange', { from: named[0], to: named.at(-1) })];
  });
  return words.join(', ');
}

/** `22:00` of seconds of the day. @internal */
export const clockOf = (secondsOfDay: number): string => formatSpan(secondsOfDay).slice(0, 5);

/** `22:00–06:00`. @internal */
export const windowOf = ({ fromTime, toTime }: { fromTime: number; toTime: number }): string =>
  `${clockOf(fromTime)}–${clockOf(toTime)}`;

/** `UTC+2`, `UTC+5:30`: tells two equal times of the long night apart. @internal */
function offsetInWords(timeZone: string, at: number): string {
  const minutes = Math.round(offsetMs(timeZone, at) / 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** A slot as a row of the next checks. @internal */
export interface ShownCheck {
  readonly at: number;
  readonly weekday: Weekday;
  /** DD/MM/YYYY. */
  readonly date: string;
  readonly time: string;
  /** Only where the clock shows the time twice. */
  readonly offset: string | null;
}

/** The times of checks in their rule's zone; a time that the clock shows twice carries its offset. @internal */
export function shownChecks(starts: readonly number[], timeZone: string): readonly ShownCheck[] {
  return starts.map((at) => {
    const wall = wallOf(timeZone, at);
    const comesTwice = instantOfWall(timeZone, wall, 'earlier') !== instantOfWall(timeZone, wall, 'later');
    return {
      at,
      weekday: weekdayOf(wall.date),
      date: showDate(wall.date),
      time: clockOf(wall.secondsOfDay),
      offset: comesTwice ? offsetInWords(timeZone, at) : null,
    };
  });
}
