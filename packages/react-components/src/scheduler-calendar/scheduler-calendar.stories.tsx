import '../theme/themes.ts';
import type { Occurrence } from '@patrolkit/sdk/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { ToastProvider } from '../controls/index.ts';
import {
  sampleChangeNight,
  sampleItem,
  sampleMonth,
  sampleNow,
  samplePlan,
  sampleRule,
  sampleZone,
} from './calendar-samples.ts';
import { SchedulerCalendar } from './scheduler-calendar.tsx';
import type { SchedulerCalendarProps } from './scheduler-calendar.types.ts';

interface StoryProps extends SchedulerCalendarProps {
  /** Height of the panel in pixels. */
  height: number;
  /** Which save fails, counted from 1; 0 for none. */
  failingSave?: number | undefined;
}

/** A host with a back end in memory: what is dragged stays. */
function Host({ height, failingSave = 0, ...props }: StoryProps): ReactElement {
  const [items, setItems] = useState(props.items);
  const [calls, setCalls] = useState(0);
  const save = async (item: Occurrence): Promise<Occurrence> => {
    setCalls(calls + 1);
    await new Promise((resolve) => setTimeout(resolve, 150));
    if (failingSave > 0 && item.startsAt % (failingSave * 86_400_000) < 43_200_000) throw new Error('No connection');
    const saved = { ...item, occurrenceId: item.occurrenceId || nextId(), version: item.version + 1 };
    setItems((before) => [...before.filter(({ occurrenceId }) => occurrenceId !== saved.occurrenceId), saved]);
    return saved;
  };
  return (
    <ToastProvider label="Notices">
      <div style={{ height }}>
        <SchedulerCalendar
          onAdd={() => {}}
          onDelete={async ({ occurrenceId }) =>
            setItems((before) => before.filter((item) => item.occurrenceId !== occurrenceId))
          }
          onEdit={() => {}}
          onReload={async () => {}}
          onSave={save}
          {...props}
          items={items}
        />
      </div>
    </ToastProvider>
  );
}

let lastId = 100_000;
const nextId = (): number => {
  lastId += 1;
  return lastId;
};

const meta: Meta<StoryProps> = {
  title: 'SchedulerCalendar',
  component: SchedulerCalendar,
  render: (args) => <Host {...args} />,
  parameters: { now: () => sampleNow, timeZone: sampleZone },
  args: { height: 945, status: 'ready', items: sampleMonth(), rules: new Map([[4, sampleRule()]]) },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Month: Story = {};

export const MonthOf2000: Story = { args: { items: samplePlan(2000) } };

export const Week: Story = { args: { defaultView: 'week' } };

export const WeekOf2000: Story = { args: { items: samplePlan(2000), defaultView: 'week' } };

export const Day: Story = { args: { defaultView: 'day' } };

export const DayOf2000: Story = { args: { items: samplePlan(2000), defaultView: 'day' } };

export const Agenda: Story = { args: { defaultView: 'agenda' } };

export const ByGuard: Story = { args: { items: samplePlan(2000), defaultView: 'guards' } };

export const DayOf25Hours: Story = {
  args: { items: sampleChangeNight('2026-10-25'), defaultView: 'day', defaultDate: '2026-10-25', height: 1180 },
};

export const DayOf23Hours: Story = {
  args: { items: sampleChangeNight('2027-03-28'), defaultView: 'day', defaultDate: '2027-03-28', height: 1080 },
};

export const WeekOfTheLongNight: Story = {
  args: { items: sampleChangeNight('2026-10-25'), defaultView: 'week', defaultDate: '2026-10-25', height: 1180 },
};

export const Filtered: Story = { args: { defaultFilter: { guardId: 2, locationId: null } } };

export const NothingFound: Story = { args: { defaultFilter: { guardId: 2, locationId: 99 } } };

export const Empty: Story = { args: { items: [] } };

export const Loading: Story = { args: { items: [], status: 'loading' } };

export const Failed: Story = {
  args: {
    items: [],
    status: 'error',
    errorText: 'A network error occurred. Please try again.',
    errorDetail: 'Next try in 5 s.',
    onRetry: () => {},
  },
};

export const FailedWithOldItems: Story = {
  args: { status: 'error', errorDetail: 'Next try in 5 s.', onRetry: () => {}, staleSeconds: 42 },
};

export const NotWhole: Story = {
  args: {
    isTruncated: true,
    dayCounts: [{ date: '2026-11-16', guardId: null, locationId: null, planned: 1208, read: 0, missed: 0 }],
  },
};

export const OwnColors: Story = {
  args: {
    items: ['#7a1fa2', '#ffd54f', '#004d40', '#eeeeee'].map((color, at) =>
      sampleItem({
        occurrenceId: at + 1,
        color,
        startsAt: sampleNow + at * 86_400_000,
        endsAt: sampleNow + at * 86_400_000 + 3_600_000,
      }),
    ),
  },
};

export const ReadOnly: Story = {
  args: { onSave: undefined, onDelete: undefined, onEdit: undefined, onAdd: undefined },
};
