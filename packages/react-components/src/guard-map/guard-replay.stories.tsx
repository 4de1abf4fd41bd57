import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { GuardReplay } from './guard-replay.tsx';
import type { GuardReplayProps } from './guard-replay.types.ts';
import { sampleBackdrop, sampleNow, sampleTrack } from './map-samples.ts';

const from = sampleNow - 3 * 3_600_000;

const meta = {
  title: 'GuardReplay',
  component: GuardReplay,
  args: {
    name: 'Petra Novak',
    positions: sampleTrack(),
    reads: [
      { at: from + 25 * 60_000, name: 'Ulaz A', position: null },
      { at: from + 61 * 60_000, name: 'Kotlovnica', position: null },
    ],
    from,
    to: sampleNow,
    backdrop: sampleBackdrop,
  },
  parameters: { timeZone: 'Europe/Zagreb', now: () => sampleNow },
  decorators: [
    (Story): ReactElement => (
      <div style={{ height: '596px', maxWidth: '1130px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<GuardReplayProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A way with a gap and two tag reads. */
export const Track: Story = {};
/** Five thousand positions: as many are drawn as the eye can tell apart. */
export const LongTrack: Story = { args: { positions: sampleTrack(5000), to: sampleNow + 48 * 3_600_000 } };
/** Nothing was sent in the period. */
export const Empty: Story = { args: { positions: [] } };
