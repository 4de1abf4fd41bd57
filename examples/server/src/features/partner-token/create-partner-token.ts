import { randomBytes } from 'node:crypto';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, inArray } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../auth/secret.ts';
import { company, location, partnerToken, session, user } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { forbidden, invalid } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { visibleCompanies } from '../company/visible-companies.ts';
import { visibleLocations } from '../location/visible-locations.ts';
import { requiredLine } from '../master-data/given-text.ts';
import { requireReference } from '../master-data/require-reference.ts';
import { givenOrigins } from './given-origins.ts';
import { partnerTokenToWire } from './partner-token-to-wire.ts';

type CreateCall = ScopedCall<'partnerToken_create'>;

const longestLifeMs = 400 * 24 * 3_600_000;
const prefixLength = 6;
const keyBytes = 12;

function givenExpiry(text: string, now: number): number {
  const at = Date.parse(text);
  if (at <= now) throw invalid('expiresAt', 'minimum', 'must be in the future');
  if (at > now + longestLifeMs) throw invalid('expiresAt', 'maximum', 'must be within 400 days');
  return at;
}

/* Nobody gives away what he does not have. */
function givenPolicies({ body, scope }: CreateCall): Wire<'PartnerPolicy'>[] {
  const policies = [...new Set(body.policies ?? [])];
  const lacking = policies.find((policy) => !scope.policies.includes(policy));
  if (lacking) throw forbidden(lacking);
  return policies;
}

async function givenPlaces(
  writer: Writer,
  { body, scope }: CreateCall,
): Promise<{ companyIds: number[]; locationIds: number[] }> {
  const companyIds = [...new Set(body.idCompanies)];
  for (const id of companyIds) {
    await requireReference(writer, company, id, 'idCompanies', `Company ${id}`, visibleCompanies(scope));
  }
  const locationIds = [...new Set(body.idLocations ?? [])];
  const isOfThem = and(visibleLocations(scope), inArray(location.companyId, companyIds));
  for (const id of locationIds) {
    await requireReference(writer, location, id, 'idLocations', `Location ${id} of these companies`, isOfThem);
  }
  return { companyIds, locationIds };
}

/** POST /api/PartnerToken. Throws 400 for an unknown company or location, a site that is none, a life that is too long; 403 for a policy the caller lacks. */
export async function createPartnerToken({ clock }: Services, call: CreateCall): Promise<Wire<'PartnerToken'>> {
  const { body, repository } = call;
  const createdAt = clock.now();
  const expiresAt = givenExpiry(body.expiresAt, createdAt);
  const name = requiredLine('name', body.name);
  const policies = givenPolicies(call);
  const origins = givenOrigins(body.origins ?? []);
  const hiddenFields = [...new Set(body.hiddenFields ?? [])];
  const token = newSecret();
  const prefix = token.slice(0, prefixLength);
  const row = await repository.write(async (writer) => {
    const places = await givenPlaces(writer, call);
    const [actor] = await writer.insert(user, { name, role: '', isPartner: true });
    if (!actor) throw new Error('The partner was not stored');
    const limits = { ...places, hiddenFields, policies, origins };
    const embedKey = randomBytes(keyBytes).toString('base64url');
    const values = { userId: actor.id, prefix, embedKey, createdAt, expiresAt, ...limits };
    const [created] = await writer.insert(partnerToken, values);
    if (!created) throw new Error('The partner token was not stored');
    const life = { createdAt, expiresAt, lastUsedAt: createdAt };
    await writer.insert(session, { userId: actor.id, tokenHash: hashSecret(token), ...life });
    const after = { name, prefix, expiresAt, ...limits };
    writer.audit({ action: 'partnerToken.create', entity: 'partnerToken', id: created.id, after });
    writer.changed({ kind: 'master', reason: 'created', id: actor.id, version: actor.version });
    return created;
  });
  return { ...partnerTokenToWire(row, name, null), token };
}
