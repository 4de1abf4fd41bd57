import type { AlarmEvent, AlarmType } from '@patrolkit/sdk/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlarmStrip } from './alarm-strip.tsx';
import type { AlarmStripProps, LinkStatus } from './alarm-strip.types.ts';

const now = Date.UTC(2026, 10, 14, 20, 47, 36);
const clock = (): number => now;
const nothing = (): void => undefined;

function alarm(eventId: number, type: AlarmType, source: string, secondsAgo: number): AlarmEvent {
  return {
    eventId,
    type,
    source,
    occurredAt: now - secondsAgo * 1000,
    endedAt: null,
    readAt: null,
    receivedAt: null,
    description: '',
    comment: '',
    hasImage: false,
    commentCount: 0,
    unseenCommentCount: 0,
    confirmedAt: null,
    confirmedBy: null,
    guardId: null,
    locationId: type === 'GuardPanic' ? 1 : 2,
    checkpointId: null,
    position: { latitude: 45.8054, longitude: 15.9942 },
    isDrill: false,
    version: 1,
  };
}

const petra = alarm(48273, 'GuardPanic', 'Petra Novak', 12);
const stjepan = alarm(48272, 'Exception', 'Stjepan Čović', 21);
const flood = Array.from({ length: 50 }, (_, i) => alarm(49000 - i, 'GuardPanic', 'Petra Novak', 2 + i * 5));
const live: LinkStatus = { state: 'live', lastUpdateAt: now - 3000 };

const meta = {
  title: 'AlarmStrip',
  component: AlarmStrip,
  args: {
    alarms: [],
    sound: 'on',
    link: live,
    guardCount: 14,
    children: 'Next route 22:00 · in 13 min',
    placeOf: ({ locationId }) => (locationId === 1 ? 'TC Branimir, garaža -2' : 'Savica, trafostanica 2'),
    onLocate: nothing,
    onMessage: nothing,
    onClaim: nothing,
    viewerId: 2,
    onSilence: nothing,
    onConfirm: nothing,
    onUnlockSound: nothing,
    onUnmute: nothing,
    onTryNow: nothing,
    onTestSound: nothing,
    onShowAll: nothing,
  },
  parameters: { now: clock, timeZone: 'Europe/Zagreb' },
} satisfies Meta<AlarmStripProps>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A quiet hour: everything is grey. */
export const Calm: Story = {};
/** Over 15 s without an update. */
export const Waiting: Story = {
  args: { link: { state: 'waiting', lastUpdateAt: now - 19_000, nextTryAt: now + 4000 } },
};
/** Over 30 s without an update. */
export const Lost: Story = { args: { link: { state: 'lost', lastUpdateAt: now - 72_000, nextTryAt: now + 8000 } } };
/** Before the first answer. */
export const Connecting: Story = { args: { link: { state: 'connecting', lastUpdateAt: null } } };
/** The browser wants a click first. */
export const SoundBlocked: Story = { args: { sound: 'blocked' } };
/** The click is asked for beside the alarm. */
export const SoundBlockedInAlarm: Story = { args: { sound: 'blocked', alarms: [petra] } };
/** Switched off by the user. */
export const Muted: Story = { args: { sound: 'muted', mutedSince: now - 5_600_000 } };
/** An open panic, with another alarm behind it. */
export const GuardPanic: Story = { args: { alarms: [petra, stjepan] } };
/** Another supervisor sees to it. */
export const ClaimedByAnother: Story = { args: { alarms: [{ ...petra, claimedById: 3, claimedBy: 'Ana Kovač' }] } };
/** One sees to it oneself. */
export const ClaimedByYou: Story = {
  args: { alarms: [{ ...petra, claimedById: 2, claimedBy: 'Vesna Novak' }, stjepan] },
};
/** Silenced, and still open. */
export const Silenced: Story = { args: { alarms: [petra], silencedUntil: now + 31_000 } };
/** A missed check. */
export const Exception: Story = { args: { alarms: [stjepan] } };
/** Everything at once: the panic leads, nothing is dropped. */
export const PanicWhileLostAndMuted: Story = {
  args: { alarms: [petra], sound: 'muted', link: { state: 'lost', lastUpdateAt: now - 72_000 } },
};
/** A panic sent as a test. */
export const Drill: Story = { args: { alarms: [{ ...petra, isDrill: true }] } };
/** Fifty alarms, one sound, one line. */
export const Flood: Story = { args: { alarms: flood } };
