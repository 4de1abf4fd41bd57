import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../auth/secret.ts';
import { calendarLink } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { requireGuard } from '../../planning/require-guard.ts';
import type { Services } from '../../services.ts';
import { calendarFeed } from './calendar-feed.ts';

type LinkRow = typeof calendarLink.$inferSelect;
const prefixLength = 6;

/** Never with the secret: nobody has it after its first answer. */
function toWire(row: LinkRow): Wire<'CalendarLink'> {
  return {
    idCalendarLink: row.id,
    idUser: row.userId,
    prefix: row.prefix,
    createdAt: fromInstant(row.createdAt),
    lastUsedAt: row.lastUsedAt === null ? null : fromInstant(row.lastUsedAt),
    revoked: row.revokedAt !== null,
  };
}

/** Operations of tag CalendarLink. */
export function calendarLinkFeature(services: Services): Feature {
  const { clock } = services;
  return {
    public: { calendarLink_feed: calendarFeed(services) },
    scoped: {
      calendarLink_getAll: async ({ repository }) =>
        (await repository.rows(calendarLink, undefined, { orderBy: [asc(calendarLink.id)] })).map(toWire),
      calendarLink_create: async ({ repository, body, scope }) => {
        const secret = newSecret();
        const prefix = secret.slice(0, prefixLength);
        const row = await repository.write(async (writer) => {
          await requireGuard(writer, body.idUser);
          const companyIds = [...scope.companyIds];
          const given = { userId: body.idUser, secretHash: hashSecret(secret), prefix, companyIds };
          const [created] = await writer.insert(calendarLink, { ...given, createdAt: clock.now() });
          if (!created) throw new Error('The calendar link was not stored');
          const after = { userId: body.idUser, prefix, companyIds };
          writer.audit({ action: 'calendarLink.create', entity: 'calendarLink', id: created.id, after });
          return created;
        });
        return { ...toWire(row), secret };
      },
      calendarLink_delete: async ({ repository, params }) => {
        await repository.write(async (writer) => {
          const row = await writer.first(calendarLink, eq(calendarLink.id, params.id));
          if (!row) throw notFound(`Calendar link ${params.id}`);
          if (row.revokedAt !== null) return;
          await writer.update(calendarLink, { revokedAt: clock.now() }, eq(calendarLink.id, row.id));
          const before = { userId: row.userId, prefix: row.prefix };
          writer.audit({ action: 'calendarLink.delete', entity: 'calendarLink', id: row.id, before });
        });
        return undefined;
      },
    },
  };
}
