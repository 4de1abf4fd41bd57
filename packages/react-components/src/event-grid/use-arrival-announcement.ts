import { isUnconfirmed, newestFirst, type PatrolEvent } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { nothingUntold, type Untold, waitToAnnounce, withArrivals } from './announcement-pace.rules.ts';

/** What is told politely of new events; alarms are told by the strip, once and at once. @internal */
export interface ArrivalAnnouncement {
  /** The last batch; null before the first. */
  readonly told: Untold<PatrolEvent> | null;
  /** Takes events that came. */
  readonly arrive: (events: readonly PatrolEvent[]) => void;
}

/** Gathers new events and tells of them at most six times a minute (A6). @internal */
export function useArrivalAnnouncement(now: () => number): ArrivalAnnouncement {
  const [told, setTold] = useState<Untold<PatrolEvent> | null>(null);
  const state = useRef<{
    untold: Untold<PatrolEvent>;
    lastAt: number | null;
    timer: ReturnType<typeof setTimeout> | null;
  }>({ untold: nothingUntold, lastAt: null, timer: null });

  const arrive = useCallback(
    (events: readonly PatrolEvent[]): void => {
      const { current } = state;
      const quiet = events.filter((event) => !isUnconfirmed(event));
      if (quiet.length === 0) return;
      current.untold = withArrivals(current.untold, quiet, newestFirst);
      const tell = (): void => {
        current.timer = null;
        current.lastAt = now();
        setTold(current.untold);
        current.untold = nothingUntold;
      };
      if (current.timer !== null) return;
      const wait = waitToAnnounce(current.lastAt, now());
      if (wait === 0) tell();
      else current.timer = setTimeout(tell, wait);
    },
    [now],
  );
  useEffect(() => {
    const { current } = state;
    return () => {
      if (current.timer !== null) clearTimeout(current.timer);
      current.timer = null;
    };
  }, []);
  return { told, arrive };
}
