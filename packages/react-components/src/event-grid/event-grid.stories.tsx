import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { EventDetails } from './event-details.tsx';
import { EventGrid } from './event-grid.tsx';
import type { EventGridProps } from './event-grid.types.ts';
import { sampleAlarm, sampleNames, sampleNight, sampleNow, sampleOfEachType } from './event-samples.ts';

interface StoryProps extends EventGridProps {
  /** Width of the panel in pixels. */
  width: number;
  height: number;
}

function Panel({ width, height, ...props }: StoryProps): ReactElement {
  return (
    <div style={{ width, height, maxWidth: '100%' }}>
      <EventGrid {...props} />
    </div>
  );
}

const meta: Meta<StoryProps> = {
  title: 'EventGrid',
  component: EventGrid,
  subcomponents: { EventDetails },
  render: (args) => <Panel {...args} />,
  parameters: { now: () => sampleNow, timeZone: 'Europe/Zagreb' },
  args: {
    width: 789,
    height: 968,
    status: 'ready',
    events: sampleNight(),
    names: sampleNames,
    onRespond: () => {},
    onLocate: () => {},
    onOpenComments: () => {},
    onViewImage: () => {},
    onSearch: () => {},
    onExport: () => {},
    onEdit: () => Promise.resolve(),
    onDelete: () => Promise.resolve(),
  },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Calm: Story = { args: { defaultSelectedKeys: new Set([48_269]), defaultActiveKey: 48_269 } };

export const Alarm: Story = { args: { events: sampleAlarm(), defaultActiveKey: 48_274 } };

export const EachType: Story = { args: { events: sampleOfEachType() } };

export const EachTypeSelected: Story = {
  args: { events: sampleOfEachType(), defaultSelectedKeys: new Set(sampleOfEachType().map((event) => event.eventId)) },
};

export const EachTypeProcessed: Story = { args: { events: sampleOfEachType(true) } };

export const Empty: Story = {
  args: { events: [], emptyText: '13/11/2026 21:47 – 14/11/2026 21:47, KBC Sjever, Ivan Horvat' },
};

export const Loading: Story = { args: { events: [], status: 'loading' } };

export const Failed: Story = {
  args: {
    events: [],
    status: 'error',
    errorText: 'A network error occurred. Please try again.',
    errorDetail: 'Next try in 5 s. Alarms still arrive over the live link.',
    onRetry: () => {},
  },
};

export const FailedWithOldRows: Story = {
  args: { status: 'error', errorText: 'A network error occurred. Please try again.', onRetry: () => {} },
};

export const Stale: Story = { args: { staleSeconds: 19 } };

export const Narrow: Story = { args: { width: 390, events: sampleAlarm() } };
