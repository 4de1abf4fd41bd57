import { useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { useEffect, useRef } from 'react';
import { noticesOf, type Told } from './alarm-notices.rules.ts';

/**
 * Shows an alarm as a notice of the browser while another program is in front, where the user has allowed it; one window
 * of several does, without a sound of its own. A click brings the console to the front, at the alarm. Shows nothing else.
 */
export function AlarmNotices(): null {
  const { alarm, client, feed, locate } = useLive();
  const { status, windows } = useLiveSnapshot(feed);
  const { text } = usePatrol();
  const told = useRef<Told | null>(null);
  const shown = useRef(new Map<number, Notification>());
  const { open } = alarm;
  const isKnown = status === 'ready';
  useEffect(() => {
    if (!isKnown) return;
    const change = noticesOf(told.current, open, document.hasFocus());
    told.current = change.told;
    for (const id of change.close) {
      shown.current.get(id)?.close();
      shown.current.delete(id);
    }
    if (!windows.isVoice || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
    for (const event of change.show) {
      const words = {
        body: [event.source, event.description].filter(Boolean).join(': '),
        tag: `alarm-${event.eventId}`,
      };
      try {
        const notice = new Notification(text(`eventType.${event.type}`), {
          ...words,
          requireInteraction: true,
          silent: true,
        });
        shown.current.set(event.eventId, notice);
        notice.onclick = () => {
          window.focus();
          locate(event.eventId);
          notice.close();
        };
      } catch (error) {
        /* Browsers of phones only let a service worker show them. */
        client.logger.warn('An alarm could not be shown as a notice', { reason: String(error) });
      }
    }
  }, [open, isKnown, windows.isVoice, client, locate, text]);
  useEffect(
    () => () => {
      for (const notice of shown.current.values()) notice.close();
    },
    [],
  );
  return null;
}
