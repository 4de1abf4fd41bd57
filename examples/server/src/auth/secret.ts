import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** Characters of a secret. */
export const secretLength: number = Math.ceil((secretBytes * 8) / 6);

/** A new opaque secret of 256 bits, as text that fits into a header and a URL. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/** What is stored of a secret: its SHA-256 in hexadecimal. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
