import { invalid } from '../http/problem.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Refuses a new password that is too short or that everybody tries first (A3): throws 400 `passwordTooShort` or
 * `passwordCommon` on `field`.
 * @param minLength fewest characters; a letter with its accent is one
 */
export function checkNewPassword(password: string, minLength: number, field = 'password'): void {
  if ([...password.normalize('NFC')].length < minLength) {
    throw invalid(field, 'passwordTooShort', `must have at least ${minLength} characters`);
  }
  if (isCommonPassword(password)) {
    throw invalid(field, 'passwordCommon', 'is one of the passwords that everybody tries first');
  }
}

/** Refuses a repetition that is not equal: throws 400 `passwordsDoNotMatch` on passwordRepeat. */
export function checkRepetition(password: string, passwordRepeat: string): void {
  if (password !== passwordRepeat) {
    throw invalid('passwordRepeat', 'passwordsDoNotMatch', 'is not equal to the password');
  }
}
