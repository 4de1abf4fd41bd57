import type { EventType } from '../../model/index.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { EventRow, EventValues } from '../state/rows.ts';

/** An event to be raised; what is missing is nothing. @internal */
export type NewEvent = Partial<EventValues> & { readonly type: EventType };

/** Writes an event and tells the feed; its source is its guard unless it is said. @internal */
export function raiseEvent(state: BackendState, given: NewEvent): EventRow {
  const now = state.now();
  const row = state.events.insert({
    occurredAt: now,
    receivedAt: now,
    endedAt: null,
    readAt: null,
    source: state.users.known(given.userId ?? 0)?.name ?? '',
    description: '',
    comment: '',
    confirmedAt: null,
    confirmedBy: null,
    claimedById: null,
    claimedBy: null,
    claimedUntil: null,
    userId: null,
    locationId: null,
    locationTagId: null,
    companyId: null,
    checkId: null,
    latitude: null,
    longitude: null,
    isDrill: false,
    pushedAt: null,
    shownAt: null,
    soundedAt: null,
    ...given,
  });
  state.feed.add({ kind: 'event', reason: 'created', id: row.id, version: row.version });
  return row;
}

/** Changes an event and tells the feed. @internal */
export function changeEvent(
  state: BackendState,
  id: number,
  reason: 'confirmed' | 'edited',
  values: Partial<EventValues>,
): EventRow {
  const row = state.events.update(id, values);
  state.feed.add({ kind: 'event', reason, id, version: row.version });
  return row;
}

/** Says who sees to an alarm, or that nobody does, and tells the feed; the version stays. @internal */
export function noteClaim(
  state: BackendState,
  id: number,
  claim: Pick<EventValues, 'claimedById' | 'claimedBy' | 'claimedUntil'>,
): EventRow {
  const row = state.events.note(id, claim);
  state.feed.add({ kind: 'event', reason: 'edited', id, version: row.version });
  return row;
}
