import '../theme/themes.ts';
import { createPatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, createLocalPreferences } from '@patrolkit/sdk/live';
import { createTestBackend, type TestBackend, type TestHub } from '@patrolkit/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '../controls/index.ts';
import { LiveAlarmStrip } from './live-alarm-strip.tsx';
import { LiveCommentThread } from './live-comment-thread.tsx';
import { useLive } from './live-context.ts';
import { LiveEventGrid } from './live-event-grid.tsx';
import { LiveEventImages } from './live-event-images.tsx';
import { LiveEventSearch } from './live-event-search.tsx';
import { LiveGuardMap } from './live-guard-map.tsx';
import { LiveMessageDialog } from './live-message-dialog.tsx';
import { LiveMessageProvider, useLiveMessage } from './live-message-provider.tsx';
import { LiveProvider } from './live-provider.tsx';
import { LiveRoutesGrid } from './live-routes-grid.tsx';
import { LiveWorkersGrid } from './live-workers-grid.tsx';
import { useLiveSnapshot } from './use-live-snapshot.ts';

/* Over the page: on a page of documentation each has a frame of its own. */
const framed = { docs: { story: { inline: false, height: '640px' } } };
const zagreb = { latitude: 45.815, longitude: 15.9819 };

/** What a story is shown on. */
interface Desk {
  readonly backend: TestBackend;
  readonly hub: TestHub;
  /** An alarm that is open from the beginning. */
  readonly alarmId: number;
}

/* Each story has a back end and a client of its own, which keep nothing when it is left. */
function makeDesk() {
  const backend = createTestBackend({ now: Date.now });
  /* Nothing sounds before a click, as the strip says; that it did not is no news here. */
  const logger = { warn: () => {} };
  const client = createPatrolClient({ ...backend.clientOptions('operator@demo.example'), logger });
  const hub = backend.createHub({ client });
  const kept = new Map<string, string>();
  const preferences = createLocalPreferences({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  const alarmId = backend.raise({ type: 'Exception', description: 'Nobody has read the checkpoint' });
  return { backend, client, hub, preferences, alarmId, feed: createLiveFeed({ client, hub }) };
}

function OnDesk({ children }: { children: (desk: Desk) => ReactNode }): ReactElement {
  const [{ client, feed, preferences, ...desk }] = useState(makeDesk);
  return (
    <LiveProvider client={client} feed={feed} preferences={preferences}>
      <LiveMessageProvider>{children(desk)}</LiveMessageProvider>
    </LiveProvider>
  );
}

function Happenings({ backend }: Desk): ReactElement {
  const [isOffline, setOffline] = useState(false);
  const turn = (): void => {
    backend.offline(!isOffline);
    setOffline(!isOffline);
  };
  return (
    <div style={{ display: 'flex', gap: 8, padding: '8px 0' }}>
      <Button onPress={() => backend.raise({ type: 'GuardPanic' })}>A guard asks for help</Button>
      <Button onPress={() => backend.raise({ type: 'TagRead' })}>A checkpoint is read</Button>
      <Button onPress={turn}>{isOffline ? 'Join the line again' : 'Cut the line'}</Button>
    </div>
  );
}

function MessageButton({ eventId }: { eventId: number }): ReactElement {
  const { open } = useLiveMessage();
  const prefill = { eventId, title: 'Gate 2', kind: 'intervention', recipientIds: [], position: zagreb } as const;
  return <Button onPress={() => open(prefill)}>Write a message</Button>;
}

function NewestImages(): ReactElement | null {
  const { feed } = useLive();
  const { events } = useLiveSnapshot(feed);
  const event = events.find(({ hasImage }) => hasImage) ?? events[0];
  return event ? <LiveEventImages event={event} onClose={() => {}} /> : null;
}

/* The connected components on a back end in memory. Only what differs from the parts they connect is told here. */
const meta: Meta<typeof LiveProvider> = {
  title: 'Live',
  component: LiveProvider,
  subcomponents: {
    LiveAlarmStrip,
    LiveCommentThread,
    LiveEventGrid,
    LiveEventImages,
    LiveEventSearch,
    LiveGuardMap,
    LiveMessageDialog,
    LiveMessageProvider,
    LiveRoutesGrid,
    LiveWorkersGrid,
  },
  parameters: { timeZone: 'Europe/Zagreb' },
};
export default meta;

type Story = StoryObj<typeof LiveProvider>;

export const Together: Story = {
  render: () => (
    <OnDesk>
      {(desk) => (
        <>
          <LiveAlarmStrip />
          <Happenings {...desk} />
          <div style={{ height: 320, marginBottom: 8 }}>
            <LiveGuardMap defaultCenter={zagreb} />
          </div>
          <div style={{ height: 520 }}>
            <LiveEventGrid defaultPageSize={10} />
          </div>
        </>
      )}
    </OnDesk>
  ),
};

export const RoutesAndGuards: Story = {
  render: () => (
    <OnDesk>
      {() => (
        <div style={{ display: 'grid', gap: 8, gridAutoRows: 371 }}>
          <LiveRoutesGrid />
          <LiveWorkersGrid />
        </div>
      )}
    </OnDesk>
  ),
};

export const Search: Story = {
  parameters: framed,
  render: () => <OnDesk>{() => <LiveEventSearch onClose={() => {}} />}</OnDesk>,
};

export const Comments: Story = {
  parameters: framed,
  render: () => (
    <OnDesk>
      {({ alarmId, hub }) => (
        <LiveCommentThread event={{ eventId: alarmId, source: 'Ana Kovač' }} hub={hub} onClose={() => {}} />
      )}
    </OnDesk>
  ),
};

export const Images: Story = {
  parameters: framed,
  render: () => <OnDesk>{() => <NewestImages />}</OnDesk>,
};

export const Message: Story = {
  parameters: framed,
  render: () => (
    <OnDesk>
      {({ alarmId }) => (
        <>
          <MessageButton eventId={alarmId} />
          <LiveMessageDialog />
        </>
      )}
    </OnDesk>
  ),
};
