import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq } from 'drizzle-orm';
import { newDeviceSecret } from '../../auth/device-credentials.ts';
import { hashSecret } from '../../auth/secret.ts';
import { deviceCredential, user } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { invalid, notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';

type CredentialRow = typeof deviceCredential.$inferSelect;
const instantOrNull = (at: number | null): string | null => (at === null ? null : fromInstant(at));

/** Never with the secret: nobody has it after its first answer. */
function toWire(row: CredentialRow): Wire<'DeviceCredential'> {
  return {
    idDeviceCredential: row.id,
    idUser: row.userId,
    label: row.label,
    prefix: row.prefix,
    createdAt: fromInstant(row.createdAt),
    expiresAt: instantOrNull(row.expiresAt),
    lastUsedAt: instantOrNull(row.lastUsedAt),
    revoked: row.revokedAt !== null,
  };
}

/** Operations of tag DeviceCredential. */
export function deviceCredentialFeature({ clock }: Services): Feature {
  return {
    scoped: {
      deviceCredential_getAll: async ({ repository }) =>
        (await repository.rows(deviceCredential, undefined, { orderBy: [asc(deviceCredential.id)] })).map(toWire),
      deviceCredential_create: async ({ repository, body }) => {
        const { secret, prefix } = newDeviceSecret();
        const expiresAt = body.expiresAt ? Date.parse(body.expiresAt) : null;
        const row = await repository.write(async (writer) => {
          const owner = await writer.first(user, eq(user.id, body.idUser));
          if (!owner) throw invalid('idUser', 'unknownReference', 'User does not exist');
          if (owner.role !== 'Guard') throw invalid('idUser', 'notGuard', 'User is not a guard');
          const { label, idUser: userId } = body;
          const createdAt = clock.now();
          const secretHash = hashSecret(secret);
          const [created] = await writer.insert(deviceCredential, {
            userId,
            label,
            secretHash,
            prefix,
            createdAt,
            expiresAt,
          });
          if (!created) throw new Error('The credential was not stored');
          const after = { userId, label, prefix, expiresAt };
          writer.audit({ action: 'deviceCredential.create', entity: 'deviceCredential', id: created.id, after });
          return created;
        });
        return { ...toWire(row), secret };
      },
      deviceCredential_delete: async ({ repository, params }) => {
        await repository.write(async (writer) => {
          const row = await writer.first(deviceCredential, eq(deviceCredential.id, params.id));
          if (!row) throw notFound(`Device credential ${params.id}`);
          if (row.revokedAt !== null) return;
          await writer.update(deviceCredential, { revokedAt: clock.now() }, eq(deviceCredential.id, row.id));
          const before = { userId: row.userId, label: row.label, prefix: row.prefix };
          writer.audit({ action: 'deviceCredential.delete', entity: 'deviceCredential', id: row.id, before });
        });
        return undefined;
      },
    },
  };
}
