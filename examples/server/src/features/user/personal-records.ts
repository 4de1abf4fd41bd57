import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { TenantTable } from '../../db/reader.ts';
import * as schema from '../../db/schema.ts';

type Person = typeof schema.user.$inferSelect;

/** Rows about one person in one table. */
export interface PersonalRecords {
  /** Name of the list in the file. */
  readonly name: string;
  readonly table: TenantTable;
  readonly where: SQL | undefined;
  /** A column with an index beside the person's id, by which the rows are read in pages. @default 'id' */
  readonly by?: AnyPgColumn | undefined;
  /** Rows at a time; fewer where they are large. @default 2000 */
  readonly pageRows?: number | undefined;
  /** Columns that are about somebody else, or would open a door. */
  readonly hidden?: readonly string[] | undefined;
}

/** Whether a notification went to this user; an index finds it. */
function isSentTo(userId: number): SQL {
  return sql`${schema.notification.sendTo} @> ${JSON.stringify([userId])}::jsonb`;
}

/** Everything stored about one person, table by table (C13); his own row is not among them. */
export function personalRecords({ id, tenantId, email }: Person): readonly PersonalRecords[] {
  const {
    audit,
    calendarLink,
    contact,
    contactSlot,
    deviceCredential,
    event,
    eventImage,
    eventSeen,
    guardMotion,
    lastPosition,
  } = schema;
  const { notification, notificationReceipt, outgoing, passwordReset, patrolRule, position, quarantine } = schema;
  const { route, schedulerItem, session, consoleState, reportDelivery, reportSchedule } = schema;
  const isNamedIn = (emails: AnyPgColumn): SQL =>
    sql`lower(${emails}::text)::jsonb @> ${JSON.stringify([email?.toLowerCase() ?? ''])}::jsonb`;
  const ownEvents = sql`(select id from event where tenant_id = ${tenantId} and user_id = ${id})`;
  const isAbout = and(eq(audit.entity, 'user'), eq(audit.entityId, id));
  return [
    { name: 'contact', table: contact, where: eq(contact.userId, id) },
    { name: 'contactSlots', table: contactSlot, where: eq(contactSlot.userId, id) },
    { name: 'lastPosition', table: lastPosition, where: eq(lastPosition.userId, id) },
    { name: 'motion', table: guardMotion, where: eq(guardMotion.userId, id) },
    { name: 'positions', table: position, where: eq(position.userId, id), by: position.recordedAt },
    { name: 'deviceCredentials', table: deviceCredential, where: eq(deviceCredential.userId, id) },
    { name: 'calendarLinks', table: calendarLink, where: eq(calendarLink.userId, id) },
    { name: 'sessions', table: session, where: eq(session.userId, id) },
    { name: 'consoleStates', table: consoleState, where: eq(consoleState.userId, id) },
    { name: 'passwordResets', table: passwordReset, where: eq(passwordReset.userId, id) },
    { name: 'events', table: event, where: eq(event.userId, id), by: event.occurredAt },
    { name: 'images', table: eventImage, where: inArray(eventImage.eventId, ownEvents), pageRows: 5 },
    {
      name: 'notifications',
      table: notification,
      where: or(eq(notification.userId, id), isSentTo(id), inArray(notification.eventId, ownEvents)),
    },
    { name: 'receipts', table: notificationReceipt, where: eq(notificationReceipt.userId, id) },
    { name: 'readMarks', table: eventSeen, where: eq(eventSeen.userId, id) },
    { name: 'schedulerItems', table: schedulerItem, where: eq(schedulerItem.userId, id), by: schedulerItem.startsAt },
    { name: 'routes', table: route, where: eq(route.userId, id), by: route.startsAt },
    { name: 'rules', table: patrolRule, where: eq(patrolRule.userId, id) },
    { name: 'quarantine', table: quarantine, where: eq(quarantine.userId, id) },
    {
      name: 'mails',
      table: outgoing,
      where: and(eq(outgoing.kind, 'mail'), sql`lower(${outgoing.target}) = lower(${email ?? ''})`),
      hidden: ['content'], // a link to set a new password may be in it
    },
    { name: 'mailedReports', table: reportSchedule, where: isNamedIn(reportSchedule.emails) },
    { name: 'sentReports', table: reportDelivery, where: isNamedIn(reportDelivery.emails) },
    { name: 'auditAbout', table: audit, where: isAbout },
    /* What he did to others is told without what it said of them. */
    { name: 'auditBy', table: audit, where: eq(audit.userId, id), hidden: ['before', 'after'] },
  ];
}
