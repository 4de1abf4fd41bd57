import type { Wire } from '@patrolkit/sdk/wire';
import { shift } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';

/** The shift as it travels. */
export function shiftToWire(row: typeof shift.$inferSelect): Wire<'Shift'> {
  return {
    idShift: row.id,
    name: row.name,
    fromTime: row.fromTime,
    toTime: row.toTime,
    weekdays: row.weekdays,
    version: row.version,
  };
}

/** Shifts: working hours that pre-fill a new task. */
export const shiftEntity: Entity<typeof shift> = { table: shift, name: 'shift', title: 'Shift', audited: shiftToWire };
