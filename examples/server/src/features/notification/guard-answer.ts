import { toLatLon } from '@patrolkit/sdk/model';
import { and, eq, sql } from 'drizzle-orm';
import { event, notification } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { EventRow } from '../event/event-to-wire.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import { commentRecipients } from './recipients.ts';
import { hasRoom, writeNotification } from './write-notification.ts';

const answerTypes: readonly number[] = [eventTypeCode('GuardComment'), eventTypeCode('GuardMessage')];

/* A guard speaks on his own events and where he was spoken to, and nowhere else (C7). */
async function mayAnswer(writer: Writer, guardId: number, about: EventRow): Promise<boolean> {
  if (about.userId === guardId) return true;
  const isToHim = sql`${notification.sendTo} @> to_jsonb(${guardId}::bigint)`;
  return (await writer.count(notification, and(eq(notification.eventId, about.id), isToHim))) > 0;
}

/**
 * C8: a guard's comment that names an event is also a comment on that event, for its supervisors. Never refuses: what
 * cannot hang there is an event by itself all the same. `now` in milliseconds since 1970.
 */
export async function hangAnswer(writer: Writer, guardId: number, answer: EventRow, now: number): Promise<void> {
  const { aboutEventId, description, typeCode } = answer;
  if (aboutEventId === null || description === '' || !answerTypes.includes(typeCode)) return;
  const about = await holdLiveRow(writer, event, aboutEventId, 'no key update');
  if (!about || !(await mayAnswer(writer, guardId, about)) || !(await hasRoom(writer, about.id))) return;
  const sendTo = await commentRecipients(writer, about, guardId);
  const place = toLatLon(answer.latitude, answer.longitude);
  const said = { typeCode: 2, sendTo, title: '', description, clientId: null, place } as const;
  await writeNotification(writer, { about, authorId: guardId, ...said }, now);
}
