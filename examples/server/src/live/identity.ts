import type { Scope } from '../auth/scope.ts';

/** Who is on a hub connection: as a request's caller, always with a session. */
export type HubIdentity = Scope & { readonly sessionId: number };

/** Whether this connection watches a tenant's dashboard; a guard's does not. */
export function isSupervising(identity: HubIdentity, tenantId: number): boolean {
  return identity.tenantId === tenantId && identity.policies.includes('dashboard.view');
}
