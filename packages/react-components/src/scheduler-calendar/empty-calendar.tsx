import type { ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import { StateView } from '../state-view/state-view.tsx';
import { rangeTitle } from './calendar-texts.ts';
import { noFilter } from './day-buckets.rules.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** What was looked for and not found, and the way out; the days stay under it (S8.20). @internal */
export function EmptyCalendar({ model }: { model: SchedulerCalendarModel }): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  const { filter, guards, locations, view, date, days } = model;
  const isFiltered = filter.guardId !== null || filter.locationId !== null;
  const looked = [
    rangeTitle(patrol, view, date, days),
    guards.find(({ id }) => id === filter.guardId)?.name,
    locations.find(({ id }) => id === filter.locationId)?.name,
  ];
  return (
    <div className="pk-SchedulerCalendar-empty">
      <StateView
        detail={looked.filter(Boolean).join(', ')}
        icon={isFiltered ? 'search' : 'calendar'}
        title={text(isFiltered ? 'schedulerCalendar.noData' : 'schedulerCalendar.empty')}
      >
        {isFiltered && (
          <Button onPress={() => model.setFilter(noFilter)}>{text('schedulerCalendar.clearFilters')}</Button>
        )}
      </StateView>
    </div>
  );
}
