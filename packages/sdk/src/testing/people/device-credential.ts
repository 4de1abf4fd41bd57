import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { CredentialValues } from '../state/rows.ts';
import type { Row } from '../state/table.ts';

const instantOrNull = (at: number | null): string | null => (at === null ? null : fromInstant(at));

/* Never with the secret: nobody has it after its first answer. */
const toWire = (row: Row<CredentialValues>): Wire<'DeviceCredential'> => ({
  idDeviceCredential: row.id,
  idUser: row.userId,
  label: row.label,
  prefix: row.secret.slice(0, 12),
  createdAt: fromInstant(row.createdAt),
  expiresAt: instantOrNull(row.expiresAt),
  lastUsedAt: instantOrNull(row.lastUsedAt),
  revoked: row.revokedAt !== null,
});

/** Operations of tag DeviceCredential. @internal */
export const deviceCredentialHandlers: Handlers = {
  deviceCredential_getAll: ({ state }) => state.credentials.all().map(toWire),
  deviceCredential_create: ({ state, body, now }) => {
    const owner = state.users.get(body.idUser);
    if (!owner) throw invalid('idUser', 'unknownReference', 'User does not exist');
    if (owner.role !== 'Guard') throw invalid('idUser', 'notGuard', 'User is not a guard');
    const row = state.credentials.insert({
      userId: owner.id,
      label: body.label,
      secret: `test-device-${String(state.next()).padStart(20, '0')}`,
      createdAt: now,
      expiresAt: body.expiresAt ? Date.parse(body.expiresAt) : null,
      lastUsedAt: null,
      revokedAt: null,
    });
    return { ...toWire(row), secret: row.secret };
  },
  deviceCredential_delete: ({ state, params, now }) => {
    const row = state.credentials.get(params.id);
    if (!row) throw notFound(`Device credential ${params.id}`);
    if (row.revokedAt === null) state.credentials.update(row.id, { revokedAt: now });
    return undefined;
  },
};
