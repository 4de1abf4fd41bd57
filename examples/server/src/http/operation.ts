import type { operations } from '@patrolkit/sdk/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Scope } from '../auth/scope.ts';
import type { Repository } from '../db/repository.ts';

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

/* One that need not come may be missing; of an operation without a body this is unknown. */
type Body<Id extends OperationId> = operations[Id] extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : [NonNullable<operations[Id]['requestBody']>] extends [{ content: { 'application/json': infer B } }]
    ? B | undefined
    : unknown;
type Part<Id extends OperationId, Name extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [key in Name]?: infer P };
}
  ? NonNullable<P>
  : never;

/** What an operation answers by the contract; undefined stands for 204. */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer B } };
}
  ? B
  : string | undefined;

/** A request that has passed the contract's validation. */
export interface Call<Id extends OperationId> {
  readonly params: Part<Id, 'path'>;
  readonly query: Part<Id, 'query'>;
  /** Not validated where the operation is lenient. */
  readonly body: Body<Id>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A request of somebody who may make it. */
export interface ScopedCall<Id extends OperationId> extends Call<Id> {
  readonly scope: Scope;
  readonly repository: Repository;
}

/** The operations a feature serves: those anybody may call, and those that run in a caller's scope. */
export interface Feature {
  readonly public?: { readonly [Id in OperationId]?: (call: Call<Id>) => Promise<Answer<Id>> };
  readonly scoped?: { readonly [Id in OperationId]?: (call: ScopedCall<Id>) => Promise<Answer<Id> | undefined> };
}
