import type { Wire } from '@patrolkit/sdk/wire';
import { changeSeq } from '../../db/change-seq.ts';
import { contact, user } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { byName } from '../master-data/by-name.ts';
import { cutList } from '../master-data/list-rows.ts';
import { partnerPeople } from '../partner-token/partner-people.ts';
import { userToWire } from './user-to-wire.ts';

/**
 * GET /api/User/GetAllUsers: the caller first, then by name, inactive ones too; addresses and numbers only for who
 * manages users.
 */
export async function getAllUsers(call: ScopedCall<'user_getAll'>, now: number): Promise<Wire<'User'>[]> {
  const { scope, repository } = call;
  const seq = await changeSeq(repository);
  const rows = await repository.rows(user, partnerPeople(scope), { orderBy: byName(user.name, user.id) });
  const contacts = new Map((await repository.rows(contact)).map((row) => [row.userId, row]));
  const ordered = rows.sort((a, b) => Number(b.id === scope.userId) - Number(a.id === scope.userId));
  const view = { now, isWhole: scope.policies.includes('users.write') };
  return cutList(call, seq, ordered).map((row) => userToWire(row, contacts.get(row.id) ?? null, view));
}
