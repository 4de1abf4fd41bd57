import { invalid } from '../http/refusal.ts';

const minimumLength = 5; /* S3.136: longer than 4 */
/* Some of those that the reference server refuses. */
const common = [
  '12345',
  '123456',
  '12345678',
  'password',
  'password1',
  'qwertz',
  'qwerty',
  'lozinka',
  'zaporka',
  'zagreb',
];

/** Refuses a new password that is too short or that everybody tries first (A3). Throws 400. @internal */
export function checkNewPassword(password: string): void {
  if ([...password].length < minimumLength) {
    throw invalid('password', 'passwordTooShort', `must have at least ${minimumLength} characters`);
  }
  if (common.includes(password.toLowerCase())) {
    throw invalid('password', 'passwordCommon', 'is one of the passwords that everybody tries first');
  }
}

/** Refuses a repetition that is not equal. Throws 400. @internal */
export function checkRepetition(password: string, passwordRepeat: string): void {
  if (password !== passwordRepeat) {
    throw invalid('passwordRepeat', 'passwordsDoNotMatch', 'is not equal to the password');
  }
}
