import { and, eq } from 'drizzle-orm';
import { notification, user } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import { fieldsOf, firstField } from '../../devices/device-fields.ts';
import { cleanText } from '../../devices/device-text.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { holdRow } from '../master-data/hold-row.ts';
import type { NotificationRow } from './write-notification.ts';

const maxLength = 200;

/** The sender's own id of a message, `clientMessageId` in any case; null when there is none. Throws 400 for an unusable one. */
export function readClientId(body: unknown): string | null {
  const given = firstField(fieldsOf(body) ?? new Map(), 'clientmessageid');
  if (given === undefined) return null;
  if (typeof given === 'string' && given.length <= maxLength && cleanText(given) === given) return given;
  throw invalid('clientMessageId', 'format', `must be a text of at most ${maxLength} characters`);
}

/**
 * What an earlier try of the same message has written; null for the first one. Two tries of one sender wait for each
 * other here. Throws 409 when the id was used for another text or event: that text would be lost without a word.
 */
export async function firstTry(
  writer: Writer,
  authorId: number,
  clientId: string | null,
  isSame: (earlier: NotificationRow) => boolean,
): Promise<NotificationRow | null> {
  if (clientId === null) return null;
  await holdRow(writer, user, authorId, 'no key update');
  const isIt = eq(notification.clientId, clientId);
  const earlier = await writer.first(notification, and(eq(notification.userId, authorId), isIt) ?? isIt);
  if (!earlier || isSame(earlier)) return earlier;
  const message = 'was used for another message';
  throw new ProblemError(409, `clientMessageId ${message}`, [{ field: 'clientMessageId', code: 'duplicate', message }]);
}
