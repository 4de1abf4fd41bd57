import { expect, test } from 'vitest';
import { calendarAddress } from './calendar-link.ts';

test('the address of a calendar is the back end’s, and one that a browser hands on', () => {
  expect(calendarAddress('https://patrol.example/', 'a-B_9')).toBe('https://patrol.example/calendar/a-B_9.ics');
  expect(calendarAddress('http://localhost:8080', 'x', 'webcal')).toBe('webcal://localhost:8080/calendar/x.ics');
  expect(calendarAddress('https://patrol.example/base', 'x', 'webcal')).toBe(
    'webcal://patrol.example/base/calendar/x.ics',
  );
});
