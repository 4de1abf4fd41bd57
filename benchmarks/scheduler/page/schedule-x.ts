import { createCalendar, createViewMonthGrid } from 'peer:@schedule-x/calendar';
import type { Occurrence } from '@patrolkit/sdk/model';
import type { MakeContender } from '../contender.ts';
import { firstDate, timeZone, titleOf } from '../plan.ts';

/* What it takes dates as; the browser has it, TypeScript does not name it yet. */
interface Zoned {
  toZonedDateTimeISO(zone: string): object;
}
declare const Temporal: {
  readonly Instant: { fromEpochMilliseconds(at: number): Zoned };
  readonly PlainDate: { from(text: string): object };
};

const zoned = (at: number): object => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
const eventOf = (item: Occurrence): object => ({
  id: item.occurrenceId,
  title: titleOf(item),
  start: zoned(item.startsAt),
  end: zoned(item.endsAt),
});

/** Schedule-X with its month and five checks a day, without a theme and without dragging: both are packages of their own. */
export const make: MakeContender = async (box, items) => {
  const all = items.map(eventOf);
  const month = createViewMonthGrid();
  const calendar = createCalendar({
    timezone: timeZone,
    firstDayOfWeek: 1,
    selectedDate: Temporal.PlainDate.from(firstDate),
    defaultView: month.name,
    monthGridOptions: { nEventsPerDay: 5 },
    views: [month],
    events: all,
  });
  calendar.render(box);
  while (!box.textContent?.includes('·')) await new Promise(requestAnimationFrame);
  const arrow = (name: string): HTMLElement | null => box.querySelector<HTMLElement>(`.sx__chevron--${name}`);
  return {
    go: (months) => {
      const button = arrow(months > 0 ? 'next' : 'previous')?.closest('button');
      if (!button) throw new Error('Schedule-X has no arrows');
      /* It goes on when the button is let go; a click alone does nothing. */
      button.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    },
    filter: (guardId) =>
      calendar.events.set(guardId === null ? all : items.filter((item) => item.guardId === guardId).map(eventOf)),
    draggable: () => null,
  };
};
