import { eventTypes, formatDateTimeSeconds } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { isDanger, latestPerGuard } from './latest-per-guard.rules.ts';
import { sampleEvent, sampleNow } from './worker-samples.ts';

const at = (eventId: number, guardId: number | null, seconds: number) =>
  sampleEvent(eventId, 'TagRead', { guardId, occurredAt: sampleNow + seconds * 1000 });

describe('S2.66 each guard and his latest event', () => {
  test('S2.66 five events of two guards reduce to two rows, the newest each', () => {
    const events = [at(1, 7, 0), at(2, 8, 5), at(3, 7, 30), at(4, 8, 10), at(5, 7, 20)];
    expect(latestPerGuard(events).map(({ eventId }) => eventId)).toEqual([3, 4]);
    expect(latestPerGuard([...events].reverse())).toEqual(latestPerGuard(events));
  });

  test('of two at the same time the higher id is the later one; what no guard raised is no row', () => {
    expect(latestPerGuard([at(5, 7, 0), at(6, 7, 0), at(9, null, 9)]).map(({ eventId }) => eventId)).toEqual([6]);
    expect(latestPerGuard([])).toEqual([]);
  });
});

test('S2.68, S2.69, S2.70, S2.71 four types are a danger, ten are not', () => {
  expect(eventTypes.filter(isDanger)).toEqual(['NotMoving', 'NotConnected', 'GuardPanic', 'Exception']);
});

test('S9.32 the time of a guard has seconds', () => {
  expect(formatDateTimeSeconds(Date.UTC(2026, 10, 20, 21, 4, 10), 'Europe/Zagreb')).toBe('20/11/2026 22:04:10');
});
