import { user } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { requireReference } from '../features/master-data/require-reference.ts';
import { invalid } from '../http/problem.ts';

/** A guard as bodies name him, twice (G4). */
export interface NamedGuard {
  readonly idUser: number;
  readonly idSecurityGuard?: number | undefined;
}

/** Id of the guard a body names: idSecurityGuard is an alias of idUser, which wins when they differ (G4). */
export function guardIdOf({ idUser, idSecurityGuard = 0 }: NamedGuard): number {
  return idUser === 0 ? idSecurityGuard : idUser;
}

/** Throws 400 `unknownReference` for nobody of the tenant, `notGuard` for one who is no guard or no longer (S6.03). */
export async function requireGuard(writer: Writer, id: number): Promise<void> {
  const row = await requireReference(writer, user, id, 'idUser', 'User');
  if (row.role !== 'Guard' || !row.isActive) throw invalid('idUser', 'notGuard', 'User is not a guard');
}
