import { ApiError, createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import type { Session } from '@patrolkit/sdk/model';

/** A session for a token. @internal */
export interface TokenSession {
  readonly session: Session;
  /** A partner's, which only looks on: nobody relies on his page to hear an alarm. */
  readonly isPartner: boolean;
}

/**
 * What a token is good for. A partner's token tells it itself; a user's rights the server alone knows: he is offered
 * what no policy has to be known for. Rejects with an ApiError.
 * @internal
 */
export async function sessionOf({ baseUrl, timers, logger }: PatrolClient, token: string): Promise<TokenSession> {
  /* A client of its own: nobody is asked for another token in the middle of a question about this one. */
  const client = createPatrolClient({ baseUrl, timers, logger });
  const unknown: Session = {
    token,
    userId: 0,
    name: '',
    role: null,
    language: null,
    expiresAt: null,
    policies: [],
  };
  client.session.start(unknown);
  const partner = await client.partnerToken.self().catch(nullWhenUnserved);
  if (partner) {
    const { name, expiresAt } = partner;
    /* To look is what every partner may: a list that names it is never taken for one that is not known. */
    const policies = ['dashboard.view', ...partner.policies];
    return { session: { ...unknown, name, policies, expiresAt }, isPartner: true };
  }
  const user = await client.user.getMyProfile().catch(nullWhenUnserved);
  const { userId, name } = user ?? unknown;
  return { session: { ...unknown, userId, name }, isPartner: false };
}

function nullWhenUnserved(error: unknown): null {
  if (error instanceof ApiError && [403, 404, 405, 501].includes(error.status)) return null;
  throw error;
}
