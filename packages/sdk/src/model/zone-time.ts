import { addDays, dateOfEpochDay, epochDay } from './calendar-date.ts';

/** What a clock on the wall shows: a date and the seconds since its midnight. @public */
export interface WallTime {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** 0 to 86399. */
  readonly secondsOfDay: number;
}

/** Which of two instants is meant when the clock shows a time twice. @public */
export type Occasion = 'earlier' | 'later';

const dayMs = 86_400_000;

interface ZoneOffsets {
  readonly format: Intl.DateTimeFormat;
  /** Offset at the start of each UTC day asked for. */
  readonly byDay: Map<number, number>;
}

// What is remembered is never wrong, only limited: a long-lived process may be asked for every zone and year.
const zones = new Map<string, ZoneOffsets>();
const [maximumZones, maximumDays] = [64, 4096];

function zoneOffsets(timeZone: string): ZoneOffsets {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsets = { format, byDay: new Map<number, number>() };
  if (zones.size >= maximumZones) zones.clear();
  zones.set(timeZone, offsets);
  return offsets;
}

/** The offset as Intl tells it: `GMT`, `GMT+02:00` or, long ago, `GMT+01:03:54`. */
function readOffset(format: Intl.DateTimeFormat, at: number): number {
  const text = format.format(at);
  const parts = /GMT(?:([+\-−])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (!parts) throw new RangeError(`No offset from UTC in '${text}'`);
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = parts;
  const total = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return (sign === '+' ? total : -total) * 1000;
}

function offsetAtDayStart({ format, byDay }: ZoneOffsets, day: number): number {
  const known = byDay.get(day);
  if (known !== undefined) return known;
  const offset = readOffset(format, day * dayMs);
  if (byDay.size >= maximumDays) byDay.clear();
  byDay.set(day, offset);
  return offset;
}

/** Milliseconds a zone's wall clock is ahead of UTC at an instant; throws a RangeError for an unknown zone. @public */
export function offsetMs(timeZone: string, at: number): number {
  const offsets = zoneOffsets(timeZone);
  const day = Math.floor(at / dayMs);
  const offset = offsetAtDayStart(offsets, day);
  // no zone has changed its clocks and back within one day, so that equal ends mean an equal day
  return offset === offsetAtDayStart(offsets, day + 1) ? offset : readOffset(offsets.format, at);
}

/** Whether a text names a time zone of the IANA database that this platform knows. @public */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false; // bare offsets such as +01:00 have no summer time
  try {
    zoneOffsets(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The instant, in milliseconds since 1970, at which a zone's clock shows a wall time. A time that comes twice is
 * its first or second occurrence; one that the clock leaps over is moved forward by the gap, as Temporal's
 * 'compatible' does (C2.3). Throws a RangeError for an unknown zone or date.
 * @public
 */
export function instantOfWall(timeZone: string, { date, secondsOfDay }: WallTime, which: Occasion): number {
  const local = epochDay(date) * dayMs + secondsOfDay * 1000;
  const before = offsetMs(timeZone, local - dayMs);
  const after = offsetMs(timeZone, local + dayMs);
  const candidates = [local - before, local - after].filter((at) => at + offsetMs(timeZone, at) === local);
  if (candidates.length === 0) return local - before;
  return which === 'earlier' ? Math.min(...candidates) : Math.max(...candidates);
}

/** What a zone's clock shows at an instant, whole seconds. @public */
export function wallOf(timeZone: string, at: number): WallTime {
  const seconds = Math.floor((at + offsetMs(timeZone, at)) / 1000);
  const day = Math.floor(seconds / 86_400);
  return { date: dateOfEpochDay(day), secondsOfDay: seconds - day * 86_400 };
}

/** The local date `YYYY-MM-DD` of an instant. @public */
export function localDate(timeZone: string, at: number): string {
  return wallOf(timeZone, at).date;
}

/** The instant a local date begins: midnight, or the first moment after it where the clock leaps over midnight. @public */
export function startOfLocalDay(timeZone: string, date: string): number {
  return instantOfWall(timeZone, { date, secondsOfDay: 0 }, 'earlier');
}

/** The instant a local date ends, which is where the next begins: 23, 24 or 25 hours after its start. @public */
export function endOfLocalDay(timeZone: string, date: string): number {
  return startOfLocalDay(timeZone, addDays(date, 1));
}
