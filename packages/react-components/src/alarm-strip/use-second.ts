import { useEffect, useEffectEvent, useState } from 'react';
import { usePatrol } from '../provider/index.ts';

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/** The provider's clock, read anew with each tick; milliseconds since 1970. @internal */
export function useSecond(subscribeTick: (listener: () => void) => () => void = everySecond): number {
  const { now } = usePatrol();
  const [shown, setShown] = useState(now);
  const read = useEffectEvent(() => setShown(now()));
  useEffect(() => {
    read(); // a part that was hidden for a while must not come back with an old time
    return subscribeTick(() => read());
  }, [subscribeTick]);
  return shown;
}
