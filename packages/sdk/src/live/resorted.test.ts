import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newestFirst, type PatrolEvent } from '../model/patrol-event.ts';
import { EventSet } from './event-set.ts';
import { resorted } from './resorted.ts';

const event = (eventId: number, occurredAt: number, version = 1): PatrolEvent => ({
  ...{ eventId, version, type: 'TagRead', occurredAt, endedAt: null, readAt: null, receivedAt: null, source: '' },
  ...{ description: '', comment: '', hasImage: false, commentCount: 0, unseenCommentCount: 0, confirmedAt: null },
  ...{ confirmedBy: null, guardId: 1, locationId: null, checkpointId: null, position: null, isDrill: false },
});

/* Few ids and times, so that changes meet; many rows beside them, so that both ways of sorting are taken. */
const change = fc.record({ id: fc.integer({ min: 1, max: 60 }), at: fc.nat({ max: 9 }), isGone: fc.boolean() });

test('a list with some events changed, gone or new is the one that sorting everything gives', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 300 }),
      fc.array(fc.array(change, { maxLength: 12 }), { maxLength: 6 }),
      (rows, rounds) => {
        const set = new EventSet();
        const known = new Map<number, PatrolEvent>();
        for (let id = 1; id <= rows; id += 1) {
          known.set(id, event(id, id % 7));
          set.put(event(id, id % 7), 0);
        }
        let version = 1;
        for (const changes of rounds) {
          const before = set.sorted;
          version += 1;
          for (const { id, at, isGone } of changes) {
            if (isGone) set.drop(id);
            else set.put(event(id, at, version), version);
            if (isGone) known.delete(id);
            else if ((known.get(id)?.version ?? 0) < version) known.set(id, event(id, at, version));
          }
          expect(set.sorted).toEqual([...known.values()].sort(newestFirst));
          if (changes.length === 0) expect(set.sorted).toBe(before);
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('what did not change is the same object, also among many', () => {
  const rows = Array.from({ length: 1000 }, (_, index) => event(index + 1, 1000 - index));
  const changed = event(500, 2000, 2);
  const after = resorted(rows, new Map([[500, rows[499]]]), () => changed);
  expect(after[0]).toBe(changed);
  expect(after.slice(1)).toEqual(rows.filter((row) => row.eventId !== 500));
  expect(after.slice(1).every((row) => row === rows[row.eventId - 1])).toBe(true);
});
