import { weekdays } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import { invalid } from '../http/refusal.ts';
import type { ShiftValues } from '../state/rows.ts';
import type { Row } from '../state/table.ts';
import { entities } from './entities.ts';
import { givenOr, requiredLine } from './given-values.ts';
import { byName, listRows } from './list-rows.ts';
import { deleteRow, saveRow } from './save-row.ts';

const toWire = ({ id, deletedAt, ...values }: Row<ShiftValues>): Wire<'Shift'> => ({ idShift: id, ...values });

/* A1: 24:00:00 is a span and no time of day; who means midnight says 00:00:00, which ends on the next day. */
function wallTime(field: string, time: string | null): string {
  if (time === null) throw invalid(field, 'required', 'must be a time HH:mm:ss');
  if (time.startsWith('24')) throw invalid(field, 'format', 'must be a time before 24:00:00');
  return time;
}

/** Operations of tag Shift. Nothing refers to a shift: it only fills in a form. @internal */
export const shiftHandlers: Handlers = {
  shift_getAll: (call) => {
    const byTime = (a: ShiftValues, b: ShiftValues): number =>
      Number(a.fromTime > b.fromTime) - Number(a.fromTime < b.fromTime);
    const rows = call.state.shifts.live().sort((a, b) => byTime(a, b) || byName(a, b));
    return listRows(call, rows).map(toWire);
  },
  shift_save: (call) => {
    const { body, state } = call;
    const row = saveRow(call, entities.shift(state), body.idShift, (before) => {
      const days = givenOr(body.weekdays, before?.weekdays) ?? [];
      return {
        name: requiredLine('name', givenOr(body.name, before?.name)),
        fromTime: wallTime('fromTime', givenOr(body.fromTime, before?.fromTime)),
        toTime: wallTime('toTime', givenOr(body.toTime, before?.toTime)),
        weekdays: weekdays.filter((day) => days.includes(day)),
      };
    });
    return toWire(row);
  },
  shift_delete: (call) => deleteRow(call, entities.shift(call.state), call.params.id),
};
