import type { GuardPosition, LatLon } from '@patrolkit/sdk/model';
import type { RecipientUser } from '@patrolkit/state-machines/message-dialog';
import { describe, expect, test } from 'vitest';
import { typedPlace } from '../controls/typed-place.rules.ts';
import { coordinatesText } from './coordinates.rules.ts';
import { randomKey } from './random-key.ts';
import { ageText, nearestKm, recipientRows } from './recipient-rows.rules.ts';
import { savedTemplates, templateOf, withTemplate } from './templates.rules.ts';

const zagreb: LatLon = { latitude: 45.815, longitude: 15.9819 };

describe('coordinates', () => {
  test('a place is written so that it reads back the same', () => {
    expect(coordinatesText({ latitude: 45.80540001, longitude: 15.9942 })).toBe('45.8054, 15.9942');
    expect(typedPlace(coordinatesText(zagreb))).toEqual(zagreb);
    expect(coordinatesText(null)).toBe('');
  });
});

describe('recipients', () => {
  const user = (userId: number, name: string): RecipientUser => ({
    userId,
    name,
    isActive: true,
    canReceive: true,
    phone: null,
  });
  const fix = (guardId: number, latitude: number, recordedAt: number): GuardPosition => ({
    guardId,
    name: '',
    position: { latitude, longitude: 15.9819 },
    recordedAt,
    accuracyMeters: null,
    battery: null,
  });
  const users = [user(1, 'Ana'), user(2, 'Boris'), user(3, 'Čedo')];
  const fixes = [fix(1, 46, 1000), fix(3, 45.82, 500), fix(3, 45.9, 100)];

  test('S2.94 are sorted by distance with the time of the newest fix; who has none comes last', () => {
    const rows = recipientRows(users, fixes, zagreb, 'hr');
    expect(rows.map(({ userId, fixedAt }) => [userId, fixedAt])).toEqual([
      [3, 500],
      [1, 1000],
      [2, null],
    ]);
    expect(rows[0]?.distanceKm).toBeCloseTo(0.556, 3);
  });

  test('the nearest of the chosen ones is told, when it is known', () => {
    const rows = recipientRows(users, fixes, zagreb, 'hr');
    expect(nearestKm(rows, [1, 2])).toBeCloseTo(20.571, 2);
    expect([nearestKm(rows, [2]), nearestKm(rows, [])]).toEqual([null, null]);
  });

  test.each([
    [0, 'seconds', 0],
    [59_999, 'seconds', 59],
    [60_000, 'minutes', 1],
    [3_599_999, 'minutes', 59],
    [3_600_000, 'hours', 1],
    [86_400_000, 'days', 1],
    [-5000, 'seconds', 0],
  ])('a fix of %i ms is told in %s: %i', (age, unit, count) => {
    expect(ageText(1_000_000_000, 1_000_000_000 + age)).toEqual({ id: `messageDialog.age.${unit}`, count });
  });
});

describe('templates', () => {
  const template = { title: 'Ramp', text: 'Check the ramp.', kind: 'message' } as const;

  test('what was written stays, the template comes behind it', () => {
    expect(withTemplate({ title: '', text: '', kind: 'intervention' }, template)).toEqual(template);
    expect(withTemplate({ title: 'Mine', text: 'First.\n', kind: 'message' }, template)).toEqual({
      title: 'Mine',
      text: 'First.\nCheck the ramp.',
      kind: 'message',
    });
    expect(withTemplate({ ...template, text: 'Check the ramp. Now.' }, template).text).toBe('Check the ramp. Now.');
  });

  test('one of the same title is replaced, the others stand by their titles', () => {
    const lift = { ...template, title: 'Lift' };
    const newer = { ...template, text: 'newer' };
    expect(savedTemplates([template, lift], newer, 'en')).toEqual([lift, newer]);
    expect([templateOf([lift], ' Lift '), templateOf([lift], 'Ramp')]).toEqual([lift, null]);
  });
});

test('a key is 128 random bits', () => {
  const keys = Array.from({ length: 100 }, randomKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
