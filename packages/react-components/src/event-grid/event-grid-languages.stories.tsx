import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventGrid } from './event-grid.tsx';
import { sampleNames, sampleNow, sampleOfEachType } from './event-samples.ts';

/* The grid in each language the components speak; what guards and places are called stays as it was written. */
const meta: Meta<typeof EventGrid> = {
  title: 'EventGrid/Languages',
  component: EventGrid,
  tags: ['!autodocs'],
  parameters: { now: () => sampleNow, timeZone: 'Europe/Zagreb' },
  args: { status: 'ready', events: sampleOfEachType().slice(0, 6), names: sampleNames, onSearch: () => {} },
};
export default meta;

type Story = StoryObj<typeof EventGrid>;

export const English: Story = { globals: { language: 'en' } };
export const Croatian: Story = { globals: { language: 'hr' } };
export const Slovenian: Story = { globals: { language: 'slo' } };
export const Serbian: Story = { globals: { language: 'ser' } };
export const Romanian: Story = { globals: { language: 'ro' } };
export const Macedonian: Story = { globals: { language: 'nmk' } };
