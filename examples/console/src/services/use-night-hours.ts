import { every } from '@patrolkit/sdk';
import { useCallback, useSyncExternalStore } from 'react';
import { isNight, type NightHours, readNightHours } from './night-hours.rules.ts';
import { useServices } from './services-context.tsx';
import { usePreference } from './use-preference.ts';

/** The hours of the night theme on this machine. */
export function useNightHours(): readonly [NightHours, (change: Partial<NightHours>) => void] {
  const [kept, keep] = usePreference('night');
  const hours = readNightHours(kept);
  return [hours, (change) => keep(JSON.stringify({ ...hours, ...change }))];
}

/** Whether those hours are now; follows the clock. */
export function useIsNight(hours: NightHours): boolean {
  const { timers } = useServices().client;
  const subscribe = useCallback((listener: () => void) => every(timers, 10_000, listener), [timers]);
  return useSyncExternalStore(subscribe, () => {
    const now = timers.now();
    const wall = new Date(now);
    return isNight(hours, now, wall.getHours() * 60 + wall.getMinutes());
  });
}
