import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useMemo } from 'react';
import type { ReportFilter } from '../../filters/report-filter.ts';
import { type Asked, useAsked } from '../../filters/use-asked.ts';
import { checksOf, type DrillRow, drillPeriod, eventsOf, eventTypesOf } from './drill-rows.rules.ts';
import type { Drill } from './statistics-address.rules.ts';

/** The rows behind a number. */
export interface DrillRows {
  readonly rows: readonly DrillRow[];
  /** The server has left some out. */
  readonly isTruncated: boolean;
}

/** Asks for the checks or events that a number counts. */
export function useDrill(filter: ReportFilter, drill: Drill): Asked<DrillRows> {
  const { client, directory } = useLive();
  const { timeZone } = usePatrol();
  const { locations } = directory;
  const ask = useMemo(() => {
    const period = drillPeriod(filter, drill, timeZone);
    if (!period) return null;
    const guardId = drill.guardId ?? filter.guardId ?? undefined;
    const locationId = drill.locationId ?? filter.locationId ?? undefined;
    const { companyId } = filter;
    if (eventTypesOf(drill.what)) {
      return async (): Promise<DrillRows> => {
        const asked = { ...period, guardId, locationId, companyId: companyId ?? undefined };
        const { rows, isTruncated } = await client.event.report(asked);
        return { rows: eventsOf(rows, drill, timeZone), isTruncated };
      };
    }
    return async (): Promise<DrillRows> => {
      const { rows, isTruncated } = await client.scheduler.search({ ...period, guardId, locationId });
      const companyOf = (id: number): number | null => locations.get(id)?.companyId ?? null;
      return { rows: checksOf(rows, drill, { period, timeZone, companyId, companyOf }), isTruncated };
    };
  }, [client, locations, filter, drill, timeZone]);
  return useAsked(ask);
}
