import { useEffect, useState } from 'react';
import { usePatrol } from '../provider/index.ts';

/** The clock, read again each `everyMs` while shown, so that ages grow without news. Milliseconds since 1970. @internal */
export function useTick(everyMs: number): number {
  const { now } = usePatrol();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), everyMs);
    return () => clearInterval(timer);
  }, [now, everyMs]);
  return time;
}
