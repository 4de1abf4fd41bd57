import type { GuardPosition } from '@patrolkit/sdk/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasGapBefore, lastBefore, momentOf, type TrackPoint, thinned, trackOf } from './track.rules.ts';

const minute = 60_000;
const fix = (recordedAt: number, latitude: number, longitude: number): GuardPosition => ({
  guardId: 1,
  name: 'Ana',
  position: { latitude, longitude },
  recordedAt,
  accuracyMeters: 8,
  battery: 80,
});
const track = (...positions: GuardPosition[]): readonly TrackPoint[] => trackOf(positions, 0, 1000 * minute);

describe('tracks', () => {
  test('positions come in the order of time; those outside of the period and without a place are left out', () => {
    const found = trackOf([fix(20, 45, 15), fix(5, 45, 15), fix(10, 45, 16), fix(15, 0, 0), fix(40, 45, 15)], 10, 30);
    expect(found.map((point) => point.fix.recordedAt)).toEqual([10, 20]);
  });

  test('between two positions somebody is on the straight line, looking ahead', () => {
    const two = track(fix(0, 45, 15), fix(minute, 45, 15.01));
    const half = momentOf(two, minute / 2);
    expect(half?.place.longitude).toBeCloseTo(15.005, 9);
    expect([half?.heading, half?.index, half?.age]).toEqual([90, 0, minute / 2]);
  });

  test('before the first position nobody knows, in a gap and after the last he is where he was', () => {
    const gap = track(fix(minute, 45, 15), fix(10 * minute, 45, 15.01));
    expect(momentOf(gap, 0)).toBeNull();
    expect(momentOf(gap, 5 * minute)?.place.longitude).toBeCloseTo(15, 9);
    expect(momentOf(gap, 20 * minute)?.place.longitude).toBeCloseTo(15.01, 9);
    expect([hasGapBefore(gap, 0), hasGapBefore(gap, 1)]).toEqual([false, true]);
    expect([0, minute, 9 * minute, 11 * minute].map((at) => lastBefore(gap, at))).toEqual([-1, 0, 0, 1]);
  });

  test('a long straight way needs two positions, a corner one more, a gap both its ends', () => {
    const straight = Array.from({ length: 100 }, (_, index) => fix(index * minute, 45, 15 + index * 0.001));
    expect(thinned(track(...straight), 1e-7)).toEqual([0, 99]);
    const corner = [
      ...straight.slice(0, 50),
      ...straight.slice(50).map(({ recordedAt }, index) => fix(recordedAt, 45 + index * 0.001, 15.049)),
    ];
    expect(thinned(track(...corner), 1e-7)).toHaveLength(3);
    const gap = straight.map((known, index) =>
      index < 50 ? known : { ...known, recordedAt: known.recordedAt + 10 * minute },
    );
    expect(thinned(track(...gap), 1e-7)).toEqual([0, 49, 50, 99]);
  });

  test('nothing that is left out lies farther from the line than was allowed', () => {
    const step = fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 }));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 80 }), (steps) => {
        let [latitude, longitude] = [45, 15];
        const points = track(
          ...steps.map(([north, east], index) => {
            latitude += north / 10_000;
            longitude += east / 10_000;
            return fix(index * minute, latitude, longitude);
          }),
        );
        const tolerance = 3e-6;
        const kept = thinned(points, tolerance);
        expect(kept[0]).toBe(0);
        expect(kept.at(-1)).toBe(points.length - 1);
        for (const [place, index] of kept.entries()) {
          const [from, to] = [points[index], points[kept[place + 1] ?? index]];
          if (!from || !to) continue;
          for (const point of points.slice(index, kept[place + 1])) {
            expect(awayFrom(point, from, to)).toBeLessThanOrEqual(tolerance + 1e-12);
          }
        }
      }),
    );
  });
});

function awayFrom(point: TrackPoint, from: TrackPoint, to: TrackPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const at = square === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / square));
  return Math.hypot(point.x - from.x - dx * at, point.y - from.y - dy * at);
}
