import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { Caller } from '../state/caller.ts';
import type { ChangeRow } from '../state/change-feed.ts';
import { eventToWire, seesEvent } from './event-to-wire.ts';
import { notificationToWire } from './notification-to-wire.ts';

const maxChanges = 1000;

/* What one caller may see of a change, with the row as it is now; null when nothing. */
function changeFor(state: BackendState, caller: Caller, { at, ...row }: ChangeRow): Wire<'Change'> | null {
  const change = { ...row, at: fromInstant(at) };
  if (row.kind !== 'event' && row.kind !== 'notification') return change;
  const notification = row.kind === 'notification' ? state.notifications.known(row.id) : null;
  const event = state.events.known(notification?.eventId ?? row.id);
  if (!event || !seesEvent(caller, event)) return null;
  if (event.deletedAt !== null) return change;
  if (!notification) return { ...change, event: eventToWire(state, caller.userId, event) };
  return { ...change, notification: notificationToWire(state, caller.userId, notification) };
}

/** What a caller may see of changes. @internal */
export function changesFor(state: BackendState, caller: Caller, rows: readonly ChangeRow[]): Wire<'Change'>[] {
  return rows.flatMap((row) => changeFor(state, caller, row) ?? []);
}

/** Operations of tag Changes. @internal */
export const changesHandlers: Handlers = {
  changes_get: ({ state, caller, query }) => {
    const { lastSeq } = state.feed;
    const rows = state.feed.after(query.after);
    if (!rows) return { changes: [], lastSeq, reset: true };
    return { changes: changesFor(state, caller, rows).slice(0, query.limit ?? maxChanges), lastSeq, reset: false };
  },
};
