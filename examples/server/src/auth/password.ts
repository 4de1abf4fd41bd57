import { hash, verify } from '@node-rs/argon2';
import { newSecret } from './secret.ts';

/* OWASP's first choice for argon2id; the library's default algorithm is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummy: Promise<string> | undefined;

/** Hash of a password for the database. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether the password fits. Without a stored hash the same work is done against one that nothing fits,
 * so that the time of an answer does not tell whether the address is known.
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword(newSecret());
  const isEqual = await verify(storedHash ?? (await dummy), password);
  return isEqual && storedHash !== null;
}
