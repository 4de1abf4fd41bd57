import type { EventType, PatrolEvent } from '@patrolkit/sdk/model';
import type { WorkerNames } from './workers-grid.types.ts';

/* Invented events for stories and tests: nobody in them exists. */

/** 14/11/2026 21:47:12 in Zagreb. @internal */
export const sampleNow = Date.UTC(2026, 10, 14, 20, 47, 12);

/** An event of a guard with everything that a test does not care about. @internal */
export function sampleEvent(eventId: number, type: EventType, change: Partial<PatrolEvent> = {}): PatrolEvent {
  const occurredAt = change.occurredAt ?? sampleNow;
  return {
    eventId,
    type,
    occurredAt,
    endedAt: null,
    readAt: null,
    receivedAt: occurredAt,
    source: 'Ivan Horvat',
    description: 'Ulaz B',
    comment: '',
    hasImage: false,
    commentCount: 0,
    unseenCommentCount: 0,
    confirmedAt: null,
    confirmedBy: null,
    guardId: 12,
    locationId: 3,
    checkpointId: 9,
    position: { latitude: 45.8, longitude: 15.98 },
    isDrill: false,
    version: 1,
    ...change,
  };
}

const shift: readonly (readonly [EventType, string, string])[] = [
  ['TagRead', 'Ivan Horvat', 'Ulaz B'],
  ['TagRead', 'Petra Novak', 'Garaža -2'],
  ['GuardMessage', 'Marija Kovačević-Babić', 'Parkiralište'],
  ['Start', 'Josip Đurić', 'Savica, ulaz'],
  ['TagRead', 'Tomislav Šarić', 'Kotlovnica'],
  ['NotMoving', 'Dubravko Žunić', 'Držićeva 18'],
  ['UnknownTag', 'Nikola Perić', 'Poslovnica'],
  ['TagRead', 'Luka Grgić', 'Paviljon 7'],
  ['Exception', 'Stjepan Čović', 'Trafost. 2'],
  ['NotConnected', 'Filip Tadić', 'Zapruđe'],
  ['GuardPanic', 'Hrvoje Matić', 'Miramarska 24'],
  ['Stop', 'Ana Radić', 'Trnje'],
  ['UnknownLocation', 'Zoran Kralj', 'Ilica'],
  ['GpsLocation', 'Karlo Vuković', 'Trešnjevka'],
];

/** Fourteen guards, each with an older event behind the latest one; the panic is confirmed or open. @internal */
export function sampleShift(hasOpenPanic = false): PatrolEvent[] {
  return shift.flatMap(([type, source, description], at) => {
    const who = { source, description, guardId: at + 1, checkpointId: null, locationId: null };
    const occurredAt = sampleNow - at * 94_000;
    const isOpen = hasOpenPanic && type === 'GuardPanic';
    const confirmed = type === 'GuardPanic' && !isOpen ? { confirmedAt: sampleNow, confirmedBy: 'Ana Kovač' } : {};
    return [
      sampleEvent(900 - at, type, { ...who, ...confirmed, occurredAt: isOpen ? sampleNow + 12_000 : occurredAt }),
      sampleEvent(800 - at, 'Start', { ...who, occurredAt: occurredAt - 3_600_000 }),
    ];
  });
}

/** Names behind the ids of {@link sampleEvent}. @internal */
export const sampleNames: WorkerNames = {
  checkpoint: (checkpointId) => (checkpointId === 9 ? 'Ulaz B' : undefined),
  location: (locationId) => (locationId === 3 ? 'Skladište Jankomir' : undefined),
};
