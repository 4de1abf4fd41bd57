import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useMemo } from 'react';
import type { ReportFilter } from '../../filters/report-filter.ts';
import { useText } from '../../services/texts.ts';
import { useNumberWords } from './number-words.ts';
import type { Drill } from './statistics-address.rules.ts';

/** Says what a filter and the part of a number are about: period, company, place, guard, day and hour. */
export function useFilterWords(): (filter: ReportFilter, drill?: Drill | null) => string {
  const text = useText();
  const { text: shared } = usePatrol();
  const { directory } = useLive();
  const words = useNumberWords();
  const { companies, locations, users } = directory;
  return useMemo(
    () =>
      (filter, drill = null) => {
        const locationId = drill?.locationId ?? filter.locationId;
        const guardId = drill?.guardId ?? filter.guardId;
        const period = [filter.firstDay, filter.lastDay].flatMap((day) => (day === null ? [] : words.day(day)));
        const weekday = ([1, 2, 3, 4, 5, 6, 7] as const).find((known) => known === drill?.weekday);
        const parts: readonly (string | undefined)[] = [
          drill?.day == null ? period.join(' – ') : words.day(drill.day),
          weekday && shared(`date.weekday.${weekday}`),
          drill?.hour == null
            ? undefined
            : text('console.statistics.hourOf', { hour: String(drill.hour).padStart(2, '0') }),
          filter.companyId === null ? undefined : companies.get(filter.companyId)?.name,
          locationId === null ? undefined : locations.get(locationId)?.name,
          guardId === null ? undefined : users.get(guardId)?.name,
        ];
        return parts.filter(Boolean).join(' · ');
      },
    [companies, locations, users, words, text, shared],
  );
}
