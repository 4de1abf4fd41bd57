import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { PlanCheckPanel } from './plan-check-panel.tsx';
import { TaskForm } from './task-form.tsx';
import type { TaskFormProps } from './task-form.types.ts';
import {
  sampleCheckpoints,
  sampleHolidays,
  sampleLocations,
  sampleNow,
  sampleOtherRules,
  sampleRule,
  sampleShifts,
  sampleUsers,
} from './task-samples.ts';

interface StoryProps extends TaskFormProps {
  /** Height of the panel in pixels. */
  height: number;
}

function Panel({ height, ...props }: StoryProps): ReactElement {
  return (
    <div style={{ width: 460, height, maxWidth: '100%' }}>
      <TaskForm {...props} />
    </div>
  );
}

const refused = Object.assign(new Error('rRule/save failed with HTTP 400'), {
  fieldErrors: [
    { field: 'idUser', code: 'notGuard', message: 'User is not a guard' },
    { field: 'hourInterval', code: 'tooManyItems', message: 'The rule would create 105120 checks (limit 100000)' },
    { field: 'timeZone', code: 'format', message: 'must be a time zone such as Europe/Zagreb' },
  ],
});

const meta: Meta<StoryProps> = {
  title: 'TaskForm',
  component: TaskForm,
  subcomponents: { PlanCheckPanel },
  render: (args) => <Panel {...args} />,
  parameters: { now: () => sampleNow, timeZone: 'Europe/Zagreb' },
  args: {
    height: 960,
    users: sampleUsers,
    locations: sampleLocations,
    checkpoints: sampleCheckpoints,
    timeZone: 'Europe/Zagreb',
    onSubmit: () => Promise.resolve(),
    onClose: () => {},
    onFix: () => {},
  },
};
export default meta;

type Story = StoryObj<StoryProps>;

export const NewTask: Story = {};

export const NewTaskWithShifts: Story = { args: { shifts: sampleShifts } };

/** Save was pressed on an empty form. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save|Spremi/ }));
  },
};

/** The plan check finds an error, warnings and a note; saving stays possible. */
export const PlanChecked: Story = {
  args: { rule: sampleRule(), otherRules: sampleOtherRules, holidays: sampleHolidays },
};

export const NothingToComplain: Story = {
  args: { rule: sampleRule({ toleranceMinutes: 20, endDate: '2027-01-31', checkpointIds: [31, 32] }) },
};

export const TitleNotKept: Story = { args: { rule: sampleRule({ title: '' }), canKeepTitle: false } };

export const AnotherZone: Story = { args: { rule: sampleRule({ timeZone: 'America/New_York' }) } };

/** The back end refused: its sentences stand at their fields, and what was typed is still there. */
export const Refused: Story = {
  args: { rule: sampleRule(), onSubmit: () => Promise.reject(refused) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save|Spremi/ }));
  },
};

export const Saving: Story = {
  args: { rule: sampleRule(), onSubmit: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Save|Spremi/ }));
  },
};

export const AsDialog: Story = {
  args: { presentation: 'dialog', rule: sampleRule(), otherRules: sampleOtherRules, holidays: sampleHolidays },
};
