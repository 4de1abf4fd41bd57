import type { LinkState } from '@patrolkit/sdk/live';

/** While the link is lost the tone comes again after this, milliseconds: once could be missed. */
const toneEveryMs = 30_000;

/** Whether the tone for a lost link is due (quality R4). Instants in milliseconds since 1970; null when it never came. @internal */
export function isToneDue(link: LinkState, lastToneAt: number | null, now: number): boolean {
  if (link !== 'lost') return false;
  return lastToneAt === null || Math.abs(now - lastToneAt) >= toneEveryMs;
}
