import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coveredReach, crowdedReach, type GroupReach, GuardGrouper, type GuardGroups } from './guard-groups.ts';
import { panicRank } from './guard-state.ts';
import type { TrackedGuard } from './guard-track.ts';
import type { View } from './mercator.ts';

/* A world of 100,000 pixels, of which 1000 x 600 are seen; guards are given in pixels of the view. */
const view: View = { scale: 100_000, left: 40_000, top: 30_000, width: 1000, height: 600 };
const guard = (guardId: number, left: number, top: number): TrackedGuard => ({
  fix: {
    guardId,
    name: `Guard ${guardId}`,
    position: { latitude: 45, longitude: 15 },
    recordedAt: 0,
    accuracyMeters: null,
    battery: null,
  },
  x: (view.left + left) / view.scale,
  y: (view.top + top) / view.scale,
  heading: null,
  anchorX: 0,
  anchorY: 0,
});
const group = (
  guards: readonly TrackedGuard[],
  reach: GroupReach = coveredReach,
  ranks: readonly number[] = [],
  grouper = new GuardGrouper(),
): GuardGroups =>
  grouper.group(
    guards,
    Uint8Array.from(guards, (_, index) => ranks[index] ?? 0),
    view,
    reach,
    (_, rank) => rank === panicRank,
  );
const counts = ({ groups }: GuardGroups): number[] => groups.map(({ count }) => count).sort((a, b) => b - a);

describe('who is drawn as one', () => {
  test('guards who would cover one another are, others are not', () => {
    expect(counts(group([guard(1, 100, 100), guard(2, 104, 103), guard(3, 130, 100)]))).toEqual([2, 1]);
    expect(counts(group([guard(1, 100, 100), guard(2, 115, 100)]))).toEqual([1, 1]);
  });

  test('two at the border of a square are one all the same', () => {
    for (let left = 100; left < 120; left += 1) {
      expect(counts(group([guard(1, left, 200), guard(2, left + 4, 200)]))).toEqual([2]);
    }
  });

  test('a group takes in what its disc would cover', () => {
    const trio = [guard(1, 100, 100), guard(2, 104, 100), guard(3, 119, 100)];
    expect(counts(group(trio))).toEqual([3]);
  });

  test('the gravest state of its members is the state of a group', () => {
    const { groups } = group([guard(1, 100, 100), guard(2, 103, 100), guard(3, 300, 300)], coveredReach, [0, 2, 1]);
    expect(groups.map(({ count, rank }) => [count, rank])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  test('who calls for help is never part of a group; the group around him shows it and counts him', () => {
    const around = [guard(1, 100, 100), guard(2, 103, 100), guard(3, 101, 102)];
    const { groups, apart } = group(around, crowdedReach, [panicRank, 0, 0]);
    expect(apart).toEqual([0]);
    expect(groups.map(({ count, rank }) => [count, rank])).toEqual([[3, panicRank]]);
  });

  test('a group knows its members', () => {
    const grouper = new GuardGrouper();
    const { groups } = group([guard(1, 500, 300), guard(2, 100, 100), guard(3, 103, 100)], coveredReach, [], grouper);
    const pair = groups.findIndex(({ count }) => count === 2);
    expect(grouper.membersOf(pair)).toEqual([1, 2]);
  });

  test('moving the view by hand joins and parts nobody in the middle', () => {
    const crowd = Array.from({ length: 400 }, (_, index) =>
      guard(index, 300 + ((index * 37) % 400), 150 + ((index * 53) % 300)),
    );
    const grouper = new GuardGrouper();
    const of = (left: number): string[] =>
      grouper
        .group(crowd, new Uint8Array(400), { ...view, left: view.left + left }, crowdedReach, () => false)
        .groups.map(({ x, y, count }) => `${Math.round(x * 1e6)} ${Math.round(y * 1e6)} ${count}`)
        .sort();
    expect(of(23)).toEqual(of(0));
  });

  test('everybody in view is counted once, whatever the crowd', () => {
    const spot = fc.tuple(
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 0, max: 2 }),
    );
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 300 }), fc.constantFrom(coveredReach, crowdedReach), (spots, reach) => {
        const guards = spots.map(([left, top], index) => guard(index, left, top));
        const grouper = new GuardGrouper();
        const found = group(
          guards,
          reach,
          spots.map(([, , rank]) => rank),
          grouper,
        );
        expect(found.groups.reduce((sum, { count }) => sum + count, 0)).toBe(guards.length);
        const members = found.groups.flatMap((_, index) => grouper.membersOf(index));
        expect(members.toSorted((a, b) => a - b)).toEqual(guards.map((_, index) => index));
        for (const [index, { count }] of found.groups.entries()) expect(grouper.membersOf(index)).toHaveLength(count);
      }),
    );
  });
});
