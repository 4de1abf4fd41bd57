import { fromInstant, isAlarm } from '../../model/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { conflict, invalid } from '../http/refusal.ts';
import { givenLine, givenText } from '../master-data/given-values.ts';
import { checkVersion } from '../master-data/save-row.ts';
import { eventToWire, liveEvent, seesEvent, visibleEvent } from './event-to-wire.ts';
import { changeEvent, noteClaim, raiseEvent } from './raise-event.ts';

/* C7: the first one's name and time stay, everybody gets the same answer; of a deleted one too. */
function confirm({ state, caller, params, now }: Call<'event_confirm'>) {
  const row = visibleEvent(state, caller, params.idEvent);
  const isOpen = row.confirmedAt === null && row.deletedAt === null;
  const confirmation = { confirmedAt: now, confirmedBy: caller.userName };
  return eventToWire(state, caller.userId, isOpen ? changeEvent(state, row.id, 'confirmed', confirmation) : row);
}

const leaseMs = 120_000;

/* A lease of two minutes that changes no version, as a comment does not; a renewal says nothing new. */
function claim({ state, caller, params, query, now }: Call<'event_claim'>) {
  const row = liveEvent(state, caller, params.idEvent);
  if (!isAlarm(row.type)) throw conflict(`Event ${row.id} is no alarm`, 'idEvent', 'notAlarm');
  const isHeld = (row.claimedUntil ?? 0) > now && row.claimedById !== caller.userId;
  if (row.confirmedAt !== null) return eventToWire(state, caller.userId, row);
  if (isHeld && !query.takeOver) throw conflict(`${row.claimedBy} sees to event ${row.id}`, 'idEvent', 'claimed');
  const values = { claimedById: caller.userId, claimedBy: caller.userName, claimedUntil: now + leaseMs };
  return eventToWire(state, caller.userId, noteClaim(state, row.id, values));
}

function release({ state, caller, params }: Call<'event_release'>) {
  const row = liveEvent(state, caller, params.idEvent);
  const free = { claimedById: null, claimedBy: null, claimedUntil: null };
  return eventToWire(state, caller.userId, row.claimedById === caller.userId ? noteClaim(state, row.id, free) : row);
}

/* C7: its three texts and nothing else. The same texts again change nothing. */
function change(call: Call<'event_change'>) {
  const { state, caller, body } = call;
  const known = liveEvent(state, caller, body.idEvent);
  checkVersion(call, known.version);
  const source = givenLine(body.source);
  const [description, comment] = [givenText(body.description), givenText(body.comment)];
  const isSame = known.source === source && known.description === description && known.comment === comment;
  const row = isSame ? known : changeEvent(state, known.id, 'edited', { source, description, comment });
  return eventToWire(state, caller.userId, row);
}

/* C7: an open alarm is confirmed by who deletes it; a repeat changes nothing. */
function remove({ state, caller, params, now }: Call<'event_delete'>): undefined {
  const row = visibleEvent(state, caller, params.idEvent);
  if (row.deletedAt !== null) return undefined;
  if (isAlarm(row.type) && row.confirmedAt === null) {
    changeEvent(state, row.id, 'confirmed', { confirmedAt: now, confirmedBy: caller.userName });
  }
  const { version } = state.events.remove(row.id, now);
  state.feed.add({ kind: 'event', reason: 'deleted', id: row.id, version });
  return undefined;
}

/* C12: measurements of the alarm path and no changes of the event; what is unknown or no alarm is passed over. */
function trace({ state, caller, body, now }: Call<'event_alarmTrace'>): undefined {
  for (const { idEvent, shown, sounding } of body) {
    const row = state.events.get(idEvent);
    if (!row || !isAlarm(row.type) || !seesEvent(caller, row)) continue;
    const shownAt = row.shownAt ?? (shown ? now : null);
    const soundedAt = row.soundedAt ?? (sounding ? now : null);
    state.events.note(row.id, { shownAt, soundedAt });
  }
  return undefined;
}

/** Operations of tag Event on single events. @internal */
export const eventRecordsHandlers: Handlers = {
  event_confirm: confirm,
  event_claim: claim,
  event_release: release,
  event_change: change,
  event_delete: remove,
  event_alarmTrace: trace,
  event_images: ({ state, caller, params }) => {
    const { id } = liveEvent(state, caller, params.idEvent);
    const own = state.images.all().filter(({ eventId }) => eventId === id);
    return own.map((row) => ({ idEventImage: row.id, imageData: row.imageData, dateTime: fromInstant(row.at) }));
  },
  event_drill: ({ state, caller, body }) => {
    const guard = state.users.get(body.idUser);
    if (!guard) throw invalid('idUser', 'unknownReference', 'User does not exist');
    if (guard.role !== 'Guard') throw invalid('idUser', 'notGuard', 'User is not a guard');
    if (!guard.isActive) throw invalid('idUser', 'notGuard', 'User is not active');
    const row = raiseEvent(state, { type: 'GuardPanic', userId: guard.id, isDrill: true });
    return eventToWire(state, caller.userId, row);
  },
};
