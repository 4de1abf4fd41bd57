import { describe, expect, test } from 'vitest';
import { isUnready, type ReadinessFacts, readinessChecks } from './readiness.rules.ts';

const ready: ReadinessFacts = {
  sound: 'on',
  isHeard: true,
  notifications: 'granted',
  clockSkewMs: 1200,
  link: 'live',
  isAwake: true,
  hasWorker: true,
};

describe('whether an alarm would be noticed here', () => {
  test('a console with everything is ready', () => {
    expect(readinessChecks(ready).every(({ state }) => state === 'ok')).toBe(true);
    expect(isUnready(readinessChecks(ready))).toBe(false);
  });

  test.each([
    ['sound that the browser blocks', { sound: 'blocked' }, 'sound', 'fail'],
    ['sound that is muted', { sound: 'muted' }, 'sound', 'fail'],
    ['a test that nobody heard', { isHeard: false }, 'heard', 'fail'],
    ['a test that nobody was asked about', { isHeard: null }, 'heard', 'ask'],
    ['a lost link', { link: 'lost' }, 'link', 'fail'],
    ['a link that waits', { link: 'waiting' }, 'link', 'warn'],
    ['a clock ten minutes ahead', { clockSkewMs: 600_000 }, 'clock', 'warn'],
    ['a clock ten minutes behind', { clockSkewMs: -600_000 }, 'clock', 'warn'],
    ['timers that a hidden tab slows down', { hasWorker: false }, 'timers', 'fail'],
    ['notifications that were refused', { notifications: 'denied' }, 'notifications', 'warn'],
    ['a screen that may lock', { isAwake: false }, 'screen', 'warn'],
  ] as const)('%s', (_, change, id, state) => {
    const checks = readinessChecks({ ...ready, ...change });
    expect(checks.find((check) => check.id === id)?.state).toBe(state);
    expect(isUnready(checks)).toBe(state === 'fail');
  });
});
