import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { CheckForm } from './check-form.tsx';
import type { CheckFormProps } from './check-form.types.ts';
import { sampleCheck, sampleCheckpoints, sampleLocations, sampleNow, sampleUsers } from './task-samples.ts';

function Panel(props: CheckFormProps): ReactElement {
  return (
    <div style={{ width: 460, height: 720, maxWidth: '100%' }}>
      <CheckForm {...props} />
    </div>
  );
}

const meta: Meta<CheckFormProps> = {
  title: 'CheckForm',
  component: CheckForm,
  render: (args) => <Panel {...args} />,
  parameters: { now: () => sampleNow, timeZone: 'Europe/Zagreb' },
  args: {
    check: sampleCheck(),
    users: sampleUsers,
    locations: sampleLocations,
    checkpoints: sampleCheckpoints,
    timeZone: 'Europe/Zagreb',
    onSubmit: () => Promise.resolve(),
    onClose: () => {},
    onCopy: () => {},
  },
};
export default meta;

type Story = StoryObj<CheckFormProps>;

export const OfARule: Story = {};

export const MadeByHand: Story = { args: { check: sampleCheck({ kind: 'manual', ruleId: null }) } };

/** Read at 22:04: guard, place and times stay. */
export const AlreadyRead: Story = { args: { check: sampleCheck({ readAt: Date.UTC(2026, 10, 16, 21, 4) }) } };

export const AsDialog: Story = { args: { presentation: 'dialog' } };
