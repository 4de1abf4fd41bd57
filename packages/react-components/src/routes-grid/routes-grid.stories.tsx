import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { sampleNames, sampleNow, sampleRoutes } from './route-samples.ts';
import { RoutesGrid } from './routes-grid.tsx';
import type { RoutesGridProps } from './routes-grid.types.ts';

interface StoryProps extends RoutesGridProps {
  /** Width of the panel in pixels. */
  width: number;
  height: number;
}

function Panel({ width, height, ...props }: StoryProps): ReactElement {
  return (
    <div style={{ width, height, maxWidth: '100%' }}>
      <RoutesGrid {...props} />
    </div>
  );
}

const meta: Meta<StoryProps> = {
  title: 'RoutesGrid',
  component: RoutesGrid,
  render: (args) => <Panel {...args} />,
  parameters: { now: () => sampleNow, timeZone: 'Europe/Zagreb' },
  args: { width: 718, height: 371, status: 'ready', routes: sampleRoutes(), names: sampleNames },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const Evening: Story = {};

export const Active: Story = { args: { defaultActiveKey: 7139 } };

export const WithoutNames: Story = { args: { names: undefined } };

export const Narrow: Story = { args: { width: 390, height: 700 } };

export const Wide: Story = { args: { width: 1100 } };

export const Empty: Story = { args: { routes: [], emptyText: '14/11/2026 21:47' } };

export const FilteredAway: Story = { args: { defaultFilter: { quick: 'nobody', columns: {} } } };

export const Loading: Story = { args: { routes: [], status: 'loading' } };

export const Failed: Story = { args: { routes: [], status: 'error', onRetry: () => {} } };

export const FailedWithOldRows: Story = { args: { status: 'error', onRetry: () => {} } };

export const Stale: Story = { args: { staleSeconds: 19 } };
