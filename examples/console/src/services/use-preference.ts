import type { PreferenceName } from '@patrolkit/sdk/live';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from './services-context.tsx';

/** A kept choice and how to change it; other windows of this browser follow. */
export function usePreference(name: PreferenceName): readonly [string | null, (value: string | null) => void] {
  const { preferences } = useServices();
  const value = useSyncExternalStore(preferences.subscribe, () => preferences.get(name));
  const change = useCallback((next: string | null) => preferences.set(name, next), [preferences, name]);
  return [value, change];
}
