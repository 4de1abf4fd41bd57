import { endAfter, instantOfSeconds, lengthSeconds, wallSeconds } from './wall-seconds.ts';

/** Where an occurrence would begin and end, milliseconds since 1970. @public */
export interface DragTimes {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** How far something is dragged on the calendar; negative goes back. @public */
export interface DragDelta {
  /** Calendar days. @default 0 */
  readonly days?: number | undefined;
  /** Minutes on the wall. @default 0 */
  readonly minutes?: number | undefined;
}

function shifted(timeZone: string, at: number, { days = 0, minutes = 0 }: DragDelta): number {
  if (days === 0 && minutes === 0) return at;
  return instantOfSeconds(timeZone, wallSeconds(timeZone, at) + days * 86_400 + minutes * 60);
}

/** Times after a move: the same time of day and length on the wall, also over a clock change. @public */
export function movedBy(times: DragTimes, delta: DragDelta, timeZone: string): DragTimes {
  const startsAt = shifted(timeZone, times.startsAt, delta);
  if (startsAt === times.startsAt) return { startsAt, endsAt: times.endsAt };
  return { startsAt, endsAt: endAfter(timeZone, startsAt, lengthSeconds(timeZone, times)) };
}

/** Times after one edge was dragged; the machine ignores those that end before they begin. @public */
export function resizedBy(times: DragTimes, edge: 'start' | 'end', delta: DragDelta, timeZone: string): DragTimes {
  const { startsAt, endsAt } = times;
  return edge === 'start'
    ? { startsAt: shifted(timeZone, startsAt, delta), endsAt }
    : { startsAt, endsAt: shifted(timeZone, endsAt, delta) };
}
