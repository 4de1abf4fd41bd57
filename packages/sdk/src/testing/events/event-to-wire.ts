import { createEventTypes, formatCoordinates, fromInstant, toLatLon } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import { notFound } from '../http/refusal.ts';
import type { BackendState } from '../state/backend-state.ts';
import { type Caller, seesCompany } from '../state/caller.ts';
import type { EventRow } from '../state/rows.ts';

const types = createEventTypes();
const instantOrNull = (at: number | null): string | null => (at === null ? null : fromInstant(at));

/* Order of every event list: the higher id first when two share their time. */
function newestFirst(a: EventRow, b: EventRow): number {
  return b.occurredAt - a.occurredAt || b.id - a.id;
}

/** C10: a group narrows events to its companies. A panic is everybody's here, whoever is connected. @internal */
export function seesEvent(caller: Caller, { type, companyId }: EventRow): boolean {
  return type === 'GuardPanic' || seesCompany(caller, companyId);
}

/** Events that are not deleted and that the caller may see, newest first. @internal */
export function visibleEvents({ events }: BackendState, caller: Caller): EventRow[] {
  return events
    .live()
    .filter((row) => seesEvent(caller, row))
    .sort(newestFirst);
}

/** An event that the caller may see, deleted or not. Throws 404. @internal */
export function visibleEvent({ events }: BackendState, caller: Caller, id: number): EventRow {
  const row = events.known(id);
  if (!row || !seesEvent(caller, row)) throw notFound(`Event ${id}`);
  return row;
}

/** As visibleEvent, where a deleted one is unknown. Throws 404. @internal */
export function liveEvent(state: BackendState, caller: Caller, id: number): EventRow {
  const row = visibleEvent(state, caller, id);
  if (row.deletedAt !== null) throw notFound(`Event ${id}`);
  return row;
}

/* C8: how many notifications an event has, and how many of them wait for a viewer. */
function countNotifications({ notifications, seen }: BackendState, userId: number, eventId: number) {
  const all = notifications.all().filter((row) => row.eventId === eventId);
  const mark = seen.get(`${userId}/${eventId}`) ?? 0;
  return { total: all.length, unseen: all.filter(({ id, sendTo }) => id > mark && sendTo.includes(userId)).length };
}

/** The event as one viewer gets it. @internal */
export function eventToWire(state: BackendState, viewerId: number, row: EventRow): Wire<'Event'> {
  const { total, unseen } = countNotifications(state, viewerId, row.id);
  const hasImage = state.images.all().some(({ eventId }) => eventId === row.id);
  const isClaimed = row.confirmedAt === null && (row.claimedUntil ?? 0) > state.now();
  return {
    idEvent: row.id,
    eventDateTime: fromInstant(row.occurredAt),
    endDateTime: instantOrNull(row.endedAt),
    readTagTime: instantOrNull(row.readAt),
    receivedDateTime: fromInstant(row.receivedAt),
    source: row.source,
    description: row.description,
    comment: row.comment,
    hasImage: hasImage ? 1 : 0,
    notificationCount: total,
    unseenCount: unseen,
    lastNotificationSeen: unseen === 0,
    confirmDateTime: instantOrNull(row.confirmedAt),
    confirmUser: row.confirmedBy,
    eventTypeEnumCode: types.toCode(row.type) as Wire<'EventTypeCode'>, // the default codes are the contract's
    idUser: row.userId,
    idLocation: row.locationId,
    idLocationTag: row.locationTagId,
    idScheduler: row.checkId,
    lat: row.latitude,
    lon: row.longitude,
    coordinates: formatCoordinates(toLatLon(row.latitude, row.longitude)),
    isDrill: row.isDrill,
    pushedDateTime: instantOrNull(row.pushedAt),
    shownDateTime: instantOrNull(row.shownAt),
    soundingDateTime: instantOrNull(row.soundedAt),
    claimIdUser: isClaimed ? row.claimedById : null,
    claimUser: isClaimed ? row.claimedBy : null,
    claimUntilDateTime: instantOrNull(isClaimed ? row.claimedUntil : null),
    version: row.version,
  };
}
