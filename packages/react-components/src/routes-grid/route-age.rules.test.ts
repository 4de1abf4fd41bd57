import { createIntl } from '@formatjs/intl';
import { toLocale } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import hr from '../messages/hr.json' with { type: 'json' };
import { ageOf, untilOlder } from './route-age.rules.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 14, 20, 47);

function said(language: 'en' | 'hr', passed: number, form: 'age' | 'shortAge' = 'age'): string {
  const intl = createIntl({ locale: toLocale(language), messages: language === 'en' ? en : hr });
  const { unit, count } = ageOf(now - passed, now);
  return intl.formatMessage({ id: `routesGrid.${form}.${unit}` }, { count });
}

describe('S2.64 how long ago', () => {
  test.each([
    ['en', 5 * minute, '5 minutes ago'],
    ['hr', 5 * minute, 'prije 5 minuta'],
    ['en', minute, '1 minute ago'],
    ['hr', minute, 'prije 1 minutu'],
    ['hr', 3 * minute, 'prije 3 minute'],
    ['en', 0, 'just now'],
    ['hr', 59 * second, 'upravo sada'],
    ['en', -9 * minute, 'just now'],
    ['en', hour, '1 hour ago'],
    ['hr', 22 * hour, 'prije 22 sata'],
    ['en', 3 * day + 5 * hour, '3 days ago'],
    ['hr', day, 'prije 1 dan'],
  ] as const)('S2.64 in %s after %i ms: %s', (language, passed, words) => {
    expect(said(language, passed)).toBe(words);
  });

  test('in short for a narrow panel', () => {
    expect(said('en', 5 * minute, 'shortAge')).toBe('5 min ago');
    expect(said('en', 0, 'shortAge')).toBe('now');
    expect(said('hr', 2 * hour, 'shortAge')).toBe('prije 2 h');
  });

  test('S2.64 ticks: it says something else exactly when its time has come', () => {
    for (const passed of [
      -5000,
      0,
      59_999,
      minute,
      5 * minute + 1,
      59 * minute,
      hour,
      5 * hour + 7,
      day,
      3 * day + 1,
    ]) {
      const at = now - passed;
      const wait = untilOlder(at, now);
      expect(wait).toBeGreaterThan(0);
      expect(ageOf(at, now + wait), String(passed)).not.toEqual(ageOf(at, now));
      expect(ageOf(at, now + wait - 1), String(passed)).toEqual(ageOf(at, now));
    }
  });
});
