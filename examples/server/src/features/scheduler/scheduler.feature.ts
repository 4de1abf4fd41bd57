import { schedulerItem } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { atVisibleLocation } from '../../planning/at-visible-location.ts';
import type { Services } from '../../services.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { checkDays } from './check-days.ts';
import { checkEntity } from './check-entity.ts';
import { listChecks } from './list-checks.ts';
import { saveCheck } from './save-check.ts';

/** Operations of tag Scheduler. */
export function schedulerFeature({ clock, config }: Services): Feature {
  return {
    scoped: {
      scheduler_get: (call) => listChecks(call, {}, clock.now()),
      scheduler_search: (call) => listChecks(call, call.query, clock.now()),
      scheduler_save: (call) => saveCheck(call, clock.now()),
      scheduler_delete: async ({ params: { id }, repository, scope }) => {
        const where = atVisibleLocation(schedulerItem.locationId, scope);
        await repository.write((writer) => deleteRow(writer, checkEntity, { id, at: clock.now(), where }));
        return undefined;
      },
      scheduler_days: (call) => checkDays(call, config.timeZone, clock.now()),
    },
  };
}
