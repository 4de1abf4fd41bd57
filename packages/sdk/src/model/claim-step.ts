import type { PatrolEvent } from './patrol-event.ts';

/** What a supervisor can do about who sees to an open alarm: say that he does, take it from another, or give it back. @public */
export type ClaimStep = 'claim' | 'takeOver' | 'release';

/** The step there is for one supervisor (`null` when nobody is signed in). @public */
export function claimStep({ claimedById }: PatrolEvent, userId: number | null | undefined): ClaimStep {
  if (claimedById === undefined) return 'claim';
  return claimedById === userId ? 'release' : 'takeOver';
}
