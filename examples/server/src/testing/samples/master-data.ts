import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { category, city, company, location, locationTag, risk, shift } from '../../db/schema.ts';
import type { TestServer } from '../test-server.ts';
import type { Samples } from './sample.ts';

type NumberedTable = PgTable & { readonly id: AnyPgColumn };

/** A new row of the first tenant, by its id; nothing refers to it. */
async function newRow<T extends NumberedTable>({ db }: TestServer, table: T, row: object): Promise<number> {
  /* drizzle infers nothing from a type parameter; each row below fits its table or the database refuses it */
  const [made] = (await db
    .insert(table as PgTable)
    .values({ tenantId: 1, ...row } as never)
    .returning()) as { id: number }[];
  return made?.id ?? 0;
}

const deletable = (table: NumberedTable, row: object) => async (server: TestServer) =>
  ({ path: { id: await newRow(server, table, row) }, foreign: 404 }) as const;

let lastTag = 0;
const nextTag = (): string => {
  lastTag += 1;
  return `SAMPLE${lastTag}`;
};

/** Requests about master data. */
export const masterDataSamples: Samples = {
  city_get: () => ({ path: { idCountry: 191 } }),
  company_save: async (server) => ({
    body: {
      idCompany: 0,
      name: 'Adria Logistics',
      idCity: await newRow(server, city, { countryId: 191, name: 'Zagreb' }),
    },
    foreign: 400,
  }),
  company_delete: deletable(company, { name: 'Gone' }),
  location_save: async (server) => ({
    body: { idLocation: await newRow(server, location, { name: 'Old name' }), name: 'Warehouse East' },
    foreign: 404,
  }),
  location_delete: deletable(location, { name: 'Gone' }),
  locationTag_save: async (server) => ({
    body: {
      idLocationTag: 0,
      idLocation: await newRow(server, location, { name: 'Place of a tag' }),
      tag: nextTag(),
      name: 'North gate',
    },
    foreign: 400,
  }),
  locationTag_delete: async (server) => {
    const locationId = await newRow(server, location, { name: 'Place of a tag' });
    const id = await newRow(server, locationTag, { locationId, tag: nextTag(), name: 'Gone' });
    return { path: { id }, foreign: 404 };
  },
  category_save: async (server) => ({
    body: { idCategory: await newRow(server, category, { name: 'Old name' }), name: 'Gate' },
    foreign: 404,
  }),
  category_delete: deletable(category, { name: 'Gone' }),
  risk_save: async (server) => ({
    body: { idRisk: await newRow(server, risk, { name: 'Old name', level: 1 }), level: 4 },
    foreign: 404,
  }),
  risk_delete: deletable(risk, { name: 'Gone', level: 1 }),
  shift_save: async (server) => ({
    body: {
      idShift: await newRow(server, shift, { name: 'Night', fromTime: '22:00:00', toTime: '06:00:00' }),
      weekdays: ['MO', 'SU'],
    },
    foreign: 404,
  }),
  shift_delete: deletable(shift, { name: 'Gone', fromTime: '22:00:00', toTime: '06:00:00' }),
};
