import { toLatLon } from '../../model/index.ts';
import { isObject } from '../contract/contract.ts';
import { numberOf } from '../devices/device-item.ts';
import { type NewComment, sendComment } from '../events/message.ts';
import { forbidden, invalid, Refusal } from '../http/refusal.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { Caller } from '../state/caller.ts';

type Fields = { readonly [name: string]: unknown };

/* Keys are read in any case. */
const fieldsOf = (value: unknown): Fields =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([name, item]) => [name.toLowerCase(), item]));

/* The session decides who writes; what the payload says must not say otherwise. */
function checkSender(payload: Fields, { userId, userName }: Caller): void {
  if (payload.iduser !== userId) throw invalid('IdUser', 'format', 'is not who is signed in');
  if (payload.username && payload.username !== userName) throw invalid('UserName', 'format', 'is not who is signed in');
  if (payload.messagetype !== 0) throw invalid('MessageType', 'format', 'must be 0');
}

function readComment(payload: Fields): NewComment {
  if (!isObject(payload.message)) throw invalid('Message', 'required', 'is missing');
  const message = fieldsOf(payload.message);
  const idEvent = numberOf(message.idevent) ?? 0;
  if (!Number.isSafeInteger(idEvent) || idEvent <= 0) throw invalid('IdEvent', 'format', 'must be the id of an event');
  if (typeof message.comments !== 'string') throw invalid('Comments', 'required', 'must not be empty');
  const id = message.clientmessageid ?? payload.clientmessageid;
  const place = toLatLon(numberOf(message.latitude), numberOf(message.longitude));
  return { idEvent, text: message.comments, clientId: typeof id === 'string' ? id : null, place };
}

/** The hub's SendMessage: a comment on an event. Answers what ReceiveMessage says; never throws a Refusal. @internal */
export function takeMessage(state: BackendState, caller: Caller, payload: unknown): string {
  try {
    if (!caller.policies.includes('event.comment')) throw forbidden('event.comment');
    const fields = fieldsOf(payload);
    checkSender(fields, caller);
    return `The server received the message: ${sendComment(state, caller, readComment(fields)).description}`;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const lines = error.errors.map(({ field, message }) => `${field}::${message}`).join('\n');
    return `The server refused the message: ${lines || `message::${error.message}`}`;
  }
}
