import { useLive } from '@patrolkit/react-components/live';
import type { CalendarFilter, CalendarRange } from '@patrolkit/react-components/scheduler-calendar';
import type { OccurrenceDay } from '@patrolkit/sdk/model';
import { useEffect, useState } from 'react';

const none: readonly OccurrenceDay[] = [];

/**
 * How many checks each day really has, as the back end counts them: asked for where it has more than one answer holds,
 * so that no day says that it has fewer. `turn` is another value each time the checks were loaded again.
 */
export function useDayCounts(
  range: CalendarRange | null,
  { guardId, locationId }: CalendarFilter,
  isTruncated: boolean,
  turn: unknown,
): readonly OccurrenceDay[] {
  const { client } = useLive();
  const [counts, setCounts] = useState(none);
  useEffect(() => {
    if (!range || !isTruncated) return setCounts(none);
    let isWanted = true;
    const part = { ...(guardId === null ? {} : { guardId }), ...(locationId === null ? {} : { locationId }) };
    client.scheduler.getDays({ ...range, ...part, by: locationId === null ? 'guard' : 'location' }).then(
      (days) => {
        /* A row is of the guard and place that were asked for, whatever it was counted by. */
        if (isWanted) setCounts(days.map((day) => ({ ...day, ...part })));
      },
      (error: unknown) => client.logger.warn('The checks of each day could not be counted', { reason: String(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [client, range, guardId, locationId, isTruncated, turn]);
  return counts;
}
