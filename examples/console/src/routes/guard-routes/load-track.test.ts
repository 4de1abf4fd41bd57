import type { GuardPosition } from '@patrolkit/sdk/model';
import { describe, expect, test, vi } from 'vitest';
import { fullAnswer, loadTrack, mostAnswers } from './load-track.ts';

const from = Date.UTC(2026, 10, 14, 12, 0);
const second = 1000;

function fix(guardId: number, recordedAt: number): GuardPosition {
  return {
    guardId,
    name: `Guard ${guardId}`,
    position: { latitude: 45.8, longitude: 15.9 },
    recordedAt,
    accuracyMeters: null,
    battery: null,
  };
}

/** A server that knows these positions and answers, the oldest first, at most a full answer. */
function serverOf(known: readonly GuardPosition[]) {
  return vi.fn(async (since: number) => known.filter(({ recordedAt }) => recordedAt >= since).slice(0, fullAnswer));
}

/** Two guards, a position of each every second. */
function busy(count: number): readonly GuardPosition[] {
  return Array.from({ length: count }, (_, index) => fix(1 + (index % 2), from + Math.floor(index / 2) * second));
}

describe('one answer', () => {
  test('holds only the guard and the period', async () => {
    const ask = serverOf([fix(1, from), fix(2, from + second), fix(1, from + 9 * second), fix(1, from + 11 * second)]);
    const track = await loadTrack(ask, { guardId: 1, from, to: from + 10 * second });
    expect(track).toEqual({ positions: [fix(1, from), fix(1, from + 9 * second)], cutAt: null });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('nobody sent anything', async () => {
    expect(await loadTrack(serverOf([]), { guardId: 1, from, to: from + second })).toEqual({
      positions: [],
      cutAt: null,
    });
  });

  test('a full one that goes beyond the period is enough', async () => {
    const ask = serverOf(busy(2 * fullAnswer));
    const track = await loadTrack(ask, { guardId: 1, from, to: from + 10 * second });
    expect([track.positions.length, track.cutAt, ask.mock.calls.length]).toEqual([11, null, 1]);
  });
});

describe('a period that one answer does not hold', () => {
  test('is asked for until it is whole, nothing twice and nothing left out', async () => {
    const known = busy(2.5 * fullAnswer);
    const ask = serverOf(known);
    const track = await loadTrack(ask, { guardId: 2, from, to: from + 24 * 3600 * second });
    expect(track).toEqual({ positions: known.filter(({ guardId }) => guardId === 2), cutAt: null });
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('is cut after so many answers, and says until when it is known', async () => {
    const ask = serverOf(busy((mostAnswers + 2) * fullAnswer));
    const { positions, cutAt } = await loadTrack(ask, { guardId: 1, from, to: from + 24 * 3600 * second });
    expect(ask).toHaveBeenCalledTimes(mostAnswers);
    expect(cutAt).toBe(positions.at(-1)?.recordedAt);
    expect(new Set(positions.map(({ recordedAt }) => recordedAt)).size).toBe(positions.length);
  });

  test('with more at one instant than an answer holds does not go round in circles', async () => {
    const ask = serverOf(Array.from({ length: fullAnswer + 5 }, (_, index) => fix(index, from)));
    expect((await loadTrack(ask, { guardId: 1, from, to: from + second })).cutAt).toBe(from);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

test('what the server refuses is refused', async () => {
  const refusal = new Error('403');
  await expect(loadTrack(() => Promise.reject(refusal), { guardId: 1, from, to: from + second })).rejects.toBe(refusal);
});
