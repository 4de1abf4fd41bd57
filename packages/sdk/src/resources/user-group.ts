import { each, nothing, one } from '../client/answers.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { type UserGroup, userGroupFromWire, userGroupToWire } from '../model/user.ts';

/** Supervisors with one view. @public */
export interface UserGroupResource {
  /** Every group (`GET /api/UserGroup/Get`). */
  getAll(): Promise<UserGroup[]>;
  /** Creates (groupId 0) or changes one and answers it as saved (`POST /api/UserGroup`). */
  save(group: UserGroup, options?: SaveOptions): Promise<UserGroup>;
  /** Deletes one, named in the body and, for proxies that drop it, in the query (`DELETE /api/UserGroup`). */
  delete(groupId: number): Promise<void>;
}

/** @internal */
export function createUserGroupResource(transport: Transport): UserGroupResource {
  return {
    getAll: () => transport.call('userGroup/get', (http) => http.GET('/api/UserGroup/Get'), each(userGroupFromWire)),
    save: (group, options) =>
      transport.call(
        'userGroup/save',
        (http) => http.POST('/api/UserGroup', { body: userGroupToWire(group), headers: saveHeaders(options) }),
        one(userGroupFromWire),
      ),
    delete: (groupId) =>
      transport.call(
        'userGroup/delete',
        (http) =>
          http.DELETE('/api/UserGroup', {
            params: { query: { idUserGroup: groupId } },
            body: { idUserGroup: groupId },
          }),
        nothing,
      ),
  };
}
