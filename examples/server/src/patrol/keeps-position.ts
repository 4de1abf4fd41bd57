import type { TenantSettings } from '../settings/tenant-settings.ts';

/** What a guard has told of his shifts and what is planned for him, around the times in question. */
export interface PatrolState {
  /** His Start and Stop in the order of their times, the last one before the times in question included. */
  readonly acts: readonly { readonly type: 'Start' | 'Stop'; readonly at: number }[];
  /** His routes, from begin, included, to end, not included. */
  readonly routes: readonly { readonly startsAt: number; readonly endsAt: number }[];
}

/* From Start to Stop, both included: what is reported with them belongs to the shift. */
function isInShift(at: number, acts: PatrolState['acts']): boolean {
  const before = acts.findLast((act) => act.at < at);
  return before?.type === 'Start' || acts.some((act) => act.at === at && act.type === 'Start');
}

/** C13: whether a position of this time, milliseconds since 1970, is kept; always, in a shift, or on a route of his. */
export function keepsPosition(rule: TenantSettings['positions'], at: number, { acts, routes }: PatrolState): boolean {
  if (rule === 'shift') return isInShift(at, acts);
  if (rule === 'route') return routes.some(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
  return true;
}
