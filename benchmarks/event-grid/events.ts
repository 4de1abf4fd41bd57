import { type EventType, eventTypes, type PatrolEvent } from '@patrolkit/sdk/model';

const firstNames = ['Ana', 'Ivan', 'Petra', 'Marko', 'Lucija', 'Josip', 'Maja', 'Nikola', 'Željka', 'Hrvoje', 'Đurđa'];
const lastNames = ['Horvat', 'Kovačević', 'Babić', 'Marić', 'Jurić', 'Novak', 'Knežević', 'Šimić', 'Vuković', 'Čop'];
const places = ['Jankomir', 'TC Branimir', 'Heinzelova 62', 'KBC Sjever', 'Velesajam', 'Knežija', 'Savica', 'Zapruđe'];

/** Words that a tenth of the sources hold each, and nothing else of an event. */
export const filterWords = ['Novak', 'Horvat'] as const;

/* How many of a thousand events are of each type, and what such an event says of its place. */
const kinds: Readonly<Record<EventType, readonly [perMille: number, words: string]>> = {
  TagRead: [620, 'očitano'],
  GpsLocation: [90, 'položaj u krugu objekta'],
  GuardMessage: [60, 'rasvjeta na parkiralištu ne radi'],
  GuardComment: [40, 'vrata kotlovnice zaključana'],
  Start: [40, 'početak ophodnje'],
  Stop: [40, 'kraj ophodnje'],
  NotMoving: [30, 'bez pomaka 10 min'],
  NotConnected: [25, 'mobitel bez veze, baterija 14 %'],
  System: [15, 'raspored usklađen'],
  Exception: [15, 'propuštena provjera'],
  UnknownTag: [10, 'tag 04A1F29C nije upisan'],
  UnknownLocation: [5, 'očitanje izvan poznatih lokacija'],
  GuardPanic: [5, 'poziv u pomoć'],
  Unknown: [5, 'zapis bez vrste'],
};

const newest = Date.parse('2026-11-22T08:00Z');
const apartMs = 20_000;

/** A number below `below` that looks as if drawn by lot, the same in every run. */
function lot(id: number, salt: number, below: number): number {
  let mixed = Math.imul(id ^ (salt * 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
}

function typeOf(id: number): EventType {
  let left = lot(id, 1, 1000);
  for (const type of eventTypes) {
    left -= kinds[type][0];
    if (left < 0) return type;
  }
  return 'TagRead';
}

function eventOf(eventId: number, occurredAt: number): PatrolEvent {
  const type = typeOf(eventId);
  const guard = lot(eventId, 2, firstNames.length * lastNames.length);
  const place = lot(eventId, 3, places.length);
  const name = `${firstNames[guard % firstNames.length]} ${lastNames[Math.floor(guard / firstNames.length)]}`;
  const isSystem = type === 'System';
  const isAlarm = type === 'GuardPanic' || type === 'Exception';
  const isConfirmed = isAlarm && lot(eventId, 4, 10) > 0;
  const commentCount = lot(eventId, 5, 12) === 0 ? 1 + lot(eventId, 6, 4) : 0;
  return {
    eventId,
    type,
    occurredAt,
    endedAt: null,
    readAt: type === 'TagRead' ? occurredAt : null,
    receivedAt: occurredAt + 900,
    source: isSystem ? 'Sustav' : name,
    description: `${places[place]}, ulaz ${'ABCD'[lot(eventId, 7, 4)]}: ${kinds[type][1]}`,
    comment: '',
    hasImage: lot(eventId, 8, 15) === 0,
    commentCount,
    unseenCommentCount: commentCount > 0 && lot(eventId, 9, 3) === 0 ? 1 : 0,
    confirmedAt: isConfirmed ? occurredAt + 60_000 : null,
    confirmedBy: isConfirmed ? 'Tomislav Perić' : null,
    guardId: isSystem ? null : guard + 1,
    locationId: place + 1,
    checkpointId: place + 100,
    position: isSystem ? null : { latitude: 45.8 + place / 100, longitude: 15.98 },
    isDrill: false,
    version: 1,
  };
}

/** So many events of all 14 types, newest first, the same in every run. */
export function eventsOf(count: number): readonly PatrolEvent[] {
  return Array.from({ length: count }, (_, at) => eventOf(count - at, newest - at * apartMs));
}

/** An event after somebody changed its text; no two changes leave the same one. */
export function changedOf(event: PatrolEvent, change: number): PatrolEvent {
  const [description = ''] = event.description.split(' · ');
  return { ...event, description: `${description} · dopuna ${change}`, version: event.version + 1 };
}

/** What a poll brings: ten new events on top, five others changed, two of them on the first page; the rest are the same objects. */
export function polled(events: readonly PatrolEvent[], turn: number): readonly PatrolEvent[] {
  const [top] = events;
  if (!top) return events;
  const fresh = Array.from({ length: 10 }, (_, at) =>
    eventOf(top.eventId + 10 - at, top.occurredAt + (10 - at) * apartMs),
  );
  const changed = new Set([2, 11, ...[0.1, 0.5, 0.9].map((share) => Math.floor(events.length * share))]);
  return [...fresh, ...events.map((event, at) => (changed.has(at) ? changedOf(event, turn) : event))];
}
