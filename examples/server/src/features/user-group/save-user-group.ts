import type { Wire } from '@patrolkit/sdk/wire';
import { lockTenant } from '../../db/lock-tenant.ts';
import { company, userGroup } from '../../db/schema.ts';
import type { NewRow, Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import type { Entity } from '../master-data/entity.ts';
import { givenOr } from '../master-data/given-or.ts';
import { optionalText, requiredLine } from '../master-data/given-text.ts';
import { requireReference } from '../master-data/require-reference.ts';
import { saveRow } from '../master-data/save-row.ts';
import { membersOf, requireUsers, setMembers } from './group-members.ts';
import { userGroupToWire } from './user-group-to-wire.ts';

type GroupRow = typeof userGroup.$inferSelect;

async function columns(
  writer: Writer,
  body: Wire<'UserGroup'>,
  before: GroupRow | null,
): Promise<NewRow<typeof userGroup>> {
  const companyIds = body.idCompanies ? [...new Set(body.idCompanies)] : (before?.companyIds ?? []);
  for (const id of companyIds.filter((id) => !before?.companyIds.includes(id))) {
    await requireReference(writer, company, id, 'idCompanies', `Company ${id}`);
  }
  return {
    name: requiredLine('name', body.name ?? before?.name),
    description: optionalText(givenOr(body.description, before?.description)),
    companyIds,
  };
}

/** POST /api/UserGroup: what a body does not name stays; the users it names leave the groups they were in. */
export async function saveUserGroup(call: ScopedCall<'userGroup_save'>): Promise<Wire<'UserGroup'>> {
  const { body, repository, request } = call;
  const id = body.idUserGroup;
  return repository.write(async (writer) => {
    await lockTenant(writer);
    const was = (await membersOf(writer, [id])).get(id) ?? [];
    const members = body.idUsers ? [...new Set(body.idUsers)].sort((a, b) => a - b) : was;
    const joining = members.filter((member) => !was.includes(member));
    let before: GroupRow | null = null;
    const entity: Entity<typeof userGroup> = {
      table: userGroup,
      name: 'userGroup',
      title: 'User group',
      audited: (row) => userGroupToWire(row, row === before ? was : members),
    };
    const row = await saveRow(writer, request, entity, {
      id,
      values: async (found) => {
        before = found;
        await requireUsers(writer, joining);
        return columns(writer, body, found);
      },
    });
    await setMembers(writer, row.id, members);
    return userGroupToWire(row, members);
  });
}
