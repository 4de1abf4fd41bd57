import type { Wire } from '@patrolkit/sdk/wire';
import { eq, sql } from 'drizzle-orm';
import { endCredentials, endSessions } from '../../auth/end-access.ts';
import { lockTenant } from '../../db/lock-tenant.ts';
import { deviceCredential, session, user } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { deletePersonalRows } from '../../privacy/delete-personal-rows.ts';
import { emptyAudit } from '../../privacy/empty-audit.ts';
import { emptyTexts } from '../../privacy/empty-texts.ts';
import { forgetAddress } from '../../privacy/forget-address.ts';
import { formerName, personWords } from '../../privacy/person-words.ts';
import { findTexts } from '../../privacy/texts-of-person.ts';
import type { Services } from '../../services.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import { isPerson } from './is-person.ts';
import { keepAdministrator, refuseSelf } from './last-administrator.ts';
import { refuseAbove } from './refuse-above.ts';

type UserRow = typeof user.$inferSelect;
/* The version is counted by the database, so that two writers cannot both take the same number. */
const counted = sql`${user.version} + 1` as unknown as number;

/** From here on nothing new about him comes in. Audited with the first thing that changes, whatever happens after. */
async function shutOut(writer: Writer, person: UserRow, now: number): Promise<number[]> {
  const { id } = person;
  await writer.update(user, { isActive: false, version: counted }, eq(user.id, id));
  await endCredentials(writer, id, now);
  writer.audit({ action: 'user.erase', entity: 'user', id });
  return endSessions(writer, id, now);
}

async function emptyAccount(writer: Writer, person: UserRow, now: number, isBulk: boolean): Promise<void> {
  const { id } = person;
  await writer.update(session, { ip: null, userAgent: null }, eq(session.userId, id));
  await writer.update(deviceCredential, { label: formerName(id) }, eq(deviceCredential.userId, id));
  await forgetAddress(writer, person.email);
  const nobody = { email: null, phone: null, passwordHash: null, startLatitude: null, startLongitude: null };
  const [row] = await writer.update(
    user,
    { ...nobody, name: formerName(id), groupId: null, thresholds: null, erasedAt: now, version: counted },
    eq(user.id, id),
  );
  writer.changed({ kind: 'master', reason: 'saved', id: isBulk ? 0 : id, version: row?.version ?? 0 });
}

/**
 * POST /api/User/{id}/Erase: removes what is stored about one person and leaves 'Former user {id}' (C13). In parts, so
 * that an alarm waits for none of it; called again, it goes on where it was stopped, and finds nothing the next time.
 */
export async function eraseUser(services: Services, call: ScopedCall<'user_erase'>): Promise<Wire<'ErasureResult'>> {
  const { clock, computer, config, onSessionRevoked } = services;
  const { params, repository, scope } = call;
  const { id } = params;
  const { person, ended } = await repository.write(async (writer) => {
    await lockTenant(writer);
    const row = await holdLiveRow(writer, user, id, 'no key update', isPerson);
    if (!row) throw notFound(`User ${id}`);
    await refuseAbove(writer, scope, [row.role], config.operatorAccess);
    await keepAdministrator(writer, row);
    refuseSelf(scope.userId, id, 'erase');
    return { person: row, ended: row.erasedAt === null ? await shutOut(writer, row, clock.now()) : [] };
  });
  for (const sessionId of ended) onSessionRevoked(sessionId, 'the account was deactivated');
  const words = await personWords(repository, person);
  const positions = await deletePersonalRows(repository, computer.monotonic, person);
  const texts = await findTexts(repository, scope.tenantId, id, words.names);
  const { isBulk, ...emptied } = await emptyTexts(repository, texts, words.names, formerName(id));
  /* Last, because his former names are read there. */
  await emptyAudit(repository, id, words);
  if (person.erasedAt === null) {
    await repository.write((writer) => emptyAccount(writer, person, clock.now(), isBulk));
  }
  return { idUser: id, positions, ...emptied };
}
