import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { sampleNow, sampleShift } from './worker-samples.ts';
import { WorkersGrid } from './workers-grid.tsx';
import type { WorkersGridProps } from './workers-grid.types.ts';

interface StoryProps extends WorkersGridProps {
  /** Width of the panel in pixels. */
  width: number;
  height: number;
}

function Panel({ width, height, ...props }: StoryProps): ReactElement {
  return (
    <div style={{ width, height, maxWidth: '100%' }}>
      <WorkersGrid {...props} />
    </div>
  );
}

const meta: Meta<StoryProps> = {
  title: 'WorkersGrid',
  component: WorkersGrid,
  render: (args) => <Panel {...args} />,
  parameters: { now: () => sampleNow, timeZone: 'Europe/Zagreb' },
  args: { width: 411, height: 371, status: 'ready', events: sampleShift() },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Calm: Story = {};

export const OpenPanic: Story = { args: { events: sampleShift(true) } };

export const EveryGuard: Story = { args: { pageSize: 25, height: 500 } };

export const Active: Story = { args: { defaultActiveKey: 3 } };

export const Narrow: Story = { args: { width: 320, events: sampleShift(true), height: 700 } };

export const Wide: Story = { args: { width: 900 } };

export const Empty: Story = { args: { events: [] } };

export const FilteredAway: Story = { args: { defaultFilter: { quick: 'nobody', columns: {} } } };

export const Loading: Story = { args: { events: [], status: 'loading' } };

export const Failed: Story = { args: { events: [], status: 'error', onRetry: () => {} } };

export const FailedWithOldRows: Story = { args: { status: 'error', onRetry: () => {} } };

export const Stale: Story = { args: { staleSeconds: 19 } };
