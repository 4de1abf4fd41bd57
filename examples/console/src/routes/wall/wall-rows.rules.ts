import { type AlarmEvent, isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';

/** As many open alarms are written out; the heading counts all of them. */
export const mostAlarms = 6;

/** As many of the latest events are kept ready for the room that is left. */
export const mostLatest = 14;

/** What a wall lists. */
export interface WallRows {
  /** Open alarms: panics before others, then the newest first. */
  readonly alarms: readonly AlarmEvent[];
  /** What else has happened, the newest first. */
  readonly latest: readonly PatrolEvent[];
}

/** The rows of a wall, of open alarms and of events, both the newest first. */
export function wallRows(open: readonly AlarmEvent[], events: readonly PatrolEvent[]): WallRows {
  const panics = open.filter(({ type }) => type === 'GuardPanic');
  const others = open.filter(({ type }) => type !== 'GuardPanic');
  return {
    alarms: [...panics, ...others].slice(0, mostAlarms),
    latest: events.filter((event) => !isUnconfirmed(event)).slice(0, mostLatest),
  };
}
