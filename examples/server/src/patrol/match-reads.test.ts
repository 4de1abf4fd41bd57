import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MatchCheck, type MatchRead, matchReads, repeatMs } from './match-reads.ts';

const minute = 60_000;

/* most checks that can be read at all, by augmenting paths: each read may push an earlier one to another check */
function mostMatches(checks: readonly MatchCheck[], reads: readonly MatchRead[]): number {
  const takenBy = new Map<number, MatchRead>();
  const place = (read: MatchRead, tried: Set<number>): boolean =>
    checks.some((check) => {
      if (check.opensAt > read.at || read.at >= check.closesAt || tried.has(check.id)) return false;
      tried.add(check.id);
      const holder = takenBy.get(check.id);
      if (holder && !place(holder, tried)) return false;
      takenBy.set(check.id, read);
      return true;
    });
  return reads.filter((read) => place(read, new Set())).length;
}

const arbitraryChecks = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 60 })), { maxLength: 10 })
  .map((windows) =>
    windows.map(([opens, minutes], index) => ({
      id: index + 1,
      opensAt: opens * minute,
      closesAt: (opens + minutes) * minute,
    })),
  );
const arbitraryReads = fc
  .array(fc.record({ guardId: fc.integer({ min: 1, max: 2 }), at: fc.integer({ min: 0, max: 190 * 60 }) }), {
    maxLength: 12,
  })
  .map((reads) => reads.map(({ guardId, at }, index) => ({ id: index + 1, guardId, at: at * 1000 })));

/* without double taps, which count for nothing by rule */
function spaced(reads: readonly MatchRead[]): MatchRead[] {
  const last = new Map<number, number>();
  return [...reads]
    .sort((a, b) => a.at - b.at)
    .filter(({ guardId, at }) => {
      const isRepeat = at - (last.get(guardId) ?? Number.NEGATIVE_INFINITY) <= repeatMs;
      if (!isRepeat) last.set(guardId, at);
      return !isRepeat;
    });
}

const matched = (checks: readonly MatchCheck[], reads: readonly MatchRead[]) =>
  matchReads(checks, reads).flatMap(({ read, checkId }) => (checkId === null ? [] : [{ checkId, at: read.at }]));

describe('C3 matching reads', () => {
  test('reads as many checks as any matching could', () => {
    fc.assert(
      fc.property(arbitraryChecks, arbitraryReads, (checks, reads) => {
        const some = spaced(reads);
        expect(matched(checks, some)).toHaveLength(mostMatches(checks, some));
      }),
      { numRuns: 1000 },
    );
  });

  test('gives each check at most one read, each read at most one check, and only inside its window', () => {
    fc.assert(
      fc.property(arbitraryChecks, arbitraryReads, (checks, reads) => {
        const pairs = matched(checks, reads);
        expect(new Set(pairs.map(({ checkId }) => checkId)).size).toBe(pairs.length);
        expect(matchReads(checks, reads)).toHaveLength(reads.length);
        for (const { checkId, at } of pairs) {
          const check = checks.find(({ id }) => id === checkId);
          expect(check && check.opensAt <= at && at < check.closesAt).toBe(true);
        }
      }),
    );
  });

  test('does not depend on the order in which the reads came', () => {
    fc.assert(
      fc.property(
        arbitraryChecks,
        arbitraryReads.chain((reads) =>
          fc.tuple(fc.constant(reads), fc.shuffledSubarray(reads, { minLength: reads.length })),
        ),
        (checks, [reads, shuffled]) => {
          /* ids are given in the order of arrival */
          const arrived = shuffled.map((read, index) => ({ ...read, id: index + 1 }));
          expect(matched(checks, arrived)).toEqual(matched(checks, reads));
        },
      ),
      { numRuns: 500 },
    );
  });

  test('goes on from a moment as if it had begun at the start', () => {
    fc.assert(
      fc.property(arbitraryChecks, arbitraryReads, fc.integer({ min: 0, max: 190 }), (checks, reads, from) => {
        const all = matchReads(checks, reads);
        const settled = all.filter(({ read }) => read.at < from * minute);
        const taken = settled.map(({ checkId }) => checkId);
        const rest = matchReads(
          checks.filter(({ id }) => !taken.includes(id)),
          reads.filter(({ at }) => at >= from * minute),
          settled.filter(({ checkId }) => checkId !== null).map(({ read }) => read),
        );
        expect([...settled, ...rest]).toEqual(all);
      }),
    );
  });

  test('takes the earliest deadline, of equal ones the lowest id', () => {
    const window = (id: number, opens: number, closes: number) => ({
      id,
      opensAt: opens * minute,
      closesAt: closes * minute,
    });
    const checks = [window(3, 0, 20), window(2, 0, 10), window(1, 0, 20)];
    const reads = [1, 4, 7].map((at) => ({ id: at, guardId: 1, at: at * minute }));
    expect(matchReads(checks, reads).map(({ checkId }) => checkId)).toEqual([2, 1, 3]);
  });

  test('a repeat is the same guard within two minutes of a match, not another guard and not after an unmatched read', () => {
    const checks = [1, 2, 3].map((id) => ({ id, opensAt: 0, closesAt: 60 * minute }));
    const read = (id: number, guardId: number, seconds: number) => ({ id, guardId, at: seconds * 1000 });
    const reads = [read(1, 1, 0), read(2, 2, 60), read(3, 1, 120), read(4, 1, 121)];
    expect(matchReads(checks, reads).map(({ checkId, isRepeat }) => [checkId, isRepeat])).toEqual([
      [1, false],
      [2, false],
      [null, true],
      [3, false],
    ]);
    const late = [{ id: 1, opensAt: minute, closesAt: 60 * minute }];
    expect(matchReads(late, [read(1, 1, 0), read(2, 1, 60)]).map(({ checkId }) => checkId)).toEqual([null, 1]);
  });
});
