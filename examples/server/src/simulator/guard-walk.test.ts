import { describe, expect, test } from 'vitest';
import { metersBetween, spotOf, streets, waypoints } from '../demo-network/network.ts';
import { createGuard, type GuardState, stepGuard } from './guard-walk.ts';
import { createRandom } from './seeded-random.ts';

function walk(seed: number, steps: number, elapsedMs = 5000): { states: GuardState[]; reads: string[] } {
  const random = createRandom(seed);
  const states = [createGuard(3, random)];
  const reads: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const { state, reads: read } = stepGuard(states.at(-1) ?? createGuard(3, random), elapsedMs, random);
    states.push(state);
    reads.push(...read);
  }
  return { states, reads };
}

/* metres from a spot to a stretch of street */
function distanceTo(spot: { x: number; y: number }, from: string, to: string): number {
  const [a, b] = [spotOf(from), spotOf(to)];
  const along = (spot.x - a.x) * (b.x - a.x) + (spot.y - a.y) * (b.y - a.y);
  const share = Math.min(1, Math.max(0, along / metersBetween(a, b) ** 2));
  return metersBetween(spot, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
}

describe('the walk of a guard', () => {
  test('the same seed gives the same walk, another one another', () => {
    expect(walk(7, 500)).toEqual(walk(7, 500));
    expect(walk(7, 500).states.at(-1)).not.toEqual(walk(8, 500).states.at(-1));
  });

  test('he stays on the streets at a walking pace', () => {
    const { states } = walk(7, 1000);
    for (const [index, state] of states.entries()) {
      const nearest = Math.min(...streets.map(({ from, to }) => distanceTo(state.spot, from, to)));
      expect(nearest).toBeLessThan(0.001);
      const before = states[index - 1];
      if (before) expect(metersBetween(before.spot, state.spot)).toBeLessThanOrEqual(1.4 * 1.1 * 5 + 1e-6);
    }
  });

  test('in two hours he covers kilometres and reads chips that exist, more than three of them different', () => {
    const { states, reads } = walk(7, 1440);
    const meters = states
      .slice(1)
      .reduce((sum, state, index) => sum + metersBetween(states[index]?.spot ?? state.spot, state.spot), 0);
    expect(meters).toBeGreaterThan(4000);
    const known = new Set(waypoints.map(({ checkpointTag }) => checkpointTag));
    for (const tag of reads) expect(known).toContain(tag);
    expect(new Set(reads).size).toBeGreaterThan(3);
  });

  test('a chip is read when its waypoint is reached, not before', () => {
    const random = createRandom(1);
    const ahead = ['ring-n'];
    const start: GuardState = { ...createGuard(1, random), at: 'mid-n', spot: spotOf('mid-n'), ahead, pace: 1 };
    const meters = metersBetween(spotOf('mid-n'), spotOf('ring-n'));
    let state = start;
    for (let walked = 0; walked + 50 < meters; walked += 50) {
      const step = stepGuard(state, 50_000, random);
      expect(step.reads).toEqual([]);
      state = step.state;
    }
    const arrival = stepGuard(state, 50_000, random);
    expect(arrival.reads).toEqual(['04A10007']);
    expect(arrival.state.at).toBe('ring-n');
  });

  test('who has to be somewhere turns off at the next corner, and reads where he stands', () => {
    const random = createRandom(1);
    const start: GuardState = { ...createGuard(1, random), at: 'mid-n', spot: spotOf('mid-n'), pace: 1.4 };
    let state: GuardState = { ...start, ahead: ['ring-n', 'north'] };
    while (state.at !== 'ring-n') state = stepGuard(state, 5000, random, 'square-nw').state;
    expect(state.ahead).toEqual([]);
    const arrived = { ...start, at: 'ring-n', spot: spotOf('ring-n'), ahead: [] };
    expect(stepGuard(arrived, 5000, random, 'ring-n').reads).toEqual(['04A10007']);
    expect(stepGuard(arrived, 5000, random, 'square-nw').state.ahead.at(-1)).toBe('square-nw');
  });

  test('two small steps lead where one lot of time leads', () => {
    const one = walk(7, 10, 6000).states.at(-1);
    const two = walk(7, 20, 3000).states.at(-1);
    expect(two?.spot.x).toBeCloseTo(one?.spot.x ?? Number.NaN, 6);
    expect(two?.spot.y).toBeCloseTo(one?.spot.y ?? Number.NaN, 6);
  });

  test('after a pause of the process he has not jumped through the town, and a clock put back is no step', () => {
    const random = createRandom(7);
    const state = createGuard(3, random);
    expect(metersBetween(state.spot, stepGuard(state, 3_600_000, random).state.spot)).toBeLessThan(100);
    expect(stepGuard(state, -5000, random).state).toEqual(state);
  });

  test('the battery falls slowly and is changed before it is empty', () => {
    const { states } = walk(7, 9000, 10_000);
    const levels = states.map(({ battery }) => battery);
    expect(Math.min(...levels)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...levels)).toBeLessThanOrEqual(100);
    const falls = levels.slice(1).filter((level, index) => level < (levels[index] ?? 0));
    expect(falls.length).toBeGreaterThan(levels.length - 10);
  });
});
