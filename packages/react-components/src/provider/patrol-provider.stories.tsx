import '../theme/themes.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import en from '../messages/en.json';
import ro from '../messages/ro.json';
import { PatrolProvider, usePatrol } from './index.ts';

function Words(): ReactElement {
  const { text, timeZone, intl } = usePatrol();
  return (
    <p>
      {text('eventType.GuardPanic')}, {intl.locale}, {timeZone}
    </p>
  );
}

/* What everything below it speaks, and in which zone instants are shown. */
const meta: Meta<typeof PatrolProvider> = {
  title: 'PatrolProvider',
  component: PatrolProvider,
  args: { language: 'en', messages: en, timeZone: 'Europe/Zagreb', children: <Words /> },
};
export default meta;

type Story = StoryObj<typeof PatrolProvider>;

export const English: Story = {};

export const Romanian: Story = { args: { language: 'ro', messages: ro, timeZone: 'Europe/Bucharest' } };

/** A host's own word for a thing. */
export const OwnWord: Story = { args: { messages: { ...en, 'eventType.GuardPanic': 'Call for help' } } };
