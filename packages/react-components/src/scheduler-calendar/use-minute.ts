import { useEffect, useEffectEvent, useState } from 'react';
import { usePatrol } from '../provider/index.ts';

const minuteMs = 60_000;

/** The provider's clock in whole minutes, milliseconds since 1970: where the line of the present lies. @internal */
export function useMinute(): number {
  const { now } = usePatrol();
  const read = (): number => Math.floor(now() / minuteMs) * minuteMs;
  const [shown, setShown] = useState(read);
  const update = useEffectEvent(() => setShown(read()));
  useEffect(() => {
    update();
    const timer = setInterval(() => update(), minuteMs / 6);
    return () => clearInterval(timer);
  }, []);
  return shown;
}
