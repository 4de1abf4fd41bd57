import type { Wire } from '@patrolkit/sdk/wire';
import type { Scope } from '../../auth/scope.ts';
import { city, company, type location, risk } from '../../db/schema.ts';
import type { NewRow, Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import { visibleCompanies } from '../company/visible-companies.ts';
import { givenOr } from '../master-data/given-or.ts';
import { givenPlace } from '../master-data/given-place.ts';
import { optionalLine, requiredLine } from '../master-data/given-text.ts';
import { optionalReference } from '../master-data/require-reference.ts';
import { saveRow } from '../master-data/save-row.ts';
import { locationEntity, locationToWire } from './location-entity.ts';
import { visibleLocations } from './visible-locations.ts';

async function columns(
  writer: Writer,
  scope: Scope,
  body: Wire<'Location'>,
  before: typeof location.$inferSelect | null,
): Promise<NewRow<typeof location>> {
  const companyId = await optionalReference(
    writer,
    company,
    givenOr(body.idCompany, before?.companyId),
    'idCompany',
    'Company',
    visibleCompanies(scope),
  );
  /* Who sees some companies only would lose the place from his sight, and with it what happens there. */
  if (companyId === null && scope.companyIds.length > 0) {
    throw invalid('idCompany', 'required', 'must be one of the companies of your group');
  }
  return {
    name: requiredLine('name', body.name),
    ...givenPlace(body, before),
    companyId,
    riskId: await optionalReference(writer, risk, givenOr(body.idRisk, before?.riskId), 'idRisk', 'Risk'),
    cityId: await optionalReference(writer, city, givenOr(body.idCity, before?.cityId), 'idCity', 'City'),
    address: optionalLine(givenOr(body.address, before?.address)),
    isActive: body.active ?? before?.isActive ?? true,
  };
}

/** POST /api/Location. Events keep the company that the place had when they happened. */
export async function saveLocation(call: ScopedCall<'location_save'>): Promise<Wire<'Location'>> {
  const { body, repository, request, scope } = call;
  const row = await repository.write((writer) =>
    saveRow(writer, request, locationEntity, {
      id: body.idLocation,
      where: visibleLocations(scope),
      values: (before) => columns(writer, scope, body, before),
    }),
  );
  return locationToWire(row);
}
