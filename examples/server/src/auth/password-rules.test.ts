import { describe, expect, test } from 'vitest';
import { ProblemError } from '../http/problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { checkNewPassword, checkRepetition } from './password-rules.ts';

function refusal(work: () => void): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof ProblemError && error.status === 400 ? error.errors : error;
  }
}

describe('A3 a new password', () => {
  test.each([
    ['four letters', 'abqz', 'passwordTooShort'],
    ['five letters', 'abqzk', null],
    ['four letters with accents of their own', 'ščžđ'.normalize('NFD'), 'passwordTooShort'],
    ['the first of every list', '123456', 'passwordCommon'],
    ['the same in capital letters', 'PassWord1', 'passwordCommon'],
    ['what everybody takes here', 'Lozinka123', 'passwordCommon'],
    ['with an accent', 'ŠIFRA123', 'passwordCommon'],
    ['in Cyrillic', 'Лозинка', 'passwordCommon'],
    ['a club', 'dinamo1945', 'passwordCommon'],
    ['a common word in a longer one', 'password-of-my-own', null],
    ['the password of the demo', 'demo-patrol', null],
  ])('%s', (_, password, code) => {
    const refused = refusal(() => checkNewPassword(password, 5));
    if (code === null) return expect(refused).toBeNull();
    expect(refused).toMatchObject([{ field: 'password', code }]);
  });

  test('its length is a setting, and the refusal names it', () => {
    expect(refusal(() => checkNewPassword('eleven-char', 12))).toEqual([
      { field: 'password', code: 'passwordTooShort', message: 'must have at least 12 characters' },
    ]);
    expect(refusal(() => checkNewPassword('twelve-chars', 12))).toBeNull();
  });

  test('has to be repeated', () => {
    expect(refusal(() => checkRepetition('one', 'one'))).toBeNull();
    expect(refusal(() => checkRepetition('one', 'One'))).toMatchObject([
      { field: 'passwordRepeat', code: 'passwordsDoNotMatch' },
    ]);
  });

  test('the list holds more than 200, of this region too', () => {
    const some = ['qwertz', 'hajduk1950', 'crvenazvezda', 'partizan', 'beograd', 'zagreb123', 'volimte', 'geslo123'];
    expect(some.filter((password) => !isCommonPassword(password))).toEqual([]);
    expect(isCommonPassword('')).toBe(false);
  });
});
