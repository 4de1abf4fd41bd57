import type { BackendState } from '../state/backend-state.ts';
import { type Caller, seesCompany } from '../state/caller.ts';
import type * as rows from '../state/rows.ts';
import type { Entity } from './save-row.ts';

/** What each sort of master data is called and who may see it (C10). @internal */
export const entities = {
  company: ({ companies: table }: BackendState, caller: Caller): Entity<rows.CompanyValues> => ({
    table,
    title: 'Company',
    isVisible: ({ id }) => seesCompany(caller, id),
  }),
  location: ({ locations: table }: BackendState, caller: Caller): Entity<rows.LocationValues> => ({
    table,
    title: 'Location',
    isVisible: ({ idCompany }) => seesCompany(caller, idCompany),
  }),
  locationTag: (state: BackendState, caller: Caller): Entity<rows.LocationTagValues> => ({
    table: state.locationTags,
    title: 'Location tag',
    isVisible: ({ idLocation }) => seesLocation(state, caller, idLocation),
  }),
  category: ({ categories: table }: BackendState): Entity<rows.CategoryValues> => ({ table, title: 'Category' }),
  risk: ({ risks: table }: BackendState): Entity<rows.RiskValues> => ({ table, title: 'Risk' }),
  shift: ({ shifts: table }: BackendState): Entity<rows.ShiftValues> => ({ table, title: 'Shift' }),
} as const;

/** C10: what is planned or hangs at a location is seen by who sees its company. @internal */
export function seesLocation({ locations }: BackendState, caller: Caller, locationId: number): boolean {
  return seesCompany(caller, locations.known(locationId)?.idCompany ?? null);
}
