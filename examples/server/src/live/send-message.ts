import { toLatLon } from '@patrolkit/sdk/model';
import type { Sessions } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/repository.ts';
import { type DeviceFields, fieldsOf } from '../devices/device-fields.ts';
import { readNumber } from '../devices/device-number.ts';
import { readClientId } from '../features/notification/first-try.ts';
import { type NewComment, sendComment } from '../features/notification/send-comment.ts';
import { forbidden, invalid, ProblemError } from '../http/problem.ts';
import type { HubIdentity } from './identity.ts';

/** What SendMessage needs around it. */
export interface MessageSurroundings {
  readonly clock: Clock;
  readonly store: Store;
  readonly sessions: Sessions;
  /** Hears of what is no refusal but a fault. */
  readonly log: { warn(o: object, m: string): void };
}

/* The token decides who writes; what the payload says must not say otherwise. */
function checkSender(payload: DeviceFields, { userId, userName }: HubIdentity): void {
  if (payload.get('iduser') !== userId) throw invalid('IdUser', 'format', 'is not who is signed in');
  const name = payload.get('username');
  if (name !== undefined && name !== null && name !== '' && name !== userName) {
    throw invalid('UserName', 'format', 'is not who is signed in');
  }
  if (payload.get('messagetype') !== 0) throw invalid('MessageType', 'format', 'must be 0');
}

function readComment(payload: DeviceFields): NewComment {
  const message = fieldsOf(payload.get('message'));
  if (!message) throw invalid('Message', 'required', 'is missing');
  const idEvent = message.get('idevent');
  if (typeof idEvent !== 'number' || !Number.isSafeInteger(idEvent) || idEvent <= 0) {
    throw invalid('IdEvent', 'format', 'must be the id of an event');
  }
  const text = message.get('comments');
  if (typeof text !== 'string') throw invalid('Comments', 'required', 'must not be empty');
  const clientId = readClientId(payload.get('message')) ?? readClientId(Object.fromEntries(payload));
  const place = toLatLon(readNumber(message.get('latitude')), readNumber(message.get('longitude')));
  return { idEvent, text, clientId, place };
}

function refusal(error: unknown): string {
  const problem = error instanceof ProblemError ? error : new ProblemError(500, 'The comment could not be stored');
  const lines = problem.errors.map(({ field, message }) => `${field}::${message}`);
  return `The server refused the message: ${lines.join('\n') || `message::${problem.message}`}`;
}

/**
 * The hub's SendMessage (contract B): the caller's comment on an event, by the same way as the one by REST. Keys are
 * read in any case. Answers what ReceiveMessage says, after the commit; never rejects.
 */
export async function takeMessage(
  { clock, store, sessions, log }: MessageSurroundings,
  identity: HubIdentity,
  payload: unknown,
): Promise<string> {
  try {
    /* The connection's rights are those of its beginning; what counts are today's. */
    const scope = await sessions.readById(identity.sessionId);
    if (!scope) throw new ProblemError(401, 'The session has ended');
    if (!scope.policies.includes('event.comment')) throw forbidden('event.comment');
    const fields = fieldsOf(payload);
    if (!fields) throw invalid('message', 'format', 'is not an object');
    checkSender(fields, { ...scope, sessionId: identity.sessionId });
    const repository = store.for(scope, { userId: scope.userId, ip: null, requestId: null });
    const row = await sendComment({ scope, repository, now: clock.now() }, readComment(fields));
    return `The server received the message: ${row.description}`;
  } catch (error) {
    if (!(error instanceof ProblemError)) log.warn({ err: error }, 'comment failed');
    return refusal(error);
  }
}
