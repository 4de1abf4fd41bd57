import { expect, test } from 'vitest';
import { matchWindow } from './index.ts';

const minuteMs = 60_000;
const slot = { startsAt: Date.UTC(2026, 10, 20, 21), endsAt: Date.UTC(2026, 10, 20, 22) };
const takes = (kind: 'rule' | 'manual', tolerance: number, clock: string, early?: number): boolean => {
  const window = matchWindow(kind, slot, tolerance * minuteMs, early === undefined ? undefined : early * minuteMs);
  const at = Date.parse(`2026-11-20T${clock}Z`);
  return window.opensAt <= at && at < window.closesAt;
};

test('M2 a read counts from 30 minutes before a slot to the end of the minute 30 minutes after it', () => {
  const reads = ['20:29:59', '20:30:00', '21:30:59', '21:31:00'];
  expect(reads.map((clock) => takes('rule', 30, clock))).toEqual([false, true, true, false]);
});

test('M4 with tolerance 0 the minute of the slot counts', () => {
  const reads = ['20:59:59', '21:00:00', '21:00:59', '21:01:00'];
  expect(reads.map((clock) => takes('rule', 0, clock))).toEqual([false, true, true, false]);
});

test('a check planned by hand counts from its start to a minute after its end, whatever the tolerance', () => {
  const reads = ['20:59:59', '21:00:00', '22:00:59', '22:01:00'];
  for (const tolerance of [0, 30]) {
    expect(reads.map((clock) => takes('manual', tolerance, clock))).toEqual([false, true, true, false]);
  }
});

test('the early side may be set lower than the late one (G15)', () => {
  const reads = ['20:54:59', '20:55:00', '21:30:59', '21:31:00'];
  expect(reads.map((clock) => takes('rule', 30, clock, 5))).toEqual([false, true, true, false]);
});

test('the deadline of the 22:00 slot is 22:31, in local time', () => {
  expect(matchWindow('rule', slot, 30 * minuteMs).closesAt).toBe(Date.UTC(2026, 10, 20, 21, 31));
});
