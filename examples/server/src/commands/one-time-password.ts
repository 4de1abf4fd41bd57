import { newSecret } from '../auth/secret.ts';

/** A password for one sign-in, 120 random bits: it is printed once, and whoever signs in with it sets his own. */
export function oneTimePassword(): string {
  return newSecret().slice(0, 20);
}

/** How the password is told to whoever typed the command. */
export function oneTimePasswordLines(email: string, password: string): string[] {
  return [
    `Administrator: ${email}, one-time password: ${password}`,
    'It is shown here only. Sign in with it and set a password of your own on the profile screen.',
  ];
}
