import type { Handlers } from '../http/call.ts';
import { liveEvent } from './event-to-wire.ts';
import { notificationToWire } from './notification-to-wire.ts';
import { noteReceipt } from './write-notification.ts';

/** Operations of tag Notification. @internal */
export const notificationHandlers: Handlers = {
  notification_loadAllByIdEvent: ({ state, caller, params }) => {
    const { id: eventId } = liveEvent(state, caller, params.idEvent);
    const own = () => state.notifications.all().filter((row) => row.eventId === eventId);
    /* C8: seen = newest returned. A thread that is opened again, with nothing new in it, changes nothing. */
    const key = `${caller.userId}/${eventId}`;
    const mark = state.seen.get(key) ?? 0;
    const newest = own().at(-1)?.id ?? 0;
    if (newest > mark) {
      state.seen.set(key, newest);
      const unread = own().filter(({ id, sendTo }) => id > mark && sendTo.includes(caller.userId));
      for (const row of unread) noteReceipt(state, row, 'seenBy', caller.userId);
    }
    return own().map((row) => notificationToWire(state, caller.userId, row));
  },
};
