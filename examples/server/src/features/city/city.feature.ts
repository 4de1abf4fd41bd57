import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import { city } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { byName } from '../master-data/by-name.ts';

/** Highest number that ISO 3166-1 can give. */
const lastCountryId = 999;

function toWire(row: typeof city.$inferSelect): Wire<'City'> {
  return { idCity: row.id, idCountry: row.countryId, name: row.name, postalCode: row.postalCode };
}

/** Operations of tag City. */
export function cityFeature(): Feature {
  return {
    scoped: {
      city_get: async ({ params: { idCountry }, repository }) => {
        if (idCountry > lastCountryId) return [];
        const orderBy = byName(city.name, city.id);
        return (await repository.rows(city, eq(city.countryId, idCountry), { orderBy })).map(toWire);
      },
    },
  };
}
