import type { Wire } from '@patrolkit/sdk/wire';
import { city, type company } from '../../db/schema.ts';
import type { NewRow, Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { givenOr } from '../master-data/given-or.ts';
import { optionalLine, requiredLine } from '../master-data/given-text.ts';
import { optionalReference } from '../master-data/require-reference.ts';
import { saveRow } from '../master-data/save-row.ts';
import { companyEntity, companyToWire } from './company-entity.ts';
import { visibleCompanies } from './visible-companies.ts';

async function columns(
  writer: Writer,
  body: Wire<'Company'>,
  before: typeof company.$inferSelect | null,
): Promise<NewRow<typeof company>> {
  return {
    name: requiredLine('name', body.name),
    address: optionalLine(givenOr(body.address, before?.address)),
    cityId: await optionalReference(writer, city, givenOr(body.idCity, before?.cityId), 'idCity', 'City'),
    contact: optionalLine(givenOr(body.contact, before?.contact)),
    isActive: body.active ?? before?.isActive ?? true,
  };
}

/** POST /api/Company. */
export async function saveCompany(call: ScopedCall<'company_save'>): Promise<Wire<'Company'>> {
  const { body, repository, request, scope } = call;
  const row = await repository.write((writer) =>
    saveRow(writer, request, companyEntity, {
      id: body.idCompany,
      where: visibleCompanies(scope),
      values: (before) => columns(writer, body, before),
    }),
  );
  return companyToWire(row);
}
