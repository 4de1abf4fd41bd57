import { fromInstant } from '@patrolkit/sdk/model';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { getAllUsers } from './all-users.ts';
import { authenticate } from './authenticate.ts';

/** Operations of tag User. */
export function userFeature(services: Services): Feature {
  const { clock, hubTickets, onSessionRevoked, sessions } = services;
  return {
    public: { user_authenticate: (call) => authenticate(services, call) },
    scoped: {
      user_getAll: (call) => getAllUsers(call, clock.now()),
      user_logout: async ({ scope, repository }) => {
        if (scope.sessionId === null) return undefined;
        await sessions.revoke(scope.sessionId);
        await repository.write(async (writer) =>
          writer.audit({ action: 'auth.logout', entity: 'user', id: scope.userId }),
        );
        onSessionRevoked(scope.sessionId, 'signed out');
        return undefined;
      },
      user_hubTicket: async ({ scope }) => {
        const { ticket, expiresAt } = await hubTickets.mint(scope);
        return { ticket, expiresAt: fromInstant(expiresAt) };
      },
    },
  };
}
