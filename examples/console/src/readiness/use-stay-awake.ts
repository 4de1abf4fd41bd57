import { useEffect, useSyncExternalStore } from 'react';
import { usePreference } from '../services/use-preference.ts';
import { useSession } from '../services/use-session.ts';
import { createScreenAwake } from './screen-awake.ts';

const screenAwake = createScreenAwake({
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : null,
  page: document,
});

/** Whether the screen is kept awake, and whether it shall be. */
export interface StayAwake {
  readonly isHeld: boolean;
  readonly isWanted: boolean;
  setWanted(isWanted: boolean): void;
}

/** The user's choice of whether his screen stays awake on duty; it does unless he says otherwise. */
export function useStayAwake(): StayAwake {
  const userId = useSession()?.userId ?? 0;
  const [choice, choose] = usePreference(`ui.${userId}.awake`);
  const isHeld = useSyncExternalStore(screenAwake.subscribe, screenAwake.isHeld);
  return { isHeld, isWanted: choice !== 'off', setWanted: (isWanted) => choose(isWanted ? null : 'off') };
}

/** Does as he chose, while somebody is signed in; shows nothing. */
export function KeepAwake(): null {
  const { isWanted } = useStayAwake();
  useEffect(() => {
    screenAwake.want(isWanted);
    return () => screenAwake.want(false);
  }, [isWanted]);
  return null;
}
