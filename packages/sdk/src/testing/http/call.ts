import type { operations } from '../../wire/index.ts';
import type { OperationId } from '../contract/contract.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { Caller } from '../state/caller.ts';

/* Of an operation without a body this is unknown. */
type Body<Id extends OperationId> = [NonNullable<operations[Id]['requestBody']>] extends [
  { content: { 'application/json': infer B } },
]
  ? B
  : unknown;
type Part<Id extends OperationId, Name extends 'path' | 'query'> = operations[Id] extends {
  parameters: { [key in Name]?: infer P };
}
  ? NonNullable<P>
  : never;

/** What an operation answers by the contract; undefined stands for 204. @internal */
export type Answer<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer B } };
}
  ? B
  : undefined;

/** What an answer gets beside its body. @internal */
export interface Reply {
  /** @default 200, or 204 without a body */
  status: number | null;
  readonly headers: Headers;
}

/** A request that has passed policy and contract. @internal */
export interface Call<Id extends OperationId = OperationId> {
  readonly state: BackendState;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Nobody where the policy is public. */
  readonly caller: Caller;
  readonly params: Part<Id, 'path'>;
  readonly query: Part<Id, 'query'>;
  /** Not checked where the operation is lenient. */
  readonly body: Body<Id>;
  /** Headers of the request. */
  readonly headers: Headers;
  readonly reply: Reply;
}

/** Who serves which operation: a pure function of the call but for what it writes into the state, all or nothing. @internal */
export type Handlers = { readonly [Id in OperationId]?: (call: Call<Id>) => Answer<Id> | undefined };
