import '../theme/themes.ts';
import { type MessagePrefill, unchosenPosition } from '@patrolkit/state-machines/message-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useEffect } from 'react';
import { Button } from '../controls/index.ts';
import { LocationPicker } from '../guard-map/index.ts';
import { CoordinatesField } from './coordinates-field.tsx';
import { MessageAlert } from './message-alert.tsx';
import { MessageDialog } from './message-dialog.tsx';
import type { MessageDialogOptions, MessageDialogProps } from './message-dialog.types.ts';
import { MessageFields } from './message-fields.tsx';
import { MessageFoot } from './message-foot.tsx';
import {
  httpError,
  sampleNow,
  samplePlace,
  samplePositions,
  sampleRecipients,
  sampleTemplates,
  sentComment,
} from './message-samples.ts';
import { RecipientList } from './recipient-list.tsx';
import { RecipientsField } from './recipients-field.tsx';
import { TemplateMenu } from './template-menu.tsx';
import { useMessageDialog } from './use-message-dialog.ts';

interface StoryProps extends Omit<MessageDialogProps, 'model'>, MessageDialogOptions {
  prefill: MessagePrefill;
}

function Opened({ prefill, sendMessage, ...props }: StoryProps): ReactElement {
  const model = useMessageDialog({ sendMessage });
  const { open } = model;
  useEffect(() => open(prefill), [open, prefill]);
  return (
    <>
      <Button onPress={() => open(prefill)}>Open</Button>
      <MessageDialog {...props} model={model} />
    </>
  );
}

const panic: MessagePrefill = {
  eventId: 48_273,
  title: 'Panika: TC Branimir, garaža -2',
  text: 'Kolegica Petra Novak traži pomoć. Uđite kroz rampu 2, lift B. Javite se kad stignete.',
  kind: 'intervention',
  recipientIds: [28, 11],
  position: samplePlace,
};

const meta: Meta<StoryProps> = {
  title: 'MessageDialog',
  component: Opened,
  subcomponents: {
    MessageDialog,
    CoordinatesField,
    MessageAlert,
    MessageFields,
    MessageFoot,
    RecipientList,
    RecipientsField,
    TemplateMenu,
  },
  render: (args) => <Opened {...args} />,
  parameters: {
    now: () => sampleNow,
    timeZone: 'Europe/Zagreb',
    // over the page: on the page of documentation each has a frame of its own
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    prefill: panic,
    users: sampleRecipients,
    positions: samplePositions,
    templates: sampleTemplates,
    onSaveTemplate: () => {},
    onRemoveTemplate: () => {},
    sourceOf: () => 'Petra Novak',
    noteOf: (userId) => (userId === 28 ? 'not moving 17 min' : undefined),
    renderPicker: ({ position, onApply }) => <LocationPicker onApply={onApply} value={position} />,
    sendMessage: async (attempt) => sentComment(attempt),
  },
};
export default meta;

type Story = StoryObj<StoryProps>;

const send: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Send|Pošalji)/ }));
};

export const Intervention: Story = {};

export const Message: Story = { args: { prefill: { kind: 'message', position: samplePlace } } };

export const WithoutAMap: Story = { args: { renderPicker: undefined } };

export const NoLocation: Story = { args: { prefill: { ...panic, position: unchosenPosition } }, play: send };

export const NoTitle: Story = { args: { prefill: { ...panic, title: '' } }, play: send };

export const NobodyAsked: Story = { args: { prefill: { ...panic, recipientIds: [] } }, play: send };

export const Sending: Story = { args: { sendMessage: () => new Promise(() => {}) }, play: send };

export const Refused: Story = { args: { sendMessage: () => Promise.reject(httpError(400)) }, play: send };

export const Unanswered: Story = {
  args: { sendMessage: () => Promise.reject(new TypeError('fetch failed')) },
  play: send,
};
