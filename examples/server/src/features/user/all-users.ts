import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { changeSeq } from '../../db/change-seq.ts';
import { contact, user } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';

/** GET /api/User/GetAllUsers: the caller first, then by name; addresses and numbers only for who manages users. */
export async function getAllUsers(call: ScopedCall<'user_getAll'>): Promise<Wire<'User'>[]> {
  const { scope, repository, reply } = call;
  reply.header('X-Change-Seq', await changeSeq(repository));
  const rows = await repository.rows(user);
  const contacts = new Map((await repository.rows(contact)).map((row) => [row.userId, row.lastContactAt]));
  const collator = new Intl.Collator('hr');
  rows.sort(
    (a, b) => Number(b.id === scope.userId) - Number(a.id === scope.userId) || collator.compare(a.name, b.name),
  );
  const isManager = scope.policies.includes('section.users');
  reply.header('X-Total-Count', rows.length);
  return rows.map((row) => {
    const lastContactAt = contacts.get(row.id);
    return {
      idUser: row.id,
      name: row.name,
      role: row.role,
      startLatitude: row.startLatitude,
      startLongitude: row.startLongitude,
      locale: row.locale,
      idUserGroup: row.groupId,
      active: row.isActive,
      lastContact: lastContactAt === undefined ? null : fromInstant(lastContactAt),
      version: row.version,
      ...(isManager && scope.role === 'Administrator'
        ? { phone: row.phone, ...(row.email === null ? {} : { email: row.email }) }
        : {}),
    };
  });
}
