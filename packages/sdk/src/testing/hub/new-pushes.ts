import { isAlarm } from '../../model/index.ts';
import { changesFor } from '../events/changes.ts';
import { lastPositions } from '../events/user-location.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { Caller } from '../state/caller.ts';
import type { TestPush } from './test-hub.types.ts';

/** What a connection gets next, and up to which number of the feed that reaches. @internal */
export interface NewPushes {
  readonly pushes: readonly TestPush[];
  readonly sentTo: number;
}

/* C12: when an alarm was first handed to a console. */
function notePushed(state: BackendState, id: number): void {
  const row = state.events.get(id);
  if (row && isAlarm(row.type) && row.pushedAt === null) state.events.note(id, { pushedAt: state.now() });
}

/** The frames for a caller whose connection has got the feed up to `sentTo`; a guard's gets none (contract.md part B). @internal */
export function newPushes(state: BackendState, caller: Caller, sentTo: number): NewPushes {
  if (!caller.policies.includes('dashboard.view')) return { pushes: [], sentTo };
  const { lastSeq } = state.feed;
  const changes = changesFor(state, caller, state.feed.after(sentTo) ?? []);
  for (const { kind, id } of changes) if (kind === 'event') notePushed(state, id);
  const positions = lastPositions(state, caller).filter(({ idUser }) => state.moved.has(idUser));
  const moves = positions.length > 0 ? [{ method: 'Positions', payload: { positions } }] : [];
  /* Without a change there is no frame: the next one reaches back to here. */
  if (changes.length === 0) return { pushes: moves, sentTo };
  const frame = { method: 'Changes', payload: { from: sentTo, to: lastSeq, changes } };
  return { pushes: [frame, ...moves], sentTo: lastSeq };
}
