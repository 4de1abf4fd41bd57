import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { getStatistics } from './get-statistics.ts';

/** Operations of tag Statistics. */
export function statisticsFeature({ clock, config }: Services): Feature {
  return { scoped: { statistics_get: (call) => getStatistics(call, config.timeZone, clock.now()) } };
}
