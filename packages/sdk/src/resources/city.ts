import { each } from '../client/answers.ts';
import type { Transport } from '../client/transport.ts';
import { type City, cityFromWire } from '../model/master-data.ts';

/** Towns for addresses. @public */
export interface CityResource {
  /** Towns of a country by its ISO 3166-1 number, 191 for Croatia (`GET /api/City/{idCountry}`). */
  getOfCountry(countryId: number): Promise<City[]>;
}

/** @internal */
export function createCityResource(transport: Transport): CityResource {
  return {
    getOfCountry: (countryId) =>
      transport.call(
        'city/get',
        (http) => http.GET('/api/City/{idCountry}', { params: { path: { idCountry: countryId } } }),
        each(cityFromWire),
      ),
  };
}
