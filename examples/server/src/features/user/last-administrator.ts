import { and, eq, ne } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { user } from '../../db/schema.ts';
import { ProblemError } from '../../http/problem.ts';

type UserRow = typeof user.$inferSelect;

/**
 * Refuses to take away a tenant's last active administrator (C10): throws 409 `lastAdministrator`. Two of them who
 * take each other's role at once come here one after the other, behind lockTenant.
 */
export async function keepAdministrator(reader: Reader, { id, role, isActive }: UserRow): Promise<void> {
  if (role !== 'Administrator' || !isActive) return;
  const isOther = and(ne(user.id, id), eq(user.role, 'Administrator'), eq(user.isActive, true));
  if ((await reader.count(user, isOther)) > 0) return;
  const message = 'User is the last active administrator';
  throw new ProblemError(409, message, [{ field: 'idUser', code: 'lastAdministrator', message }]);
}

/** Refuses what nobody may do to himself: throws 409 `self`. */
export function refuseSelf(callerId: number, id: number, what: string): void {
  if (callerId !== id) return;
  const message = `You cannot ${what} yourself`;
  throw new ProblemError(409, message, [{ field: 'idUser', code: 'self', message }]);
}
