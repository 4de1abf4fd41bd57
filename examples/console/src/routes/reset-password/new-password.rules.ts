/** What is wrong with a new password typed twice: message ids of the product description (part 5); null for nothing. */
export interface PasswordProblems {
  readonly password: 'passwordIsRequired' | 'passwordMustBeLonger' | null;
  readonly repeat: 'passwordsDoNotMatch' | null;
}

/** A password must have more characters than this (part 9). */
const tooShort = 4;

/** Judges a new password: required, longer than 4 characters, and the same twice (S5.04 to S5.06). */
export function passwordProblems(password: string, repeat: string): PasswordProblems {
  const length = [...password].length;
  return {
    password: length === 0 ? 'passwordIsRequired' : length <= tooShort ? 'passwordMustBeLonger' : null,
    repeat: password === repeat ? null : 'passwordsDoNotMatch',
  };
}
