import type { Operation } from '../contract/contract.ts';
import { handlers } from '../handlers.ts';
import { admit } from '../people/sessions.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { Call, Reply } from './call.ts';
import { onceForKey } from './idempotency.ts';
import { type Route, readBody, readValues } from './read-request.ts';
import { Refusal } from './refusal.ts';

/** A request, read. @internal */
export interface Asked {
  readonly route: Route;
  readonly query: { readonly [name: string]: string };
  readonly headers: Headers;
  readonly text: string;
}

type AnyHandler = (call: Call<never>) => unknown;

const answersSecrets: readonly string[] = ['deviceCredential_create', 'calendarLink_create'];

/* Answers with a secret are not kept, and devices tell copies by their own keys. */
const keepsAnswers = ({ method, id, policy }: Operation): boolean =>
  method === 'POST' &&
  policy !== 'public' &&
  policy !== 'any' &&
  policy !== 'device.use' &&
  !answersSecrets.includes(id);

/** Serves one request: policy first, then the contract, then the work. Throws a Refusal, and then nothing is written. @internal */
export function answer(state: BackendState, { route, query, headers, text }: Asked, reply: Reply): unknown {
  const { operation, path } = route;
  const caller = admit(state, operation.policy, headers.get('authorization'));
  /* The table's types say which call each operation gets; here one stands for all. */
  const handler = handlers[operation.id] as AnyHandler | undefined;
  if (!handler) throw new Refusal(501, `${operation.id} is in the contract and not served by the test back end`);
  const values = { path: readValues(operation, 'path', path), query: readValues(operation, 'query', query) };
  const body = readBody(operation, headers, text, values.query);
  const request = { state, now: state.now(), caller, params: values.path, query: values.query, body, headers, reply };
  const call = request as unknown as Call<never>; // checked against the contract from which the types of a call are made
  const work = (): unknown => handler(call);
  if (!keepsAnswers(operation)) return work();
  return onceForKey(call, JSON.stringify([operation.id, values, body]), work);
}
