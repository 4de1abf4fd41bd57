import type { Handlers } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import type { BackendState } from '../state/backend-state.ts';

/** A city that a body names; null for none. Throws 400 `unknownReference`. @internal */
export function requireCity({ cities }: BackendState, id: number | null): number | null {
  if (!id) return null;
  if (!cities.some(({ idCity }) => idCity === id)) throw invalid('idCity', 'unknownReference', 'City does not exist');
  return id;
}

/** Operations of tag City. @internal */
export const cityHandlers: Handlers = {
  city_get: ({ params, state }) =>
    state.cities
      .filter(({ idCountry }) => idCountry === params.idCountry)
      .sort((a, b) => a.name.localeCompare(b.name, 'hr')),
};
