import { each, one } from '../client/answers.ts';
import type { Transport } from '../client/transport.ts';
import { type Policy, policyFromWire, type RoleRights, roleRightsFromWire } from '../model/administration.ts';

/** Rights of the roles. @public */
export interface RolePolicyResource {
  /** The rights of each role (`GET /api/RolePolicy/Get`). */
  getAll(): Promise<RoleRights[]>;
  /** Every right there is (`GET /api/RolePolicy/GetPolicy`). */
  getPolicies(): Promise<Policy[]>;
  /** Replaces the rights of a role; they count from the next request on (`POST /api/RolePolicy`). */
  save(rights: Pick<RoleRights, 'role' | 'policies'>): Promise<RoleRights>;
}

/** @internal */
export function createRolePolicyResource(transport: Transport): RolePolicyResource {
  return {
    getAll: () => transport.call('rolePolicy/get', (http) => http.GET('/api/RolePolicy/Get'), each(roleRightsFromWire)),
    getPolicies: () =>
      transport.call('rolePolicy/getPolicy', (http) => http.GET('/api/RolePolicy/GetPolicy'), each(policyFromWire)),
    save: ({ role, policies }) =>
      transport.call(
        'rolePolicy/save',
        (http) => http.POST('/api/RolePolicy', { body: { role, policies: [...policies] } }),
        one(roleRightsFromWire),
      ),
  };
}
