import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq, sql } from 'drizzle-orm';
import { endSessions } from '../../auth/end-access.ts';
import type { Reader } from '../../db/reader.ts';
import { partnerToken, session, user } from '../../db/schema.ts';
import type { Feature, ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { createPartnerToken } from './create-partner-token.ts';
import { partnerTokenToWire } from './partner-token-to-wire.ts';

async function listTokens(reader: Reader): Promise<Wire<'PartnerToken'>[]> {
  const rows = await reader.rows(partnerToken, undefined, { orderBy: [asc(partnerToken.id)] });
  const isOfPartners = sql`${session.userId} in (select user_id from partner_token)`;
  const uses = new Map((await reader.rows(session, isOfPartners)).map((row) => [row.userId, row]));
  const names = new Map((await reader.rows(user, eq(user.isPartner, true))).map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const used = uses.get(row.userId);
    /* Its session says when it was made until it is first used. */
    const lastUsedAt = used && used.lastUsedAt > used.createdAt ? used.lastUsedAt : null;
    return partnerTokenToWire(row, names.get(row.userId) ?? '', lastUsedAt);
  });
}

async function revokeToken(
  { clock, onSessionRevoked }: Services,
  { params, repository }: ScopedCall<'partnerToken_delete'>,
): Promise<undefined> {
  const now = clock.now();
  const ended = await repository.write(async (writer) => {
    const row = await writer.first(partnerToken, eq(partnerToken.id, params.id));
    if (!row) throw notFound(`Partner token ${params.id}`);
    if (row.revokedAt !== null) return [];
    await writer.update(partnerToken, { revokedAt: now }, eq(partnerToken.id, row.id));
    await writer.update(user, { isActive: false }, eq(user.id, row.userId));
    const before = { prefix: row.prefix, companyIds: row.companyIds };
    writer.audit({ action: 'partnerToken.delete', entity: 'partnerToken', id: row.id, before });
    return endSessions(writer, row.userId, now);
  });
  for (const sessionId of ended) onSessionRevoked(sessionId, 'the partner token was revoked');
  return undefined;
}

async function ownLimits({ repository, scope }: ScopedCall<'partnerToken_self'>): Promise<Wire<'PartnerTokenSelf'>> {
  const row = scope.partner && (await repository.first(partnerToken, eq(partnerToken.userId, scope.userId)));
  if (!row) throw notFound('Partner token');
  return {
    name: scope.userName,
    idCompanies: row.companyIds,
    idLocations: row.locationIds,
    hiddenFields: row.hiddenFields,
    policies: row.policies.filter((policy) => scope.policies.includes(policy)),
    expiresAt: fromInstant(row.expiresAt),
  };
}

/** Operations of tag PartnerToken. */
export function partnerTokenFeature(services: Services): Feature {
  return {
    scoped: {
      partnerToken_getAll: ({ repository }) => listTokens(repository),
      partnerToken_create: (call) => createPartnerToken(services, call),
      partnerToken_delete: (call) => revokeToken(services, call),
      partnerToken_self: ownLimits,
    },
  };
}
