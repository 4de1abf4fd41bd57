import { expect, test } from 'vitest';
import { replayAddress, trackInAddress } from './replay-address.rules.ts';

const from = Date.UTC(2026, 10, 14, 12, 0);
const to = Date.UTC(2026, 10, 14, 20, 0);

function read(address: string) {
  return trackInAddress(new URL(address, 'https://console.example').searchParams);
}

test('what is written is read again', () => {
  const address = replayAddress({ guardId: 7, from, to });
  expect(address).toMatch(/^\/guardRoutes\?view=replay&guard=7&from=2026-11-14T12/);
  expect(read(address)).toEqual({ guardId: 7, period: { from, to } });
  expect(replayAddress()).toBe('/guardRoutes?view=replay');
});

test('a guard without a period, and a period without a guard', () => {
  expect(read('/guardRoutes?view=replay&guard=7')).toEqual({ guardId: 7, period: null });
  expect(read('/guardRoutes?view=replay&from=2026-11-14T12:00Z&to=2026-11-14T20:00Z')).toEqual({
    guardId: null,
    period: { from, to },
  });
});

test.each([
  ['guard=-7', 'from=2026-11-14T12:00Z&to=2026-11-14T12:00Z'],
  ['guard=0', 'from=2026-11-14T20:00Z&to=2026-11-14T12:00Z'],
  ['guard=7.5', 'from=2026-11-14T12:00Z&to=2026-11-16T12:00Z'],
  ['guard=Ana', 'from=2026-11-14T12:00Z'],
  ['guard=7%27', 'from=2026-13-45T99:00Z&to=2026-11-14T20:00Z'],
  ['guard=', 'from=1&to=2'],
])('nonsense is nothing: %s, %s', (guard, period) => {
  expect(read(`/guardRoutes?view=replay&${guard}&${period}`)).toEqual({ guardId: null, period: null });
});
