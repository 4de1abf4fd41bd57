import { dateOfEpochDay, epochDay, instantOfWall, wallOf } from '@patrolkit/sdk/model';

/** Seconds of a calendar day as the wall shows it; a day with a clock change has as many. @internal */
export const daySeconds = 86_400;

/** What a zone's clock shows at an instant, as seconds since its midnight of 1970-01-01. @internal */
export function wallSeconds(timeZone: string, at: number): number {
  const { date, secondsOfDay } = wallOf(timeZone, at);
  return epochDay(date) * daySeconds + secondsOfDay;
}

/**
 * The instant at which a zone's clock shows this, milliseconds since 1970: of a time that comes twice the first, and a
 * time that the clock leaps over is moved on by the gap.
 * @internal
 */
export function instantOfSeconds(timeZone: string, seconds: number): number {
  const day = Math.floor(seconds / daySeconds);
  return instantOfWall(timeZone, { date: dateOfEpochDay(day), secondsOfDay: seconds - day * daySeconds }, 'earlier');
}

/**
 * When something ends that starts at an instant and lasts so many seconds on the wall; always later than it starts:
 * where a clock change leaves no such end, the seconds are counted as they pass.
 * @internal
 */
export function endAfter(timeZone: string, startsAt: number, seconds: number): number {
  const end = instantOfSeconds(timeZone, wallSeconds(timeZone, startsAt) + seconds);
  return end > startsAt ? end : startsAt + seconds * 1000;
}

/** How long something lasts on the wall, seconds; where a clock change leaves nothing of it, as they pass. @internal */
export function lengthSeconds(timeZone: string, { startsAt, endsAt }: { startsAt: number; endsAt: number }): number {
  const onWall = wallSeconds(timeZone, endsAt) - wallSeconds(timeZone, startsAt);
  return onWall > 0 ? onWall : Math.ceil((endsAt - startsAt) / 1000);
}
