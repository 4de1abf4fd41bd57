import { formatDateTime } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { createTimeText } from './time-text.ts';

test.each(['Europe/Zagreb', 'Asia/Kathmandu', 'America/St_Johns', 'UTC', 'Australia/Eucla'])(
  'S9.31 the quick way says what the slow one says, in %s',
  (timeZone) => {
    const timeText = createTimeText(timeZone);
    for (let at = Date.UTC(2026, 9, 24, 23); at < Date.UTC(2026, 9, 25, 5); at += 61_003) {
      expect(timeText(at)).toBe(formatDateTime(at, timeZone));
    }
    expect(timeText(-1)).toBe(formatDateTime(-1, timeZone));
  },
);

test('S9.31 the time of an event in Zagreb', () => {
  expect(createTimeText('Europe/Zagreb')(Date.UTC(2026, 10, 20, 21, 4, 10))).toBe('20/11/2026 22:04');
});
