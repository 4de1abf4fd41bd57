import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { eq, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import type { Repository } from '../../db/repository.ts';
import { contact } from '../../db/schema.ts';
import { notFound } from '../../http/problem.ts';
import { writeContact } from '../../patrol/write-contact.ts';
import { writeContactSlot } from '../../patrol/write-contact-slot.ts';
import { noteReceipts } from '../notification/receipts.ts';

/* A page: the device asks on from the highest id it got. */
const maxMessages = 500;

interface InboxRow {
  readonly id: number;
  readonly type_code: number;
  readonly event_id: number;
  readonly user_id: number;
  readonly user_name: string;
  readonly title: string;
  readonly description: string;
  readonly at: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly is_seen: boolean;
}

const toWire = (row: InboxRow): Wire<'InboxMessage'> => ({
  idNotification: row.id,
  idNotificationType: row.type_code as Wire<'NotificationType'>, // write-notification.ts takes no other
  idEvent: row.event_id,
  idUser: row.user_id,
  userName: row.user_name,
  title: row.title,
  description: row.description,
  dateTime: fromInstant(row.at),
  latitude: row.latitude,
  longitude: row.longitude,
  seen: row.is_seen,
});

/* Messages to one user, the oldest first; what hangs on a deleted event is gone (C7). */
function messagesTo(reader: Reader, userId: number, only: ReturnType<typeof sql>): Promise<InboxRow[]> {
  return reader.query<InboxRow>(
    (tenantId) => sql`
      select n.id::float8 as id, n.type_code, n.event_id::float8 as event_id, n.user_id::float8 as user_id,
        u.name as user_name, n.title, n.description, (extract(epoch from n.at) * 1000)::float8 as at,
        n.latitude, n.longitude, r.seen_at is not null as is_seen
      from notification_receipt r
      join notification n on n.tenant_id = r.tenant_id and n.id = r.notification_id
      join event e on e.tenant_id = n.tenant_id and e.id = n.event_id and e.deleted_at is null
      join user_account u on u.tenant_id = n.tenant_id and u.id = n.user_id
      where r.tenant_id = ${tenantId} and r.user_id = ${userId} and ${only}
      order by r.notification_id limit ${maxMessages}`,
  );
}

/** Whose inbox is asked for, and when. */
export interface InboxCall {
  readonly scope: Scope;
  readonly repository: Repository;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * GET /api/Device/Inbox: messages after an id, at most 500. They count as delivered from here on, and the guard as
 * somebody whose device reads messages (C8).
 */
export async function readInbox({ scope, repository, now }: InboxCall, after: number): Promise<Wire<'InboxMessage'>[]> {
  const { userId } = scope;
  return repository.write(async (writer) => {
    await writeContactSlot(writer, userId, { at: now, bytes: 0 });
    await writeContact(writer, userId, [], now);
    await writer.update(contact, { inboxReadAt: now }, eq(contact.userId, userId));
    const rows = await messagesTo(writer, userId, sql`r.notification_id > ${after}`);
    const ids = rows.map(({ id }) => id);
    await noteReceipts(writer, userId, ids, { isDelivered: true, isSeen: false }, now);
    return rows.map(toWire);
  });
}

/** POST /api/Device/Inbox/{id}/Seen: opened, and delivered with that; again changes nothing. Throws 404 for others' messages. */
export async function markOpened({ scope, repository, now }: InboxCall, id: number): Promise<undefined> {
  await repository.write(async (writer) => {
    const [row] = await messagesTo(writer, scope.userId, sql`r.notification_id = ${id}`);
    if (!row) throw notFound(`Message ${id}`);
    await noteReceipts(writer, scope.userId, [id], { isDelivered: true, isSeen: true }, now);
  });
  return undefined;
}
