import '@patrolkit/react-components/themes';
import en from '@patrolkit/react-components/messages/en.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import { type CalendarFilter, noFilter, SchedulerCalendar } from '@patrolkit/react-components/scheduler-calendar';
import { addMonthsClamped, type Occurrence } from '@patrolkit/sdk/model';
import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { MakeContender } from '../contender.ts';
import { firstDate, timeZone } from '../plan.ts';

const now = (): number => Date.parse('2026-11-16T12:00Z');
const save = async (item: Occurrence): Promise<Occurrence> => item;
const nothing = (): void => {};

interface PageProps {
  items: readonly Occurrence[];
  date: string;
  filter: CalendarFilter;
}

function Page(props: PageProps): ReactElement {
  return (
    <StrictMode>
      <PatrolProvider language="en" messages={en} now={now} timeZone={timeZone}>
        <SchedulerCalendar onAdd={nothing} onEdit={nothing} onSave={save} status="ready" {...props} />
      </PatrolProvider>
    </StrictMode>
  );
}

/** Ours, as a host uses it: by its public entry, with toolbar, legend, filters, keys and everything that can be done. */
export const make: MakeContender = async (box, items) => {
  const root = createRoot(box);
  let [date, filter]: [string, CalendarFilter] = [firstDate, noFilter];
  const draw = (): void => root.render(<Page date={date} filter={filter} items={items} />);
  draw();
  while (!box.querySelector('[data-item]')) await new Promise(requestAnimationFrame);
  return {
    go: (months) => {
      date = addMonthsClamped(date, months);
      draw();
    },
    filter: (guardId) => {
      filter = { ...noFilter, guardId };
      draw();
    },
    draggable: () => {
      const days = [...box.querySelectorAll('[data-day]')];
      const item = days.find((day) => day.querySelector('[data-draggable]'))?.querySelector('[data-draggable]');
      return item ? { item, days } : null;
    },
  };
};
