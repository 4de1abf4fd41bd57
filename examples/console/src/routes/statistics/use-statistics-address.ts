import { usePatrol } from '@patrolkit/react-components/provider';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { defaultFilter, type ReportFilter } from '../../filters/report-filter.ts';
import { addressOf, type Drill, drillInAddress, filterInAddress } from './statistics-address.rules.ts';

/** What the address of the page says. */
export interface StatisticsAddress {
  readonly filter: ReportFilter;
  setFilter(filter: ReportFilter): void;
  /** The number whose rows are shown; null for none. */
  readonly drill: Drill | null;
  closeDrill(): void;
}

/** Keeps the filter in the address, so that what is seen can be handed on; days that are half typed wait here. */
export function useStatisticsAddress(): StatisticsAddress {
  const { timeZone, now } = usePatrol();
  const [search, setSearch] = useSearchParams();
  const [otherwise] = useState(() => defaultFilter(timeZone, now()));
  const [unfinished, setUnfinished] = useState<ReportFilter | null>(null);
  const address = addressOf(filterInAddress(search, otherwise));
  const filter = useMemo(() => filterInAddress(new URLSearchParams(address), otherwise), [address, otherwise]);
  const shown = unfinished ?? filter;
  return {
    filter: shown,
    setFilter: (next) => {
      const isWhole = next.firstDay !== null && next.lastDay !== null;
      setUnfinished(isWhole ? null : next);
      if (isWhole) setSearch(addressOf(next), { replace: true });
    },
    drill: useMemo(() => drillInAddress(search), [search]),
    closeDrill: () => setSearch(addressOf(shown)),
  };
}
