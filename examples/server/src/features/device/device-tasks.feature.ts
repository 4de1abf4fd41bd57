import { eq } from 'drizzle-orm';
import { schedulerItem } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { checksIn } from '../../planning/check-filter.ts';
import { checkRows } from '../../planning/check-rows.ts';
import { checkToWire } from '../../planning/check-to-wire.ts';
import { askedPeriod } from '../../planning/period.ts';
import type { Services } from '../../services.ts';

const longestPeriodDays = 31;
const maxRows = 10_000;

/** Operations of tag Device for planned checks. */
export function deviceTasksFeature({ clock }: Services): Feature {
  return {
    scoped: {
      device_tasks: async ({ query, repository, scope }) => {
        const own = checksIn(askedPeriod(query, longestPeriodDays), eq(schedulerItem.userId, scope.userId));
        const now = clock.now();
        return (await checkRows(repository, own, maxRows)).map((row) => checkToWire(row, now));
      },
    },
  };
}
