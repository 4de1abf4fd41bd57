import { describe, expect, test } from 'vitest';
import { isNight, type NightHours, readNightHours, usualNightHours } from './night-hours.rules.ts';

const on: NightHours = { ...usualNightHours, isOn: true };
const minutes = (hour: number, minute = 0): number => hour * 60 + minute;
const now = Date.parse('2026-11-22T03:00:00Z');

describe('the night theme by hours', () => {
  test.each([
    [minutes(21, 59), false],
    [minutes(22), true],
    [minutes(23, 59), true],
    [minutes(0), true],
    [minutes(5, 59), true],
    [minutes(6), false],
    [minutes(12), false],
  ])('from 22:00 to 06:00, at minute %i of the day: %s', (minute, expected) => {
    expect(isNight(on, now, minute)).toBe(expected);
  });

  test('hours of one day end on it; as many at both ends are no hours; off is off', () => {
    const noon = { ...on, from: '12:00', to: '14:00' };
    expect([11, 12, 13, 14].map((hour) => isNight(noon, now, minutes(hour)))).toEqual([false, true, true, false]);
    expect(isNight({ ...on, to: '22:00' }, now, minutes(22))).toBe(false);
    expect(isNight({ ...on, isOn: false }, now, minutes(23))).toBe(false);
  });

  test('a theme chosen by hand in the night stays until its end, and the next night is one again', () => {
    const hour = 3_600_000;
    expect(isNight({ ...on, chosenAt: now - hour }, now, minutes(3))).toBe(false);
    expect(isNight({ ...on, chosenAt: now - 6 * hour }, now, minutes(3))).toBe(true);
    expect(isNight({ ...on, chosenAt: now - hour }, now + 24 * hour, minutes(3))).toBe(true);
  });
});

test('what was kept is read, and what makes no sense is as usual', () => {
  expect(readNightHours(null)).toEqual(usualNightHours);
  expect(readNightHours('{"isOn":true,"from":"21:30","to":"05:00","chosenAt":7}')).toEqual({
    isOn: true,
    from: '21:30',
    to: '05:00',
    chosenAt: 7,
  });
  for (const kept of ['nonsense', '[]', 'null', '{"from":"25:00","to":6,"isOn":"yes","chosenAt":"x"}']) {
    expect(readNightHours(kept)).toEqual(usualNightHours);
  }
});
