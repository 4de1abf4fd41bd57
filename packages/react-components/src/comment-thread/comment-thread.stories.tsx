import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { sampleComments, sampleNow, sampleThread, sampleUsers } from './comment-samples.ts';
import { CommentThread } from './comment-thread.tsx';

const meta: Meta<typeof CommentThread> = {
  title: 'CommentThread',
  component: CommentThread,
  subcomponents: { CommentForm, CommentItem },
  parameters: {
    now: () => sampleNow,
    timeZone: 'Europe/Zagreb',
    // over the page: on the page of documentation each has a frame of its own
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    event: { eventId: 48_273, source: 'Petra Novak' },
    users: sampleUsers,
    userId: 1,
    status: 'ready',
    comments: sampleThread(),
    onPost: async () => {},
    getPosition: async () => null,
    onClose: () => {},
    onLocate: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof CommentThread>;

export const Thread: Story = {};

export const Long: Story = { args: { comments: sampleComments(40) } };

export const Empty: Story = { args: { comments: [] } };

export const Loading: Story = { args: { comments: [], status: 'loading' } };

export const Failed: Story = {
  args: { comments: [], status: 'error', errorText: 'A network error occurred. Please try again.', onRetry: () => {} },
};

export const FailedWithOldComments: Story = {
  args: { status: 'error', errorText: 'A network error occurred. Please try again.', onRetry: () => {} },
};

export const Sending: Story = {
  args: { defaultText: 'Policija je stigla.', onPost: () => new Promise(() => {}) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Post|Objavi/ }));
  },
};

export const NotSent: Story = {
  args: {
    defaultText: 'Policija je stigla.',
    onPost: async () => {
      throw new Error('A network error occurred. Please try again.');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Post|Objavi/ }));
  },
};

export const TooLong: Story = { args: { defaultText: 'x'.repeat(2012) } };
