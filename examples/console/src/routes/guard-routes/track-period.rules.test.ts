import type { PatrolRoute } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { lastHours, lastRound, longestTrackMs, periodProblem, roundOf } from './track-period.rules.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 14, 20, 47, 36);
const begun = Date.UTC(2026, 10, 14, 20, 48);

function route(routeId: number, guardId: number, startsAt: number, endsAt: number): PatrolRoute {
  return {
    routeId,
    guardId,
    guardName: 'Ana',
    companyId: null,
    startsAt,
    endsAt,
    code: 10,
    ruleId: null,
    lastContactAt: null,
    position: null,
    version: 1,
  };
}

test('without a wish: 8 hours in whole minutes, up to the one that has begun', () => {
  expect(lastHours(now)).toEqual({ from: begun - 8 * hour, to: begun });
});

test('a period ends after it begins and is no longer than a day', () => {
  expect(periodProblem(null, now)).toBe('missing');
  expect(periodProblem(now, null)).toBe('missing');
  expect(periodProblem(now, now)).toBe('order');
  expect(periodProblem(now, now + longestTrackMs)).toBeNull();
  expect(periodProblem(now, now + longestTrackMs + 1)).toBe('long');
});

describe('a round as a period', () => {
  test('the whole of one that is over, and of one on its way what has passed', () => {
    const start = begun - 3 * hour;
    expect(roundOf({ startsAt: start, endsAt: start + hour }, now)).toEqual({ from: start, to: start + hour });
    expect(roundOf({ startsAt: start, endsAt: start + 5 * hour }, now)).toEqual({ from: start, to: begun });
  });

  test('none before it begins, and a day at most', () => {
    expect(roundOf({ startsAt: now, endsAt: now + hour }, now)).toBeNull();
    const start = begun - 60 * hour;
    expect(roundOf({ startsAt: start, endsAt: begun }, now)).toEqual({ from: start, to: start + longestTrackMs });
  });

  test('the last one of a guard is the newest that he has begun', () => {
    const routes = [
      route(1, 7, begun - 20 * hour, begun - 12 * hour),
      route(2, 7, begun - 6 * hour, begun - 2 * hour),
      route(3, 7, begun + hour, begun + 9 * hour),
      route(4, 8, begun - hour, begun + hour),
    ];
    expect(lastRound(routes, 7, now)).toEqual({ from: begun - 6 * hour, to: begun - 2 * hour });
    expect(lastRound(routes, 8, now)).toEqual({ from: begun - hour, to: begun });
    expect(lastRound(routes, 9, now)).toBeNull();
  });
});
