import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { UserRow } from '../state/rows.ts';

/* Who has not asked for messages for so long has no app that shows them. */
const receivingMs = 30 * 24 * 3_600_000;

/** A person as he travels; address and number only to who manages users, and to everybody about himself. @internal */
export function userToWire(state: BackendState, row: UserRow, isWhole: boolean): Wire<'User'> {
  const contact = state.contacts.get(row.id);
  const heardAt = contact?.heardAt.at(-1);
  const inboxReadAt = contact?.inboxReadAt ?? null;
  return {
    idUser: row.id,
    name: row.name,
    role: row.role,
    startLatitude: row.startLatitude,
    startLongitude: row.startLongitude,
    locale: row.locale,
    idUserGroup: row.groupId,
    active: row.isActive,
    lastContact: heardAt === undefined ? null : fromInstant(heardAt),
    canReceive: inboxReadAt !== null && state.now() - inboxReadAt <= receivingMs,
    ...(row.thresholds ? { thresholds: row.thresholds } : {}),
    version: row.version,
    ...(isWhole ? { phone: row.phone, ...(row.email === null ? {} : { email: row.email }) } : {}),
  };
}
