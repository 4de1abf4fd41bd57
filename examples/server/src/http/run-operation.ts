import type { FastifyReply, FastifyRequest } from 'fastify';
import { hideFacts } from '../auth/hide-facts.ts';
import type { Scope } from '../auth/scope.ts';
import type { ContractOperation } from '../contract/contract.ts';
import type { Services } from '../services.ts';
import { onceForKey } from './idempotency.ts';
import type { Call, Feature, ScopedCall } from './operation.ts';

type AnyPublic = (call: Call<never>) => Promise<unknown>;
type AnyScoped = (call: ScopedCall<never>) => Promise<unknown>;

/** Runs one operation for a request that has passed policy and validation. */
export type OperationRunner = (request: FastifyRequest, reply: FastifyReply, scope: Scope | null) => Promise<unknown>;

const answersSecrets: readonly string[] = ['deviceCredential_create', 'calendarLink_create', 'partnerToken_create'];

/* Answers with a secret are not kept, and devices tell copies by their own keys. */
const keepsAnswers = ({ method, operationId, policy }: ContractOperation): boolean =>
  method === 'POST' && policy !== 'any' && policy !== 'device.use' && !answersSecrets.includes(operationId);

/** Finds who serves an operation. Throws when nobody does, or otherwise than its policy says. */
export function operationRunner(operation: ContractOperation, feature: Feature, services: Services): OperationRunner {
  const { operationId, policy } = operation;
  /* A feature's types say which call each operation gets; here one stands for all. */
  const open = Object.entries(feature.public ?? {}).find(([id]) => id === operationId)?.[1] as AnyPublic | undefined;
  const scoped = Object.entries(feature.scoped ?? {}).find(([id]) => id === operationId)?.[1] as AnyScoped | undefined;
  if ((open && policy !== 'public') || (scoped && policy === 'public')) {
    throw new TypeError(`${operationId} is served otherwise than its policy ${policy} says`);
  }
  if (!open && !scoped) throw new TypeError(`${operationId} is in the contract and nobody serves it`);
  return async (request, reply, scope) => {
    /* Validated against the contract from which the types of a call are generated. */
    const call = { params: request.params, query: request.query, body: request.body, request, reply } as Call<never>;
    if (open) return open(call);
    if (!scoped || !scope) throw new TypeError(`${operationId} was reached without a scope`);
    const origin = { userId: scope.userId, ip: request.ip, requestId: request.id };
    const repository = services.store.for(scope, origin);
    const work = async (): Promise<unknown> => {
      const answer = await scoped({ ...call, scope, repository });
      return scope.partner ? hideFacts(operationId, answer, scope.partner.hiddenFields) : answer;
    };
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !keepsAnswers(operation)) return work();
    const content = JSON.stringify([operationId, request.params, request.query, request.body]);
    const secret = request.headers.authorization ?? '';
    return onceForKey(repository, { key, userId: scope.userId, content, secret, now: services.clock.now() }, work);
  };
}
