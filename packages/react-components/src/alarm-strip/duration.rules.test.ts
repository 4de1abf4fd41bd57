import { expect, test } from 'vitest';
import { durationText, leftText } from './duration.rules.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

test.each([
  [-5 * secondMs, 'alarmStrip.seconds', { seconds: 0 }],
  [999, 'alarmStrip.seconds', { seconds: 0 }],
  [minuteMs - 1, 'alarmStrip.seconds', { seconds: 59 }],
  [minuteMs, 'alarmStrip.minutes', { minutes: 1 }],
  [hourMs - 1, 'alarmStrip.minutes', { minutes: 59 }],
  [hourMs, 'alarmStrip.hoursMinutes', { hours: 1, minutes: 0 }],
  [26 * hourMs + 5 * minuteMs + 9 * secondMs, 'alarmStrip.hoursMinutes', { hours: 26, minutes: 5 }],
])('%i ms is told in the units that matter at a glance', (ms, id, values) => {
  expect(durationText(ms)).toEqual({ id, values });
});

test('the fine form keeps the seconds until an hour is full', () => {
  expect(durationText(90 * secondMs, 'fine')).toEqual({
    id: 'alarmStrip.minutesSeconds',
    values: { minutes: 1, seconds: 30 },
  });
  expect(durationText(hourMs + 30 * secondMs, 'fine').id).toBe('alarmStrip.hoursMinutes');
});

test('what is left counts a second that has begun, and never falls below none', () => {
  expect(leftText(10_001, 0)).toEqual({ id: 'alarmStrip.seconds', values: { seconds: 11 } });
  expect(leftText(10_000, 0)).toEqual({ id: 'alarmStrip.seconds', values: { seconds: 10 } });
  expect(leftText(10_000, 25_000)).toEqual({ id: 'alarmStrip.seconds', values: { seconds: 0 } });
});
