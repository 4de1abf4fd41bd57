import type { Call, Handlers } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import { givenOr, optionalLine, requiredLine } from '../master-data/given-values.ts';
import type { UserRow } from '../state/rows.ts';
import { givenStart } from './given-start.ts';
import { userToWire } from './user-to-wire.ts';

function ownRow({ state, caller }: Pick<Call, 'state' | 'caller'>): UserRow {
  const row = state.users.get(caller.userId);
  if (!row) throw notFound(`User ${caller.userId}`);
  return row;
}

/** Operations of tag User on the caller himself. @internal */
export const profileHandlers: Handlers = {
  user_getMyProfile: (call) => userToWire(call.state, ownRow(call), true),
  user_saveMyProfile: (call) => {
    const { body, state } = call;
    const before = ownRow(call);
    const row = state.users.update(before.id, {
      name: body.name === undefined ? before.name : requiredLine('name', body.name),
      phone: optionalLine(givenOr(body.phone, before.phone)),
      locale: body.locale ?? before.locale,
      ...givenStart(body, before),
    });
    state.feed.add({ kind: 'master', reason: 'saved', id: row.id, version: row.version });
    return userToWire(state, row, true);
  },
};
