import type { PatrolRoute } from '@patrolkit/sdk/model';
import type { Period } from '../../filters/report-filter.ts';

const hourMs = 3_600_000;

/** The server tells a track in pieces of a day; nobody looks at more at once. */
export const longestTrackMs = 24 * hourMs;

/** What is shown when nothing else is asked for. */
const usualMs = 8 * hourMs;

/** Periods are written in whole minutes, as the fields show them. */
const minuteMs = 60_000;

/** The last 8 hours, up to the minute that has begun. */
export function lastHours(now: number): Period {
  const to = Math.ceil(now / minuteMs) * minuteMs;
  return { from: to - usualMs, to };
}

/** What is wrong with a period; null when a track can be asked for. */
export function periodProblem(from: number | null, to: number | null): 'missing' | 'order' | 'long' | null {
  if (from === null || to === null) return 'missing';
  if (to <= from) return 'order';
  return to - from > longestTrackMs ? 'long' : null;
}

/** The part of a round that has passed, a day of it at most; null before it begins. */
export function roundOf({ startsAt, endsAt }: Pick<PatrolRoute, 'startsAt' | 'endsAt'>, now: number): Period | null {
  if (startsAt >= now) return null;
  const from = Math.floor(startsAt / minuteMs) * minuteMs;
  const to = Math.ceil(Math.min(endsAt, now) / minuteMs) * minuteMs;
  return { from, to: Math.min(to, from + longestTrackMs) };
}

/** The newest round that a guard has begun; null when none is known. */
export function lastRound(routes: readonly PatrolRoute[], guardId: number, now: number): Period | null {
  const begun = routes.filter((route) => route.guardId === guardId && route.startsAt < now);
  const newest = begun.reduce<PatrolRoute | null>(
    (known, route) => (known === null || route.startsAt > known.startsAt ? route : known),
    null,
  );
  return newest && roundOf(newest, now);
}
