import { asc } from 'drizzle-orm';
import { shift } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
import { saveShift } from './save-shift.ts';
import { shiftEntity, shiftToWire } from './shift-entity.ts';

/** Operations of tag Shift. */
export function shiftFeature({ clock }: Services): Feature {
  return {
    scoped: {
      shift_getAll: async (call) => {
        const orderBy = [asc(shift.fromTime), ...byName(shift.name, shift.id)];
        return (await listRows(call, shift, { where: live(shift), orderBy })).map(shiftToWire);
      },
      shift_save: saveShift,
      /* Nothing refers to a shift: it only fills in a form. */
      shift_delete: async ({ params: { id }, repository }) => {
        await repository.write((writer) => deleteRow(writer, shiftEntity, { id, at: clock.now() }));
        return undefined;
      },
    },
  };
}
