import { createHash } from 'node:crypto';

/**
 * Key of a report by what it means: equal meanings give equal keys on every machine and version.
 * Only for reports that carry a device time, since two presses without one may read alike.
 */
export function reportKey(input: string, meaning: readonly (string | number | boolean | null | undefined)[]): string {
  const text = JSON.stringify(meaning.map((part) => part ?? null));
  return `${input}:${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`;
}
