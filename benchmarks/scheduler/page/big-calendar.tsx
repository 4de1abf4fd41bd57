import moment from 'peer:.pnpm/node_modules/moment';
import { Calendar, momentLocalizer } from 'peer:react-big-calendar';
import dragAndDrop from 'peer:react-big-calendar/lib/addons/dragAndDrop';
import type { Occurrence } from '@patrolkit/sdk/model';
import 'peer:react-big-calendar/lib/addons/dragAndDrop/styles.css';
import 'peer:react-big-calendar/lib/css/react-big-calendar.css';
import { createRoot } from 'react-dom/client';
import type { MakeContender } from '../contender.ts';
import { firstDate, titleOf } from '../plan.ts';

const localizer = momentLocalizer(moment);
const DragCalendar = dragAndDrop.default(Calendar);
const eventOf = (item: Occurrence): object => ({
  id: item.occurrenceId,
  title: titleOf(item),
  start: new Date(item.startsAt),
  end: new Date(item.endsAt),
});
const nothing = (): void => {};

/** react-big-calendar with its month and dragging; it shows as many checks as have room. */
export const make: MakeContender = async (box, items) => {
  const root = createRoot(box);
  const all = items.map(eventOf);
  let date = new Date(`${firstDate}T12:00`);
  let events: readonly object[] = all;
  const draw = (): void =>
    root.render(
      <DragCalendar
        date={date}
        events={events}
        localizer={localizer}
        onEventDrop={nothing}
        onNavigate={nothing}
        onView={nothing}
        style={{ height: 980 }}
        view="month"
      />,
    );
  draw();
  while (!box.querySelector('.rbc-event')) await new Promise(requestAnimationFrame);
  return {
    go: (months) => {
      date = moment(date).add(months, 'month').toDate();
      draw();
    },
    filter: (guardId) => {
      events = guardId === null ? all : items.filter((item) => item.guardId === guardId).map(eventOf);
      draw();
    },
    draggable: () => {
      const days = [...box.querySelectorAll('.rbc-day-bg')];
      const item = [...box.querySelectorAll('.rbc-event')].at(20);
      return item ? { item, days } : null;
    },
  };
};
