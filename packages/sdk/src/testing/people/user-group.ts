import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import { givenOr, optionalText, requiredLine } from '../master-data/given-values.ts';
import { byName, listRows } from '../master-data/list-rows.ts';
import { deleteRow, requireReference, saveRow } from '../master-data/save-row.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { GroupValues } from '../state/rows.ts';
import type { Row } from '../state/table.ts';

const membersOf = ({ users }: BackendState, groupId: number): number[] =>
  users
    .all()
    .filter((user) => user.groupId === groupId)
    .map(({ id }) => id);

function toWire(state: BackendState, row: Row<GroupValues>): Wire<'UserGroup'> {
  const { id, name, description, companyIds, version } = row;
  const idUsers = membersOf(state, id);
  return { idUserGroup: id, name, description, idUsers, idCompanies: [...companyIds], version };
}

/* Puts these users and no others into a group; who was in another one leaves that. */
function setMembers(state: BackendState, groupId: number, userIds: readonly number[]): void {
  const before = membersOf(state, groupId);
  const leaving = before.filter((id) => !userIds.includes(id)).map((id) => [id, null] as const);
  const joining = userIds.filter((id) => !before.includes(id)).map((id) => [id, groupId] as const);
  for (const [id, to] of [...leaving, ...joining]) {
    const { version } = state.users.update(id, { groupId: to });
    state.feed.add({ kind: 'master', reason: 'saved', id, version });
  }
}

/** Operations of tag UserGroup. @internal */
export const userGroupHandlers: Handlers = {
  userGroup_get: (call) => listRows(call, call.state.groups.live().sort(byName)).map((row) => toWire(call.state, row)),
  userGroup_save: (call) => {
    const { body, state } = call;
    const row = saveRow(call, { table: state.groups, title: 'User group' }, body.idUserGroup, (before) => {
      const unknown = body.idUsers?.find((id) => !state.users.get(id));
      if (unknown !== undefined) throw invalid('idUsers', 'unknownReference', `User ${unknown} does not exist`);
      const companyIds = body.idCompanies ? [...new Set(body.idCompanies)] : (before?.companyIds ?? []);
      for (const id of companyIds.filter((companyId) => !before?.companyIds.includes(companyId))) {
        requireReference({ table: state.companies, title: `Company ${id}` }, id, 'idCompanies');
      }
      return {
        name: requiredLine('name', body.name ?? before?.name),
        description: optionalText(givenOr(body.description, before?.description)),
        companyIds,
      };
    });
    if (body.idUsers) setMembers(state, row.id, [...new Set(body.idUsers)]);
    return toWire(state, row);
  },
  userGroup_delete: (call) => {
    const { body, state } = call;
    const members = membersOf(state, body.idUserGroup).length;
    const uses = { field: 'idUserGroup', of: [[members, 'user']] as const };
    return deleteRow(call, { table: state.groups, title: 'User group' }, body.idUserGroup, uses);
  },
};
