import { conflict } from '../http/refusal.ts';
import { callerOfUser } from '../people/sessions.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { EventRow, NotificationRow, NotificationValues } from '../state/rows.ts';
import { seesEvent } from './event-to-wire.ts';

/** Most notifications that hang on one event. */
const maxNotifications = 500;

/** A notification to be written. @internal */
export type NewNotification = Omit<NotificationValues, 'at' | 'deliveredTo' | 'seenBy'>;

/** C8: whom a comment reaches: the event's guard and all active supervisors who see the event, without its author. @internal */
export function commentRecipients(state: BackendState, about: EventRow, authorId: number): number[] {
  return state.users
    .live()
    .filter((user) => {
      if (!user.isActive || user.id === authorId) return false;
      const caller = callerOfUser(state, user, null);
      return user.id === about.userId || (caller.policies.includes('dashboard.view') && seesEvent(caller, about));
    })
    .map(({ id }) => id);
}

/**
 * Writes a notification and tells the feed of it and of its event, whose counters are others now; the event's version
 * stays. Throws 409 when the event has 500.
 * @internal
 */
export function writeNotification(state: BackendState, values: NewNotification): NotificationRow {
  const count = state.notifications.all().filter(({ eventId }) => eventId === values.eventId).length;
  if (count >= maxNotifications) {
    throw conflict(`Event has ${maxNotifications} comments and messages, which is the most`, 'idEvent', 'tooManyItems');
  }
  const row = state.notifications.insert({ ...values, at: state.now(), deliveredTo: [], seenBy: [] });
  state.feed.add({ kind: 'notification', reason: 'created', id: row.id, version: row.version });
  const version = state.events.known(values.eventId)?.version ?? 0;
  state.feed.add({ kind: 'event', reason: 'edited', id: values.eventId, version });
  return row;
}

/** What an earlier try under the sender's own id has written; null for the first one. Throws 409 for another text. @internal */
export function firstTry(
  state: BackendState,
  authorId: number,
  clientId: string | null,
  isSame: (earlier: NotificationRow) => boolean,
): NotificationRow | null {
  const isIt = (row: NotificationRow): boolean => row.userId === authorId && row.clientId === clientId;
  const earlier = clientId === null ? undefined : state.notifications.all().find(isIt);
  if (!earlier || isSame(earlier)) return earlier ?? null;
  const message = 'was used for another message';
  throw conflict(`clientMessageId ${message}`, 'clientMessageId', 'duplicate', message);
}

const sorted = (ids: readonly number[], id: number): number[] => [...new Set([...ids, id])].sort((a, b) => a - b);

/** C8: notes that a message has reached a recipient, on a device or before his eyes; the first time of each tells the feed. @internal */
export function noteReceipt(
  state: BackendState,
  row: NotificationRow,
  field: 'deliveredTo' | 'seenBy',
  userId: number,
) {
  if (row[field].includes(userId)) return;
  const { id, version } = state.notifications.update(row.id, { [field]: sorted(row[field], userId) });
  state.feed.add({ kind: 'notification', reason: 'edited', id, version });
}
