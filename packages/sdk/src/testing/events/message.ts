import { type LatLon, parseIdList, toLatLon } from '../../model/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import { givenText, requiredLine } from '../master-data/given-values.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { Caller } from '../state/caller.ts';
import type { NotificationRow } from '../state/rows.ts';
import { liveEvent } from './event-to-wire.ts';
import { notificationToWire } from './notification-to-wire.ts';
import { raiseEvent } from './raise-event.ts';
import { commentRecipients, firstTry, writeNotification } from './write-notification.ts';

const longestText = 2000;
const commentType = 2;

function requiredText(field: string, text: string): string {
  const plain = givenText(text);
  if (/^[\s\p{Cf}]*$/u.test(plain)) throw invalid(field, 'required', 'must not be empty');
  if ([...plain].length > longestText) throw invalid(field, 'tooLong', `must have at most ${longestText} characters`);
  return plain;
}

/** A comment as it comes in, by REST or by the hub. @internal */
export interface NewComment {
  readonly idEvent: number;
  readonly text: string;
  readonly clientId: string | null;
  readonly place: LatLon | null;
}

/** The one place where a supervisor's comment is written (C8). Throws 400, 404 and 409. @internal */
export function sendComment(state: BackendState, caller: Caller, comment: NewComment): NotificationRow {
  const { idEvent: eventId, clientId, place } = comment;
  const description = requiredText('comment', comment.text);
  const isSame = (row: NotificationRow): boolean =>
    row.eventId === eventId && row.typeCode === commentType && row.description === description;
  const earlier = firstTry(state, caller.userId, clientId, isSame);
  if (earlier) return earlier;
  const sendTo = commentRecipients(state, liveEvent(state, caller, eventId), caller.userId);
  const { latitude, longitude } = place ?? { latitude: null, longitude: null };
  const said = { typeCode: commentType, sendTo, title: '', description, clientId, latitude, longitude } as const;
  return writeNotification(state, { eventId, userId: caller.userId, ...said });
}

/* C8: whom a message names, each once, in the given order. */
function chosenRecipients(state: BackendState, sendTo: string): number[] {
  const ids = [...new Set(parseIdList(sendTo) ?? [0])];
  const unknown = ids.filter((id) => !state.users.get(id)?.isActive);
  if (unknown.length === 0) return ids;
  throw invalid('sendTo', 'unknownReference', `unknown recipient ${unknown.slice(0, 10).join(', ')}`);
}

function sendIntervention({ state, caller, body }: Call<'event_sendIntervention'>): NotificationRow {
  const { idNotificationType: typeCode, clientMessageId: clientId = null } = body;
  const title = requiredLine('title', body.title);
  const description = givenText(body.description);
  const sendTo = chosenRecipients(state, body.sendTo);
  const isSame = (row: NotificationRow): boolean =>
    (!body.idEvent || row.eventId === body.idEvent) &&
    [row.typeCode, row.title, row.description, ...row.sendTo].join() ===
      [typeCode, title, description, ...sendTo].join();
  const earlier = firstTry(state, caller.userId, clientId, isSame);
  if (earlier) return earlier;
  const { latitude, longitude } = toLatLon(body.latitude, body.longitude) ?? { latitude: null, longitude: null };
  /* C8: what a message without an event hangs on. It belongs to a company of its author, or he would not see it himself. */
  const companyId = caller.companyIds[0] ?? null;
  const about = body.idEvent
    ? liveEvent(state, caller, body.idEvent)
    : raiseEvent(state, { type: 'System', source: 'Control centre', comment: title, companyId, latitude, longitude });
  const said = { typeCode, sendTo, title, description, clientId, latitude, longitude };
  return writeNotification(state, { eventId: about.id, userId: caller.userId, ...said });
}

/** Operations of tag Event by which supervisors write. @internal */
export const messageHandlers: Handlers = {
  event_sendComment: ({ state, caller, body }) => {
    const { idEvent, comment: text, clientMessageId: clientId = null } = body;
    const row = sendComment(state, caller, { idEvent, text, clientId, place: null });
    return notificationToWire(state, caller.userId, row);
  },
  event_sendIntervention: (call) => notificationToWire(call.state, call.caller.userId, sendIntervention(call)),
};
