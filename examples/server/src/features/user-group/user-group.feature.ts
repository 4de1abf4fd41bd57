import { eq, isNull } from 'drizzle-orm';
import { lockTenant } from '../../db/lock-tenant.ts';
import { user, userGroup } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import type { Entity } from '../master-data/entity.ts';
import { listRows } from '../master-data/list-rows.ts';
import type { Use } from '../master-data/refuse-in-use.ts';
import { membersOf } from './group-members.ts';
import { saveUserGroup } from './save-user-group.ts';
import { userGroupToWire } from './user-group-to-wire.ts';

/* A group that is deleted has no members. */
const empty: Entity<typeof userGroup> = {
  table: userGroup,
  name: 'userGroup',
  title: 'User group',
  audited: (row) => userGroupToWire(row, []),
};

/** Operations of tag UserGroup. */
export function userGroupFeature({ clock }: Services): Feature {
  return {
    scoped: {
      userGroup_get: async (call) => {
        const order = { where: isNull(userGroup.deletedAt), orderBy: byName(userGroup.name, userGroup.id) };
        const rows = await listRows(call, userGroup, order);
        const members = await membersOf(
          call.repository,
          rows.map(({ id }) => id),
        );
        return rows.map((row) => userGroupToWire(row, members.get(row.id) ?? []));
      },
      userGroup_save: saveUserGroup,
      userGroup_delete: async ({ body, repository }) => {
        if (!body) throw invalid('body', 'required', 'is missing, and the query does not say which group');
        const id = body.idUserGroup;
        const members: Use = { table: user, where: eq(user.groupId, id), kind: 'user' };
        await repository.write(async (writer) => {
          await lockTenant(writer);
          const uses = { field: 'idUserGroup', of: [members] };
          await deleteRow(writer, empty, { id, at: clock.now(), uses });
        });
        return undefined;
      },
    },
  };
}
