import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useSyncExternalStore } from 'react';

/** The provider's clock in whole seconds; milliseconds since 1970. It goes with the feed's tick, in a hidden tab too. */
export function useClockSecond(): number {
  const { now } = usePatrol();
  const { feed } = useLive();
  return useSyncExternalStore(feed.subscribeTick, () => Math.floor(now() / 1000) * 1000);
}
