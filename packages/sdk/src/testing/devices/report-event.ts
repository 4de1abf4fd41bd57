import { type LatLon, toLatLon } from '../../model/index.ts';
import { raiseEvent } from '../events/raise-event.ts';
import { commentRecipients, writeNotification } from '../events/write-notification.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { EventRow, EventValues } from '../state/rows.ts';
import { matchRead } from './match-read.ts';

/** Types of events that a guard's phone reports. @internal */
export const reportedTypes = ['TagRead', 'GuardPanic', 'GuardMessage', 'GuardComment', 'Start', 'Stop'] as const;

/** An event as a guard's phone reports it, believed. @internal */
export interface ReportedEvent {
  readonly type: (typeof reportedTypes)[number];
  readonly userId: number;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
  /** The chip's code; only of a read. */
  readonly tag?: string | undefined;
  readonly place?: LatLon | null | undefined;
  readonly description?: string | undefined;
  readonly comment?: string | undefined;
  /** The event that a comment belongs to. */
  readonly aboutEventId?: number | null | undefined;
  readonly isDrill?: boolean | undefined;
}

/* C7: a panic without a position takes the last one, when it is not older than this. */
const lastKnownMs = 10 * 60_000;

function placeOf(state: BackendState, { type, userId, occurredAt, place, comment = '' }: ReportedEvent) {
  const known = place ?? null;
  const fixes = state.positions.filter((row) => row.userId === userId).sort((a, b) => a.recordedAt - b.recordedAt);
  const last = fixes.at(-1);
  if (known || type !== 'GuardPanic' || !last || occurredAt - last.recordedAt > lastKnownMs) return { known, comment };
  return { known: last, comment: [comment, 'last known position'].filter(Boolean).join('; ') };
}

/* C3: a known chip is a read; one nobody knows, or one of a deleted location, is told as such. */
function readOf(state: BackendState, { tag = '', occurredAt, description }: ReportedEvent, place: LatLon | null) {
  const code = tag.trim().toUpperCase();
  const row = state.locationTags.live().find((known) => known.tag === code);
  const location = row && state.locations.known(row.idLocation);
  if (!row || !location) return { type: 'UnknownTag', readAt: occurredAt, comment: code } as const;
  /* The chip hangs where it hangs: a read without a fix happened there. */
  const spot = place ?? toLatLon(row.latitude, row.longitude) ?? toLatLon(location.latitude, location.longitude);
  return {
    type: location.deletedAt === null ? 'TagRead' : 'UnknownLocation',
    readAt: occurredAt,
    locationTagId: row.id,
    locationId: row.idLocation,
    companyId: location.idCompany,
    description: description || row.name,
    latitude: spot?.latitude ?? null,
    longitude: spot?.longitude ?? null,
  } satisfies Partial<EventValues>;
}

/* C8: a guard's comment that names an event is also a comment on that event, for its supervisors. */
function hangAnswer(state: BackendState, answer: EventRow, aboutEventId: number): void {
  const about = state.events.get(aboutEventId);
  const { userId, description, latitude, longitude } = answer;
  if (!about || userId === null || description === '') return;
  const isToHim = state.notifications.all().some((row) => row.eventId === about.id && row.sendTo.includes(userId));
  if (about.userId !== userId && !isToHim) return;
  const sendTo = commentRecipients(state, about, userId);
  const said = { typeCode: 2, sendTo, title: '', description, clientId: null, latitude, longitude } as const;
  writeNotification(state, { eventId: about.id, userId, ...said });
}

/** Writes what a phone has reported, with what follows from it: a check that was read, a comment that hangs on. @internal */
export function reportEvent(state: BackendState, reported: ReportedEvent): EventRow {
  const { type, userId, occurredAt, description = '', isDrill = false } = reported;
  const { known, comment } = placeOf(state, reported);
  const place = { latitude: known?.latitude ?? null, longitude: known?.longitude ?? null };
  const read = type === 'TagRead' ? readOf(state, reported, known) : {};
  const row = raiseEvent(state, { type, userId, occurredAt, description, comment, isDrill, ...place, ...read });
  if (row.type === 'TagRead') matchRead(state, row);
  if (type === 'GuardComment' && reported.aboutEventId) hangAnswer(state, row, reported.aboutEventId);
  return state.events.known(row.id) ?? row;
}

/** A fix as a phone reports it. @internal */
export interface ReportedFix extends LatLon {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly accuracyMeters: number | null;
}

/** Writes a fix of a guard; whoever watches sees him move. @internal */
export function reportPosition(state: BackendState, userId: number, fix: ReportedFix): void {
  const { at: recordedAt, latitude, longitude, accuracyMeters } = fix;
  state.positions.push({ userId, recordedAt, latitude, longitude, accuracyMeters });
  state.moved.add(userId);
}
