import { formatSpan, secondsOfTime } from './span.ts';
import { instantOfWall, offsetMs } from './zone-time.ts';

/**
 * How a back end stores the times of its rules: `utc-at-start` is the wall time minus the zone's offset at noon of
 * the rule's first day (C1), `wall` is the wall time itself (decision K26).
 * @public
 */
export type RuleTimes = 'utc-at-start' | 'wall';

const daySeconds = 86_400;
const noon = 43_200;

/* Noon exists once on every day, so that the anchor is never in doubt; wall time then holds for the rule's whole life. */
function shiftSeconds(startDate: string, timeZone: string, ruleTimes: RuleTimes): number {
  if (ruleTimes === 'wall') return 0;
  return offsetMs(timeZone, instantOfWall(timeZone, { date: startDate, secondsOfDay: noon }, 'earlier')) / 1000;
}

/**
 * The wall time, in seconds of the day, of a stored `fromTime` or `toTime`; null when the text is not `HH:mm:ss`.
 * Throws a RangeError for an unknown zone or date.
 * @public
 */
export function wallFromStored(
  stored: string,
  startDate: string,
  timeZone: string,
  ruleTimes: RuleTimes = 'utc-at-start',
): number | null {
  const seconds = secondsOfTime(stored);
  if (seconds === null) return null;
  return (((seconds + shiftSeconds(startDate, timeZone, ruleTimes)) % daySeconds) + daySeconds) % daySeconds;
}

/** The stored `HH:mm:ss` of a wall time in seconds of the day; it wraps around midnight, the date is not moved. @public */
export function storedFromWall(
  wallSeconds: number,
  startDate: string,
  timeZone: string,
  ruleTimes: RuleTimes = 'utc-at-start',
): string {
  const seconds = wallSeconds - shiftSeconds(startDate, timeZone, ruleTimes);
  return formatSpan(((seconds % daySeconds) + daySeconds) % daySeconds);
}
