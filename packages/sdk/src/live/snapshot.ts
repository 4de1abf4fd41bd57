import type { LiveSnapshot } from './live-feed.types.ts';

/** What a feed shows that has heard nothing yet. @internal */
export const emptySnapshot: LiveSnapshot = {
  status: 'loading',
  error: null,
  events: [],
  openAlarms: [],
  positions: [],
  routes: [],
  routesError: null,
  link: 'connecting',
  lastUpdateAt: null,
  eventsAt: null,
  positionsAt: null,
  routesAt: null,
  nextTryAt: null,
  hub: { status: 'stopped', nextTryAt: null },
  missed: null,
  windows: { role: 'alone', isVoice: true, sound: 'unknown' },
};

/** Whether two snapshots show the same; the first one is then kept, so that nobody draws twice. @internal */
export function isSameSnapshot(a: LiveSnapshot, b: LiveSnapshot): boolean {
  const keys = Object.keys(a) as (keyof LiveSnapshot)[]; // a snapshot's own keys
  return keys.every((key) => Object.is(a[key], b[key]));
}
