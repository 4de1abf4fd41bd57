import type { EventType } from '@patrolkit/sdk/model';
import type { EventSearchProps, SavedSearch, SearchResult, SearchRow } from './event-search.types.ts';

/* Invented events, people and places for stories and tests: nobody in them exists. */

/** 14/11/2026 21:47 in Zagreb. @internal */
export const sampleNow: number = Date.UTC(2026, 10, 14, 20, 47);

/** A row with everything that a test does not care about. @internal */
export function sampleRow(eventId: number, change: Partial<SearchRow> = {}): SearchRow {
  return {
    eventId,
    type: 'TagRead',
    occurredAt: sampleNow - eventId * 60_000,
    endedAt: null,
    readAt: sampleNow - eventId * 60_000,
    receivedAt: sampleNow,
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
    startsAt: sampleNow - eventId * 60_000,
    readException: '',
    code: '04A1F29C',
    guardName: 'Ivan Horvat',
    ...change,
  };
}

const types: readonly EventType[] = ['TagRead', 'GuardMessage', 'Exception', 'Start', 'GuardPanic'];

/** Rows of a night, newest first. @internal */
export function sampleRows(count: number): SearchRow[] {
  return Array.from({ length: count }, (_, at) => {
    const type = types[at % types.length] ?? 'TagRead';
    const isMissed = type === 'Exception';
    return sampleRow(at + 1, {
      type,
      code: type === 'TagRead' ? '04A1F29C' : type,
      readAt: type === 'TagRead' ? sampleNow - at * 60_000 : null,
      readException: isMissed ? 'missed' : '',
      description: isMissed ? 'Propuštena provjera: Savica, trafostanica 2' : 'TC Branimir, garaža -2',
      guardName: ['Ivan Horvat', 'Petra Novak', 'Stjepan Čović'][at % 3] ?? '',
    });
  });
}

/** @internal */
export function sampleResult(rows: readonly SearchRow[], change: Partial<SearchResult> = {}): SearchResult {
  return { rows, total: rows.length, isTruncated: false, ...change };
}

/** What can be looked for. @internal */
export const sampleNames: Pick<EventSearchProps, 'locations' | 'checkpoints' | 'companies' | 'guards'> = {
  locations: [
    { locationId: 3, name: 'TC Branimir' },
    { locationId: 4, name: 'KBC Sjever' },
  ],
  checkpoints: [
    { checkpointId: 9, locationId: 3, name: 'Garaža -2' },
    { checkpointId: 10, locationId: 4, name: 'Recepcija' },
  ],
  companies: [{ companyId: 2, name: 'Savica d.o.o.' }],
  guards: [
    { userId: 12, name: 'Ivan Horvat', isActive: true },
    { userId: 17, name: 'Petra Novak', isActive: true },
    { userId: 40, name: 'Zoran Kralj', isActive: false },
  ],
};

/** @internal */
export const sampleSaved: readonly SavedSearch[] = [
  {
    name: 'Branimir, tjedan',
    locationId: 3,
    checkpointId: null,
    companyId: null,
    guardId: null,
    lengthMs: 7 * 86_400_000,
  },
];
