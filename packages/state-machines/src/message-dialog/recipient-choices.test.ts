import type { GuardPosition, LatLon } from '@patrolkit/sdk/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RecipientUser, recipientChoices, recipientMatch } from './index.ts';
import { choice, split, zagreb } from './message-dialog.fixture.ts';

const user = (userId: number, name: string, changes: Partial<RecipientUser> = {}): RecipientUser => ({
  userId,
  name,
  isActive: true,
  canReceive: true,
  phone: null,
  ...changes,
});
const at = (guardId: number, position: LatLon, recordedAt = 0): GuardPosition => ({
  guardId,
  name: '',
  position,
  recordedAt,
  accuracyMeters: null,
  battery: null,
});
const names = (choices: readonly { readonly name: string }[]): string[] => choices.map(({ name }) => name);

describe('the list of recipients', () => {
  test('S2.94 each has name, id and distance in km from the position: Zagreb to Split is 259.06', () => {
    const [first, second] = recipientChoices(
      [user(3, 'Ana'), user(4, 'Ivan')],
      [at(3, split), at(4, { latitude: 45.8054, longitude: 15.9942 })],
      zagreb,
    );
    expect(first).toMatchObject({ userId: 4, name: 'Ivan' });
    expect(first?.distanceKm).toBeCloseTo(1.431, 3);
    expect(second).toMatchObject({ userId: 3, name: 'Ana' });
    expect(second?.distanceKm).toBeCloseTo(259.06, 2);
  });

  test('the nearest come first, equal ones by name, those without a position last', () => {
    const users = [user(1, 'Zoran'), user(2, 'Boris'), user(3, 'Ana'), user(4, 'Petar'), user(5, 'Marko')];
    const positions = [at(1, split), at(4, zagreb), at(5, zagreb)];
    expect(names(recipientChoices(users, positions, zagreb))).toEqual(['Marko', 'Petar', 'Zoran', 'Ana', 'Boris']);
  });

  test('the names take the order of the language: in Croatian Č comes after C', () => {
    const users = [user(1, 'Čedo'), user(2, 'Cvita')];
    expect(names(recipientChoices(users, [], zagreb, 'hr'))).toEqual(['Cvita', 'Čedo']);
    expect(names(recipientChoices(users, [], zagreb, 'en'))).toEqual(['Čedo', 'Cvita']);
  });

  test('the newest of several positions counts', () => {
    const positions = [at(1, zagreb, 1), at(1, split, 2), at(1, zagreb, 0)];
    expect(recipientChoices([user(1, 'Ana')], positions, split)[0]?.distanceKm).toBe(0);
  });

  test('nothing is measured from or to a place that is none', () => {
    const users = [user(1, 'Boris'), user(2, 'Ana')];
    const nowhere = [
      null,
      { latitude: 0, longitude: 0 },
      { latitude: 0.01, longitude: 0.01 },
      { latitude: Number.NaN, longitude: 5 },
    ];
    for (const position of nowhere) {
      const choices = recipientChoices(users, [at(1, zagreb)], position);
      expect(choices.map(({ name, distanceKm }) => [name, distanceKm])).toEqual([
        ['Ana', null],
        ['Boris', null],
      ]);
      if (position) expect(recipientChoices(users, [at(1, position)], zagreb)[1]?.distanceKm).toBeNull();
    }
    expect(recipientChoices(users, [at(1, zagreb)], { latitude: 0.01, longitude: 5 })[0]?.distanceKm).toBeGreaterThan(
      5000,
    );
  });

  test('who receives nothing is marked, with his phone, and not left out; who is inactive is offered nowhere', () => {
    const users = [
      user(1, 'Ana', { canReceive: false, phone: '+385 91 1' }),
      user(2, 'Boris', { canReceive: null }),
      user(3, 'Cvita', { isActive: false }),
    ];
    expect(recipientChoices(users, [], zagreb)).toEqual([
      { userId: 1, name: 'Ana', distanceKm: null, canReceive: false, phone: '+385 91 1' },
      { userId: 2, name: 'Boris', distanceKm: null, canReceive: null, phone: null },
    ]);
  });

  test('whatever the order of the lists, the choices and their order are the same', () => {
    const id = fc.integer({ min: 1, max: 6 });
    const users = fc
      .uniqueArray(id, { maxLength: 6 })
      .map((ids) => ids.map((userId) => user(userId, userId % 2 ? 'Ana' : 'Ivo')));
    const places = fc.constantFrom(zagreb, split, { latitude: 45, longitude: 16 });
    const positions = fc
      .uniqueArray(fc.record({ id, place: places }), { selector: (one) => one.id })
      .map((list) => list.map((one) => at(one.id, one.place)));
    fc.assert(
      fc.property(users, positions, (userList, positionList) => {
        const choices = recipientChoices(userList, positionList, zagreb);
        expect(recipientChoices(userList.toReversed(), positionList.toReversed(), zagreb)).toEqual(choices);
        const distances = choices.map(({ distanceKm }) => distanceKm ?? Number.POSITIVE_INFINITY);
        expect(distances).toEqual(distances.toSorted((a, b) => (a === b ? 0 : a - b)));
        expect(choices).toHaveLength(userList.length);
      }),
    );
  });
});

describe('Enter', () => {
  const choices = [choice(7, 'Ivan Horvat', 1), choice(8, 'Đorđe Žunić', 2), choice(9, 'Iva Horvatić', 3)];
  const match = (text: string, ...chosenIds: number[]): number | null =>
    recipientMatch(choices, text, chosenIds)?.userId ?? null;

  test("S2.95 'hor' adds Ivan Horvat, the first in the list whose name contains it; no match adds nobody", () => {
    expect(match('hor')).toBe(7);
    expect(match('xyz')).toBeNull();
  });

  test('case, accents and blanks around the text make no difference, in the name or in the text', () => {
    for (const text of ['zunic', 'ŽUNIĆ', ' Žunić ', 'dorde', 'Đorđe', 'zunic\u0301'])
      expect(match(text), text).toBe(8);
  });

  test('who is chosen already is passed over', () => {
    expect(match('hor', 7)).toBe(9);
    expect(match('hor', 7, 9)).toBeNull();
  });

  test('a blank text adds nobody', () => {
    expect([match(''), match('   '), match('\u0301')]).toEqual([null, null, null]);
  });
});
