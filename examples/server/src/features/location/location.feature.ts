import { location } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
import { deleteLocation } from './delete-location.ts';
import { locationToWire } from './location-entity.ts';
import { saveLocation } from './save-location.ts';
import { visibleLocations } from './visible-locations.ts';

/** Operations of tag Location. */
export function locationFeature({ clock }: Services): Feature {
  return {
    scoped: {
      location_getAll: async (call) => {
        const where = live(location, visibleLocations(call.scope));
        const rows = await listRows(call, location, { where, orderBy: byName(location.name, location.id) });
        return rows.map(locationToWire);
      },
      location_save: saveLocation,
      location_delete: (call) => deleteLocation(call, clock.now()),
    },
  };
}
