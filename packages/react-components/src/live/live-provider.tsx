import { ApiError, type PatrolClient } from '@patrolkit/sdk';
import type { LiveFeed } from '@patrolkit/sdk/live';
import { createLocalPreferences, type Preferences } from '@patrolkit/sdk/live';
import type { AlarmType } from '@patrolkit/sdk/model';
import { type ReactElement, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { createSoundPlayer } from '../alarm-strip/index.ts';
import { alarmSounds, linkLostSound } from '../alarm-strip/sounds.ts';
import { type FailedConfirm, type Live, LiveContext } from './live-context.ts';
import { useActiveEvent } from './use-active-event.ts';
import { useAlarmTraces } from './use-alarm-traces.ts';
import { useClaim } from './use-claim.ts';
import { useConsoleStanding } from './use-console-standing.ts';
import { useDirectory } from './use-directory.ts';
import { useLiveAlarm } from './use-live-alarm.ts';

/** Props of {@link LiveProvider}. @public */
export interface LiveProviderProps {
  /** A client with a session. */
  client: PatrolClient;
  /** Its feed; started while this is mounted. */
  feed: LiveFeed;
  /** Where mute and the last seen alarm are kept. @default local storage under `patrolkit.` */
  preferences?: Preferences | undefined;
  /** Files that sound, by alarm. @default two of PatrolKit's own */
  sounds?: Readonly<Partial<Record<AlarmType, string>>> | undefined;
  /** File that sounds when the link is lost, and every 30 s while it is. @default one of PatrolKit's own */
  attention?: string | undefined;
  /** How long a silence lasts while an alarm stays open, milliseconds; 0 = until a newer alarm. @default 60000 */
  rearmAfterMs?: number | undefined;
  /**
   * Whether the server counts on this page: it is told whether alarms can be heard here, and when they were. A partner's
   * token may not.
   * @default true
   */
  isCounted?: boolean | undefined;
  /** Events that could not be confirmed. @default they stay open and nothing is said */
  onConfirmFailed?: ((failed: readonly FailedConfirm[]) => void) | undefined;
  /** An alarm whose claim was refused: somebody else was quicker, or nothing was answered. @default nothing is said */
  onClaimFailed?: ((failed: FailedConfirm) => void) | undefined;
  /** What is shown inside. */
  children?: ReactNode;
}

/** Connects a client and its feed with everything below: events, positions, names, alarm and sound. @public */
export function LiveProvider(props: LiveProviderProps): ReactElement {
  const {
    client,
    feed,
    sounds = alarmSounds,
    attention = linkLostSound,
    rearmAfterMs,
    isCounted = true,
    onConfirmFailed,
    onClaimFailed,
    children,
  } = props;
  const preferences = useMemo(() => props.preferences ?? createLocalPreferences(), [props.preferences]);
  const player = useMemo(
    () => createSoundPlayer({ sources: sounds, attention, log: (message) => client.logger.warn(message) }),
    [client, sounds, attention],
  );
  useEffect(() => {
    feed.start();
    return feed.stop;
  }, [feed]);
  const alarm = useLiveAlarm({ client, feed, preferences, player, rearmAfterMs });
  const directory = useDirectory(client, feed);
  const standing = useConsoleStanding(client, feed, alarm, isCounted);
  useAlarmTraces(client, feed, alarm, isCounted);
  const [active, setActive] = useState<{ eventId: number | null; turn: number; locateTurn: number }>({
    eventId: null,
    turn: 0,
    locateTurn: 0,
  });
  const activeEvent = useActiveEvent(feed, active.eventId);
  const confirm = useCallback(
    async (eventIds: readonly number[]) => {
      const answers = await Promise.allSettled(eventIds.map((eventId) => feed.confirm(eventId)));
      const failed = answers.flatMap((answer, index) => {
        const eventId = eventIds[index];
        if (answer.status === 'fulfilled' || eventId === undefined) return [];
        if (!(answer.reason instanceof ApiError)) throw answer.reason;
        return [{ eventId, error: answer.reason }];
      });
      if (failed.length > 0) onConfirmFailed?.(failed);
      return failed;
    },
    [feed, onConfirmFailed],
  );
  const claim = useClaim(client, feed, onClaimFailed);
  const live = useMemo<Live>(
    () => ({
      client,
      feed,
      preferences,
      alarm,
      directory,
      standing,
      activeEvent,
      activeTurn: active.turn,
      locateTurn: active.locateTurn,
      activate: (eventId) => setActive((known) => ({ ...known, eventId, turn: known.turn + 1 })),
      locate: (eventId) =>
        setActive(({ turn, locateTurn }) => ({ eventId, turn: turn + 1, locateTurn: locateTurn + 1 })),
      confirm,
      claim,
      testSound: () => {
        alarm.unlockSound();
        void player.test();
      },
    }),
    [client, feed, preferences, alarm, player, directory, standing, activeEvent, active, confirm, claim],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}
