import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import { noteReceipt } from '../events/write-notification.ts';
import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { NotificationRow } from '../state/rows.ts';
import { noteContact } from './contact.ts';

const maxMessages = 500;

/* What hangs on a deleted event is gone (C7). */
const messagesTo = (state: BackendState, userId: number): NotificationRow[] =>
  state.notifications.all().filter(({ sendTo, eventId }) => sendTo.includes(userId) && state.events.get(eventId));

const toWire = ({ users }: BackendState, userId: number, row: NotificationRow): Wire<'InboxMessage'> => ({
  idNotification: row.id,
  idNotificationType: row.typeCode,
  idEvent: row.eventId,
  idUser: row.userId,
  userName: users.known(row.userId)?.name ?? '',
  title: row.title,
  description: row.description,
  dateTime: fromInstant(row.at),
  latitude: row.latitude,
  longitude: row.longitude,
  seen: row.seenBy.includes(userId),
});

/** Operations of tag Device for messages (C8). @internal */
export const inboxHandlers: Handlers = {
  device_inbox: ({ state, caller, query, now }) => {
    noteContact(state, caller.userId, { inboxReadAt: now });
    const after = query.after ?? 0;
    const rows = messagesTo(state, caller.userId).filter(({ id }) => id > after);
    const page = rows.slice(0, maxMessages);
    for (const row of page) noteReceipt(state, row, 'deliveredTo', caller.userId);
    return page.map((row) => toWire(state, caller.userId, row));
  },
  device_inboxSeen: ({ state, caller, params }) => {
    const own = () => messagesTo(state, caller.userId).find(({ id }) => id === params.id);
    for (const field of ['deliveredTo', 'seenBy'] as const) {
      const row = own();
      if (!row) throw notFound(`Message ${params.id}`);
      noteReceipt(state, row, field, caller.userId);
    }
    return undefined;
  },
};
