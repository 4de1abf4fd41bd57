import { distanceKm, type GuardPosition } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { direction, type TrackedGuard, trackGuards } from './guard-track.ts';
import { toPlace, toWorld, worldMeters } from './mercator.ts';

const fix = (recordedAt: number, latitude: number, longitude = 15.9, guardId = 1): GuardPosition => ({
  guardId,
  name: 'Ana Kovač',
  position: { latitude, longitude },
  recordedAt,
  accuracyMeters: null,
  battery: null,
});
const now = 1000;
const track = (known: readonly TrackedGuard[], ...fixes: GuardPosition[]): readonly TrackedGuard[] =>
  trackGuards(known, fixes, now);

describe('the flat world', () => {
  test('there and back is the same place, and the middle is where the equator meets Greenwich', () => {
    for (const place of [
      { latitude: 45.8054, longitude: 15.9942 },
      { latitude: -33.9, longitude: -170 },
      { latitude: 84, longitude: 0.5 },
    ]) {
      const back = toPlace(toWorld(place));
      expect(back.latitude).toBeCloseTo(place.latitude, 9);
      expect(back.longitude).toBeCloseTo(place.longitude, 9);
    }
    expect(toWorld({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  test('its width stands for as many metres as the earth is round there', () => {
    const { y } = toWorld({ latitude: 45.8, longitude: 15.9 });
    const there = { latitude: 45.8, longitude: 15.91 };
    const meters = distanceKm({ latitude: 45.8, longitude: 15.9 }, there) * 1000;
    expect((0.01 / 360) * worldMeters(y)).toBeCloseTo(meters, -1);
  });

  test('directions are degrees clockwise from north', () => {
    expect([direction(0, -1), direction(1, 0), direction(0, 1), direction(-1, 0)]).toEqual([0, 90, 180, 270]);
  });
});

describe('tracks of guards', () => {
  test('S1.03 the newest fix is drawn whatever the order, and an older poll takes nothing back', () => {
    const first = track([], fix(20, 45.81), fix(10, 45.8));
    expect(first.map(({ fix: shown, heading }) => [shown.recordedAt, heading])).toEqual([[20, 0]]);
    expect(track(first, fix(15, 45.9))[0]).toBe(first[0]);
  });

  test('who has not changed keeps his object, and nobody changed keeps the list', () => {
    const first = track([], fix(10, 45.8), fix(20, 45.81));
    expect(track(first, { ...fix(20, 45.81) })).toBe(first);
    const two = track([], fix(10, 45.8), fix(10, 45.8, 15.9, 2));
    const after = track(two, fix(11, 45.9), { ...fix(10, 45.8, 15.9, 2) });
    expect([after[0] === two[0], after[1] === two[1]]).toEqual([false, true]);
  });

  test('one who stands keeps his direction, and a phone on a table has none', () => {
    const first = track([], fix(10, 45.8), fix(20, 45.81));
    const standing = track(first, fix(30, 45.810_001));
    expect([standing[0]?.heading, standing[0]?.fix.recordedAt]).toEqual([0, 30]);
    expect(track([], fix(10, 45.8), fix(20, 45.800_01))[0]?.heading).toBeNull();
  });

  test('many small steps make a direction in the end', () => {
    let guards = track([], fix(0, 45.8));
    for (let step = 1; step <= 10; step += 1) guards = track(guards, fix(step, 45.8, 15.9 + step * 0.000_02));
    expect(Math.round(guards[0]?.heading ?? 0)).toBe(90);
  });

  test('a fix from the future holds its marker only until the next one comes', () => {
    const ahead = track([], fix(now + 3_600_000, 45.8));
    expect(track(ahead, fix(now, 45.9))[0]?.fix.recordedAt).toBe(now);
    const slightly = track([], fix(now + 60_000, 45.8));
    expect(track(slightly, fix(now, 45.9))[0]?.fix.recordedAt).toBe(now + 60_000);
  });

  test('who is not in the list any more is gone, a new one comes, and a fix that names no place is none', () => {
    const first = track([], fix(10, 45.8), fix(10, 45.8, 15.9, 2), fix(10, 0, 0, 3));
    const ids = (guards: readonly TrackedGuard[]): number[] => guards.map((guard) => guard.fix.guardId);
    expect(ids(first)).toEqual([1, 2]);
    expect(ids(track(first, fix(11, 45.8, 15.9, 2)))).toEqual([2]);
    expect(ids(track(first, fix(11, 45.8, 15.9, 7), fix(11, 45.8, 15.9, 2)))).toEqual([7, 2]);
  });
});
