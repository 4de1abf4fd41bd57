import { type EventType, eventTypes, type PatrolEvent } from '@patrolkit/sdk/model';
import type { EventNames } from './event-grid.types.ts';

/* Invented events for stories and tests: nobody in them exists. */

/** 14/11/2026 21:47 in Zagreb. @internal */
export const sampleNow = Date.UTC(2026, 10, 14, 20, 47);

/** An event with everything that a test does not care about. @internal */
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
    description: 'Skladište Jankomir, ulaz B',
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

/** Names behind the ids of {@link sampleEvent}. @internal */
export const sampleNames: EventNames = {
  guard: (guardId) => (guardId === 12 ? 'Ivan Horvat' : undefined),
  location: (locationId) => (locationId === 3 ? 'Skladište Jankomir' : undefined),
  checkpoint: (checkpointId) => (checkpointId === 9 ? 'Ulaz B' : undefined),
};

/** One event of each type, newest first; alarms are open, or all are confirmed. @internal */
export function sampleOfEachType(isProcessed = false): PatrolEvent[] {
  return eventTypes.map((type, at) =>
    sampleEvent(48_300 - at, type, {
      occurredAt: sampleNow - at * 60_000,
      ...(isProcessed ? { confirmedAt: sampleNow, confirmedBy: 'Ana Kovač' } : {}),
    }),
  );
}

const sources = [
  'Ivan Horvat',
  'Petra Novak',
  'Marija Kovačević-Babić',
  'Josip Đurić',
  'Tomislav Šarić',
  'Zoran Kralj',
];
const places = [
  'Skladište Jankomir, ulaz B',
  'TC Branimir, garaža -2',
  'Heinzelova 62, kotlovnica',
  'KBC Sjever, recepcija',
];

/** Many tag reads, newest first, a minute apart; ids fall from `firstId`. @internal */
export function sampleEvents(count: number, firstId = 48_271): PatrolEvent[] {
  return Array.from({ length: count }, (_, at) =>
    sampleEvent(firstId - at, 'TagRead', {
      occurredAt: sampleNow - at * 60_000,
      source: sources[at % sources.length] ?? '',
      description: places[at % places.length] ?? '',
    }),
  );
}

/** A night as the first picture of the product shows it: messages, comments, images, two confirmed alarms. @internal */
export function sampleNight(): PatrolEvent[] {
  const change: Record<number, [EventType, Partial<PatrolEvent>]> = {
    2: [
      'GuardMessage',
      { description: 'Rasvjeta na parkiralištu ne radi', unseenCommentCount: 1, commentCount: 2, hasImage: true },
    ],
    3: ['Start', { description: 'Ophodnja Savica, smjena 21:45–05:45' }],
    5: ['NotMoving', { description: 'Bez pomaka 10 min, Držićeva 18', source: 'Dubravko Žunić' }],
    6: ['UnknownTag', { description: 'Tag 04A1F29C nije upisan', source: 'Nikola Perić' }],
    7: ['System', { description: 'Sinkronizacija rasporeda završena, 214 stavki', source: 'Sustav', position: null }],
    9: [
      'Exception',
      {
        description: 'Propuštena provjera: Savica, trafostanica 2',
        commentCount: 3,
        confirmedAt: sampleNow,
        confirmedBy: 'Ana Kovač',
      },
    ],
    11: ['NotConnected', { description: 'Mobitel bez veze od 21:22, baterija 14 %', source: 'Filip Tadić' }],
    14: ['UnknownLocation', { description: 'Očitanje izvan poznatih lokacija' }],
    18: [
      'GuardPanic',
      {
        description: 'Poziv u pomoć, Trnje, Miramarska',
        hasImage: true,
        commentCount: 5,
        confirmedAt: sampleNow,
        confirmedBy: 'Ana Kovač',
      },
    ],
    22: ['Unknown', { description: 'Zapis bez vrste, šifra 37', source: 'Uređaj 0117', position: null }],
  };
  return sampleEvents(60).map((event, at) => {
    const [type, fields] = change[at] ?? [event.type, {}];
    return { ...event, type, ...fields };
  });
}

/** The same night with an open panic, an open exception and a drill on top. @internal */
export function sampleAlarm(): PatrolEvent[] {
  return [
    sampleEvent(48_274, 'GuardPanic', { source: 'Petra Novak', description: 'Poziv u pomoć, TC Branimir, garaža -2' }),
    sampleEvent(48_273, 'Exception', {
      source: 'Stjepan Čović',
      description: 'Propuštena provjera: Savica, trafostanica 2',
    }),
    sampleEvent(48_272, 'GuardPanic', {
      description: 'Provjera alarma',
      isDrill: true,
      confirmedAt: sampleNow,
      confirmedBy: 'Ana Kovač',
    }),
    ...sampleNight(),
  ];
}
