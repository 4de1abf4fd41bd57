import FullCalendar, { type CalendarRef } from 'peer:@fullcalendar/react';
import dayGrid from 'peer:@fullcalendar/react/daygrid';
import interaction from 'peer:@fullcalendar/react/interaction';
import theme from 'peer:@fullcalendar/react/themes/classic';
import type { Occurrence } from '@patrolkit/sdk/model';
import 'peer:@fullcalendar/react/skeleton.css';
import 'peer:@fullcalendar/react/themes/classic/palette.css';
import 'peer:@fullcalendar/react/themes/classic/theme.css';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { MakeContender } from '../contender.ts';
import { firstDate, titleOf } from '../plan.ts';

const colors = { open: '#2b6cb0', done: '#2b8a50', missed: '#d2544d' };
const eventOf = (item: Occurrence): object => ({
  id: String(item.occurrenceId),
  title: titleOf(item),
  start: item.startsAt,
  end: item.endsAt,
  color: colors[item.state ?? 'open'],
});

/** FullCalendar 7 with its month, five checks a day, and dragging. */
export const make: MakeContender = async (box, items) => {
  const root = createRoot(box);
  const ref = createRef<CalendarRef>();
  const all = items.map(eventOf);
  const draw = (events: readonly object[]): void =>
    root.render(
      <FullCalendar
        dayMaxEvents={5}
        editable
        events={events}
        firstDay={1}
        height={980}
        initialDate={firstDate}
        initialView="dayGridMonth"
        plugins={[dayGrid, interaction, theme]}
        ref={ref}
      />,
    );
  draw(all);
  while (!box.textContent?.includes('·')) await new Promise(requestAnimationFrame);
  return {
    go: (months) => (months > 0 ? ref.current?.getApi().next() : ref.current?.getApi().prev()),
    filter: (guardId) => draw(guardId === null ? all : items.filter((item) => item.guardId === guardId).map(eventOf)),
    draggable: () => {
      const days = [...box.querySelectorAll('[data-date]')];
      const item = [...box.querySelectorAll('.fc-event')].at(40);
      return item ? { item, days } : null;
    },
  };
};
