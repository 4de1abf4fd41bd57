import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { getStatistics } from './get-statistics.ts';

/** Operations of tag Statistics. */
export function statisticsFeature({ clock, computer, config }: Services): Feature {
  const { timeZone } = config;
  const { monotonic } = computer;
  return {
    scoped: { statistics_get: (call) => getStatistics(call, { timeZone, now: clock.now(), monotonic }) },
  };
}
