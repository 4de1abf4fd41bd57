import type { FastifyRequest } from 'fastify';
import type { ContractOperation } from '../contract/contract.ts';
import { forbidden, ProblemError } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { isForPartner } from './partner-operations.ts';
import type { Scope } from './scope.ts';

function bearerOf(request: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Who makes a request, where the operation's policy lets him: `public` asks nobody, `any` asks for a session, anything
 * else for that policy; `device.use` also takes a device credential. A partner's token reaches only what is for partners,
 * whatever the policy. Throws 401 or 403.
 */
export async function enforcePolicy(
  { operationId, policy }: Pick<ContractOperation, 'operationId' | 'policy'>,
  request: FastifyRequest,
  { deviceAuth, sessions }: Pick<Services, 'deviceAuth' | 'sessions'>,
): Promise<Scope | null> {
  if (policy === 'public') return null;
  const token = bearerOf(request);
  const scope = token && ((await sessions.read(token)) ?? (policy === 'device.use' ? await deviceAuth(token) : null));
  if (!scope) throw new ProblemError(401, 'Sign in first', [], { 'WWW-Authenticate': 'Bearer' });
  if (scope.partner && !isForPartner(operationId, scope.partner.hiddenFields)) throw forbidden(policy);
  if (policy !== 'any' && !scope.policies.some((own) => own === policy)) throw forbidden(policy);
  return scope;
}
