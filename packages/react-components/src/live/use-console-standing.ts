import type { PatrolClient } from '@patrolkit/sdk';
import type { LiveFeed } from '@patrolkit/sdk/live';
import type { ConsoleStanding } from '@patrolkit/sdk/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LiveAlarm } from './use-live-alarm.ts';

/** At each change and as often as this, milliseconds (C12). */
const everyMs = 30_000;

/**
 * Tells the server whether this console can be heard, which arms it (C12), and learns how the installation stands: null
 * until it has answered, and where the back end has no such call. Of several windows the one that sounds tells; a page
 * that is not counted on tells nothing.
 * @internal
 */
export function useConsoleStanding(
  client: PatrolClient,
  feed: LiveFeed,
  alarm: LiveAlarm,
  isCounted: boolean,
): ConsoleStanding | null {
  const [standing, setStanding] = useState<ConsoleStanding | null>(null);
  const last = useRef<{ sound: LiveAlarm['sound']; at: number } | null>(null);
  const tell = useEffectEvent(async () => {
    const now = client.timers.now();
    const isDue = last.current?.sound !== alarm.sound || Math.abs(now - last.current.at) >= everyMs;
    if (!isCounted || !isDue || !feed.getSnapshot().windows.isVoice || !client.session.current()) return;
    last.current = { sound: alarm.sound, at: now };
    try {
      setStanding(await client.user.sendConsoleState(alarm.sound));
    } catch (error) {
      client.logger.warn('The state of this console could not be told; trying again', { reason: String(error) });
    }
  });
  const { sound } = alarm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told at once when the sound changes; read by the effect event
  useEffect(() => {
    void tell();
  }, [sound]);
  useEffect(() => feed.subscribeTick(() => void tell()), [feed]);
  return standing;
}
