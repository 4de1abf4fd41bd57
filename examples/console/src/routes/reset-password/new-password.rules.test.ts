import { describe, expect, test } from 'vitest';
import { passwordProblems } from './new-password.rules.ts';

describe('a new password', () => {
  test.each([
    ['', 'passwordIsRequired'],
    ['kq7z', 'passwordMustBeLonger'],
    ['чčш1', 'passwordMustBeLonger'],
    ['kq7zw', null],
  ])('S5.04, S5.05 %j is judged %s', (password, problem) => {
    expect(passwordProblems(password, password).password).toBe(problem);
  });

  test('S5.06 the repeat must match', () => {
    expect(passwordProblems('kq7zw', 'kq7zx').repeat).toBe('passwordsDoNotMatch');
    expect(passwordProblems('kq7zw', 'kq7zw').repeat).toBeNull();
  });
});
