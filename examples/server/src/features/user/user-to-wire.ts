import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { contact, type user } from '../../db/schema.ts';

type UserRow = typeof user.$inferSelect;
type ContactRow = typeof contact.$inferSelect;

/* Who has not asked for messages for so long has no app that shows them. */
const receivingMs = 30 * 24 * 3_600_000;

/** What decides how much of a user is told. */
export interface UserView {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether address and number are told: to who manages users, and to everybody about himself. */
  readonly isWhole: boolean;
}

/** A user as he travels; never with his password. */
export function userToWire(row: UserRow, told: ContactRow | null, { now, isWhole }: UserView): Wire<'User'> {
  const inboxReadAt = told?.inboxReadAt ?? null;
  return {
    idUser: row.id,
    name: row.name,
    role: row.role,
    startLatitude: row.startLatitude,
    startLongitude: row.startLongitude,
    locale: row.locale,
    idUserGroup: row.groupId,
    active: row.isActive,
    lastContact: told ? fromInstant(told.lastContactAt) : null,
    ...(row.isPartner ? { partner: true } : {}),
    canReceive: inboxReadAt !== null && now - inboxReadAt <= receivingMs,
    ...(row.thresholds ? { thresholds: row.thresholds } : {}),
    version: row.version,
    ...(isWhole ? { phone: row.phone, ...(row.email === null ? {} : { email: row.email }) } : {}),
  };
}

/** One user as he travels to who may see everything about him. */
export async function wholeUser(reader: Reader, row: UserRow, now: number): Promise<Wire<'User'>> {
  const told = await reader.first(contact, eq(contact.userId, row.id));
  return userToWire(row, told, { now, isWhole: true });
}

/** What the audit log keeps of a user: everything but his password. */
export function auditedUser({ passwordHash, tenantId, ...row }: UserRow): object {
  return { ...row, hasPassword: passwordHash !== null };
}
