import type { AuditEntry } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { trackReading } from './track-reading.rules.ts';

const entry = (action: string, after: unknown): AuditEntry => ({
  auditId: 5,
  at: 1000,
  userId: 1,
  userName: 'Vesna Novak',
  action,
  entity: 'position',
  entityId: null,
  before: null,
  after,
  ip: null,
  requestId: null,
  hash: '',
});

test('C13 who looked at whose track, and over which span', () => {
  const after = { userIds: [3, 7], from: '2026-11-21T12:00:00.000Z', to: '2026-11-21T14:00:00.000Z' };
  expect(trackReading(entry('track.read', after))).toEqual({
    auditId: 5,
    at: 1000,
    reader: 'Vesna Novak',
    guardIds: [3, 7],
    from: Date.UTC(2026, 10, 21, 12),
    to: Date.UTC(2026, 10, 21, 14),
  });
});

test.each([[null], [[]], ['text'], [{ userIds: 'all', from: 7, to: 'soon' }], [{ userIds: ['3', null] }]])(
  'an entry that says %j says nothing',
  (after) => {
    expect(trackReading(entry('track.read', after))).toMatchObject({ guardIds: [], from: null, to: null });
  },
);

test('other entries are no readings', () => {
  expect(trackReading(entry('event.confirm', null))).toBeNull();
});
