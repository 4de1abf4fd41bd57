import { useEffect, useEffectEvent, useState } from 'react';
import { usePatrol } from '../provider/index.ts';

const minuteMs = 60_000;

/** The provider's clock in whole minutes, milliseconds since 1970: what the next checks are counted from. @internal */
export function useMinute(): number {
  const { now } = usePatrol();
  const read = (): number => Math.floor(now() / minuteMs) * minuteMs;
  const [minute, setMinute] = useState(read);
  const update = useEffectEvent(() => setMinute(read()));
  useEffect(() => {
    update();
    const timer = setInterval(() => update(), minuteMs / 6);
    return () => clearInterval(timer);
  }, []);
  return minute;
}
