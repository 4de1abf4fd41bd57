import type { Session } from '@patrolkit/sdk/model';

/**
 * Whether a session is offered to confirm alarms. A host that signs in by its own means may not know the policies and
 * gives none: to hide the answer to an alarm from somebody who has it would be worse than a refusal of the server.
 * @internal
 */
export function mayConfirm(session: Session | null): boolean {
  const policies = session?.policies ?? [];
  return policies.length === 0 || policies.includes('event.confirm');
}
