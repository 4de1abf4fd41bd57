import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { stateIcons } from './calendar-item.tsx';
import { itemStates, type StateCounts } from './item-state.rules.ts';

/** Numbers of a day where there is no room for items: an icon, a number and a word for each state. @internal */
export function DayCounts({ counts, unlisted }: { counts: StateCounts; unlisted: number }): ReactElement {
  const { text } = usePatrol();
  return (
    <>
      {itemStates.map(
        (state) =>
          counts[state] > 0 && (
            <span className="pk-CalendarItem" data-state={state} key={state}>
              <Icon name={stateIcons[state]} size={13} />
              {counts[state]}
              <span className="pk-Hidden">{text(`schedulerCalendar.state.${state}`)}</span>
            </span>
          ),
      )}
      {unlisted > 0 && (
        <span className="pk-SchedulerCalendar-unlisted">{text('schedulerCalendar.more', { count: unlisted })}</span>
      )}
    </>
  );
}
