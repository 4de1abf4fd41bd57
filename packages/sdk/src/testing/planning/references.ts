import { invalid, Refusal } from '../http/refusal.ts';
import type { BackendState } from '../state/backend-state.ts';

/** Id of the guard a body names: idSecurityGuard is an alias of idUser, which wins when they differ (A5). @internal */
export function guardIdOf(body: { readonly idUser: number; readonly idSecurityGuard?: number | undefined }): number {
  return body.idUser === 0 ? (body.idSecurityGuard ?? 0) : body.idUser;
}

/** Throws 400 `unknownReference` for nobody, `notGuard` for who is no guard or no longer (S6.03). @internal */
export function requireGuard({ users }: BackendState, id: number): void {
  const row = users.get(id);
  if (!row) throw invalid('idUser', 'unknownReference', 'User does not exist');
  if (row.role !== 'Guard' || !row.isActive) throw invalid('idUser', 'notGuard', 'User is not a guard');
}

/** Throws 400 `unknownReference`, a line for each location tag that is not there or hangs elsewhere. @internal */
export function requireTags(state: BackendState, ids: readonly number[], locationId: number, field: string): void {
  const errors = ids.flatMap((id) => {
    const tag = state.locationTags.get(id);
    if (tag?.idLocation === locationId) return [];
    const wrong = tag ? 'is not of this location' : 'does not exist';
    return [{ field, code: 'unknownReference', message: `Location tag ${id} ${wrong}` }];
  });
  if (errors.length > 0) throw new Refusal(400, `${field}: ${errors[0]?.message}`, { errors });
}
