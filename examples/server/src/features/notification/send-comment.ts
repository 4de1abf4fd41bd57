import type { LatLon } from '@patrolkit/sdk/model';
import type { Scope } from '../../auth/scope.ts';
import type { Repository } from '../../db/repository.ts';
import { event } from '../../db/schema.ts';
import { notFound } from '../../http/problem.ts';
import { visibleTo } from '../event/visible-events.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import { firstTry } from './first-try.ts';
import { requiredText } from './message-text.ts';
import { commentRecipients } from './recipients.ts';
import { type NotificationRow, writeNotification } from './write-notification.ts';

/** Who writes something, where to and when. */
export interface Author {
  readonly scope: Scope;
  readonly repository: Repository;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A comment as it comes in, by REST or by the hub. */
export interface NewComment {
  readonly idEvent: number;
  readonly text: string;
  readonly clientId: string | null;
  readonly place: LatLon | null;
}

const commentType = 2;

/**
 * The one place where a supervisor's comment is written (C8); answers after the commit. A repeated clientId answers
 * the first one again. Throws ProblemError: 400 for the text, 404 for an event the author does not see, 409 for a full
 * thread.
 */
export async function sendComment(
  { scope, repository, now }: Author,
  { idEvent, text, clientId, place }: NewComment,
): Promise<NotificationRow> {
  const description = requiredText('comment', text);
  return repository.write(async (writer) => {
    const isSame = (earlier: NotificationRow): boolean =>
      earlier.eventId === idEvent && earlier.typeCode === commentType && earlier.description === description;
    const earlier = await firstTry(writer, scope.userId, clientId, isSame);
    if (earlier) return earlier;
    const about = await holdLiveRow(writer, event, idEvent, 'no key update', visibleTo(scope));
    if (!about) throw notFound(`Event ${idEvent}`);
    const sendTo = await commentRecipients(writer, about, scope.userId);
    const said = { typeCode: commentType, sendTo, title: '', description, clientId, place } as const;
    const row = await writeNotification(writer, { about, authorId: scope.userId, ...said }, now);
    writer.audit({
      action: 'event.comment',
      entity: 'notification',
      id: row.id,
      after: { eventId: about.id, sendTo, description },
    });
    return row;
  });
}
