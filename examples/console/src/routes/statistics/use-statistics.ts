import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { Statistics } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import { filterBefore, periodOf, type ReportFilter } from '../../filters/report-filter.ts';
import { type Asked, useAsked } from '../../filters/use-asked.ts';

/** The numbers of a filter, and of as many days right before. */
export interface AskedStatistics {
  readonly now: Asked<Statistics>;
  /** A failure here takes nothing away but the comparison. */
  readonly before: Asked<Statistics>;
}

/** Asks for the numbers of a filter. Keep the filter's object stable. */
export function useStatistics(filter: ReportFilter): AskedStatistics {
  const { client } = useLive();
  const { timeZone } = usePatrol();
  const ask = useMemo(() => {
    const asking = (asked: ReportFilter): (() => Promise<Statistics>) | null => {
      const period = periodOf(asked, timeZone);
      if (!period) return null;
      const [companyId, locationId, guardId] = [asked.companyId, asked.locationId, asked.guardId].map(
        (id) => id ?? undefined,
      );
      return () => client.statistics.get({ ...period, companyId, locationId, guardId });
    };
    return { now: asking(filter), before: asking(filterBefore(filter)) };
  }, [client, filter, timeZone]);
  return { now: useAsked(ask.now), before: useAsked(ask.before) };
}
