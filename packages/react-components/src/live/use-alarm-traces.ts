import type { PatrolClient } from '@patrolkit/sdk';
import type { LiveFeed } from '@patrolkit/sdk/live';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type AlarmAppearance, alarmTraces, nothingTold, withTold } from './alarm-traces.ts';
import type { LiveAlarm } from './use-live-alarm.ts';

/**
 * Tells the server when each open alarm was first shown and first sounding here (C12): the figures of the alarm path are
 * computed from it. What could not be told is told with the next tick; a page that is not counted on tells nothing.
 * @internal
 */
export function useAlarmTraces(client: PatrolClient, feed: LiveFeed, alarm: LiveAlarm, isCounted: boolean): void {
  const told = useRef(nothingTold);
  const isTelling = useRef(false);
  const tell = useEffectEvent(async () => {
    const appearance: AlarmAppearance = {
      openIds: alarm.open.map(({ eventId }) => eventId),
      isVisible: document.visibilityState === 'visible',
      isSounding: alarm.isSounding && alarm.sound === 'on' && feed.getSnapshot().windows.isVoice,
    };
    const traces = alarmTraces(told.current, appearance);
    if (!isCounted || traces.length === 0 || isTelling.current || !client.session.current()) return;
    isTelling.current = true;
    try {
      await client.event.trace(traces.slice(0, 100));
      told.current = withTold(told.current, traces.slice(0, 100), appearance.openIds);
    } catch (error) {
      client.logger.warn('The times of an alarm could not be told; trying again', { reason: String(error) });
    } finally {
      isTelling.current = false;
    }
  });
  const { open, isSounding, sound } = alarm;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told at once when one of these changes; read by the effect event
  useEffect(() => {
    void tell();
  }, [open, isSounding, sound]);
  useEffect(() => feed.subscribeTick(() => void tell()), [feed]);
}
