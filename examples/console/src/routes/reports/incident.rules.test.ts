import { type AuditEntry, type EventComment, eventReportRowOf, type GuardPosition } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { entriesOf, incidentLines, thinned } from './incident.rules.ts';

const event = {
  ...eventReportRowOf({
    eventId: 7,
    type: 'GuardPanic' as const,
    occurredAt: 1000,
    endedAt: null,
    readAt: null,
    receivedAt: 1500,
    source: 'Ana Kovač',
    description: 'Panic',
    comment: 'False alarm',
    hasImage: false,
    commentCount: 1,
    unseenCommentCount: 0,
    confirmedAt: 9000,
    confirmedBy: 'Vesna Novak',
    guardId: 3,
    locationId: null,
    checkpointId: null,
    position: null,
    isDrill: false,
    version: 2,
  }),
};
const comment = (writtenAt: number, kind: EventComment['kind'], title: string): EventComment => ({
  commentId: writtenAt,
  eventId: 7,
  kind,
  authorId: 1,
  recipientIds: [],
  title,
  text: 'On my way',
  writtenAt,
  position: null,
  isSeen: true,
  deliveredTo: [],
  seenBy: [],
});
const entry = (at: number, action: string, entityId: number | null = 7, entity = 'event'): AuditEntry => ({
  auditId: at,
  at,
  userId: 1,
  userName: null,
  action,
  entity,
  entityId,
  before: null,
  after: null,
  ip: null,
  requestId: null,
  hash: '',
});

test('what happened stands in its order, and each thing once', () => {
  const lines = incidentLines({
    event,
    comments: [comment(4000, 'comment', ''), comment(3000, 'intervention', 'Go there')],
    entries: [entry(9000, 'event.confirm'), entry(5000, 'event.change'), entry(4000, 'event.comment')],
  });
  expect(lines.map(({ id, kind, at, who, words }) => [id, kind, at, who, words])).toEqual([
    [1, 'happened', 1000, 'Ana Kovač', 'Panic'],
    [2, 'received', 1500, null, ''],
    [3, 'message', 3000, 1, 'Go there: On my way'],
    [4, 'comment', 4000, 1, 'On my way'],
    [5, 'audit', 5000, 1, 'event.change'],
    [6, 'confirmed', 9000, 'Vesna Novak', 'False alarm'],
  ]);
});

test('an open event that nobody spoke about has what happened and no more', () => {
  const open = { ...event, receivedAt: null, confirmedAt: null };
  expect(incidentLines({ event: open, comments: [], entries: [] }).map(({ kind }) => kind)).toEqual(['happened']);
});

test('only entries about this event belong to it', () => {
  const entries = [entry(1, 'event.change'), entry(2, 'event.change', 8), entry(3, 'user.save', 7, 'user')];
  expect(entriesOf(entries, 7).map(({ at }) => at)).toEqual([1]);
});

const fix = (recordedAt: number, accuracyMeters: number | null): GuardPosition => ({
  ...{ guardId: 3, name: 'Ana Kovač', battery: null, recordedAt, accuracyMeters },
  position: { latitude: 45.800000000001, longitude: 15.9 },
});

test('the guard’s positions stand in the course among the rest, with how exact they are', () => {
  const lines = incidentLines({ event, comments: [], entries: [], track: [fix(500, 12.4), fix(8000, null)] });
  const own = lines.filter(({ kind }) => kind === 'position');
  expect(own.map(({ words }) => words)).toEqual(['45.8,15.9 ± 12 m', '45.8,15.9']);
  expect(lines.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('of many positions one a minute is left, from the first on', () => {
  const every20Seconds = Array.from({ length: 10 }, (_, at) => fix(at * 20_000, null));
  expect(thinned(every20Seconds.toReversed()).map(({ recordedAt }) => recordedAt)).toEqual([
    0, 60_000, 120_000, 180_000,
  ]);
  expect(thinned([])).toEqual([]);
});
