import { parseIdList, toLatLon } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { event } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import { notFound } from '../../http/problem.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { EventRow } from '../event/event-to-wire.ts';
import { visibleTo } from '../event/visible-events.ts';
import { givenText, requiredLine } from '../master-data/given-text.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import { firstTry, readClientId } from './first-try.ts';
import { chosenRecipients } from './recipients.ts';
import type { Author } from './send-comment.ts';
import { type NotificationRow, writeNotification } from './write-notification.ts';

/* C8: what a message without an event hangs on. It belongs to a company of its author, or he would not see it himself. */
async function systemEvent(
  writer: Writer,
  { scope, now }: Author,
  comment: string,
  place: { latitude: number; longitude: number } | null,
): Promise<EventRow> {
  const [row] = await writer.insert(event, {
    typeCode: eventTypeCode('System'),
    occurredAt: now,
    receivedAt: now,
    source: 'Control centre',
    comment,
    companyId: scope.companyIds[0] ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  });
  if (!row) throw new Error('The event was not stored');
  writer.changed({ kind: 'event', reason: 'created', id: row.id, version: row.version });
  return row;
}

async function knownEvent(writer: Writer, { scope }: Author, idEvent: number): Promise<EventRow> {
  const row = await holdLiveRow(writer, event, idEvent, 'no key update', visibleTo(scope));
  if (!row) throw notFound(`Event ${idEvent}`);
  return row;
}

/**
 * POST /api/Event/SendIntervention: a message or an intervention to whom it names. Answers after the commit; a
 * repeated clientMessageId answers the first one again. Throws ProblemError: 400 for title and recipients, 404 for an
 * event the author does not see, 409 for a full thread.
 */
export async function sendIntervention(author: Author, body: Wire<'InterventionMessage'>): Promise<NotificationRow> {
  const { scope, repository, now } = author;
  const { idNotificationType: typeCode } = body;
  const idEvent = body.idEvent ?? 0;
  const title = requiredLine('title', body.title);
  const description = givenText(body.description);
  const clientId = readClientId(body);
  const place = toLatLon(body.latitude, body.longitude);
  return repository.write(async (writer) => {
    const isSame = (earlier: NotificationRow): boolean =>
      (idEvent === 0 || earlier.eventId === idEvent) &&
      earlier.typeCode === typeCode &&
      earlier.title === title &&
      earlier.description === description &&
      String(earlier.sendTo) === String([...new Set(parseIdList(body.sendTo))]);
    const earlier = await firstTry(writer, scope.userId, clientId, isSame);
    if (earlier) return earlier;
    const sendTo = await chosenRecipients(writer, scope, body.sendTo);
    const about =
      idEvent === 0 ? await systemEvent(writer, author, title, place) : await knownEvent(writer, author, idEvent);
    const said = { typeCode, sendTo, title, description, clientId, place };
    const row = await writeNotification(writer, { about, authorId: scope.userId, ...said }, now);
    writer.audit({
      action: 'intervention.send',
      entity: 'notification',
      id: row.id,
      after: { eventId: about.id, typeCode, sendTo, title, description },
    });
    return row;
  });
}
