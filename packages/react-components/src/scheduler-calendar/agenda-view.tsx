// biome-ignore-all lint/a11y/useSemanticElements: days and items are laid out freely, table elements cannot be
// biome-ignore-all lint/a11y/useFocusableInteractive: the days hold the one tab stop of the grid
import { dateOfEpochDay } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import { CalendarItem } from './calendar-item.tsx';
import { longDay } from './calendar-texts.ts';
import { emptyDay } from './day-buckets.rules.ts';
import { DayPlace } from './day-place.tsx';
import { countStates } from './item-state.rules.ts';
import { PreviewItem } from './preview-item.tsx';
import type { ViewProps } from './view.types.ts';

/** Lines that are drawn at once: a list of thousands is asked for in parts. */
const part = 200;

/** A week as a list, day by day, with everything that began on it. @internal */
export function AgendaView({ model, previews, stopDay }: ViewProps): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  const { days, today, shown, drag } = model;
  const [limits, setLimits] = useState<ReadonlyMap<number, number>>(new Map());
  const limitOf = (day: number): number => limits.get(day) ?? part;
  return (
    <div className="pk-SchedulerCalendar-agenda" role="rowgroup">
      {days.map((day) => {
        const { starting, continued } = shown.get(day) ?? emptyDay;
        const listed = [...continued, ...starting];
        const rest = listed.length - limitOf(day);
        const isToday = dateOfEpochDay(day) === today;
        const count = Math.max(model.plannedOn(day) ?? 0, listed.length);
        return (
          <div className="pk-SchedulerCalendar-agendaDay" key={day} role="row">
            <div
              aria-current={isToday ? 'date' : undefined}
              className="pk-SchedulerCalendar-agendaHead"
              data-today={isToday ? '' : undefined}
              role="rowheader"
            >
              {longDay(patrol, day)}
            </div>
            <DayPlace
              className="pk-SchedulerCalendar-agendaItems"
              day={day}
              isStop={day === stopDay}
              label={text('schedulerCalendar.day', {
                day: longDay(patrol, day),
                count,
                missed: countStates(listed).missed,
                isToday: isToday ? 'yes' : 'no',
              })}
            >
              {previews.get(day)?.map((piece) => (
                <PreviewItem key={piece.startsAt} piece={piece} />
              ))}
              {listed.slice(0, limitOf(day)).map((item) => (
                <CalendarItem
                  isHeld={item.occurrenceId === drag.gesture?.item.occurrenceId}
                  isRoomy
                  item={item}
                  key={item.occurrenceId}
                />
              ))}
              {rest > 0 && (
                <Button
                  excludeFromTabOrder
                  onPress={() => setLimits(new Map(limits).set(day, limitOf(day) + part))}
                  variant="quiet"
                >
                  {text('schedulerCalendar.showMore', { count: Math.min(rest, part) })}
                </Button>
              )}
              {listed.length === 0 && (
                <span className="pk-SchedulerCalendar-nothing">{text('schedulerCalendar.empty')}</span>
              )}
            </DayPlace>
          </div>
        );
      })}
    </div>
  );
}
