import { weekdays } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import type { ScopedCall } from '../../http/operation.ts';
import { invalid } from '../../http/problem.ts';
import { givenOr } from '../master-data/given-or.ts';
import { requiredLine } from '../master-data/given-text.ts';
import { saveRow } from '../master-data/save-row.ts';
import { shiftEntity, shiftToWire } from './shift-entity.ts';

/* A1: 24:00:00 is a span and no time of day; who means midnight says 00:00:00, which ends on the next day. */
function wallTime(field: string, time: string | null): string {
  if (time === null) throw invalid(field, 'required', 'must be a time HH:mm:ss');
  if (time.startsWith('24')) throw invalid(field, 'format', 'must be a time before 24:00:00');
  return time;
}

/** POST /api/Shift. Weekdays are kept from Monday on, each once. */
export async function saveShift(call: ScopedCall<'shift_save'>): Promise<Wire<'Shift'>> {
  const { body, repository, request } = call;
  const row = await repository.write((writer) =>
    saveRow(writer, request, shiftEntity, {
      id: body.idShift,
      values: (before) => {
        const days = givenOr(body.weekdays, before?.weekdays) ?? [];
        return {
          name: requiredLine('name', givenOr(body.name, before?.name)),
          fromTime: wallTime('fromTime', givenOr(body.fromTime, before?.fromTime)),
          toTime: wallTime('toTime', givenOr(body.toTime, before?.toTime)),
          weekdays: weekdays.filter((day) => days.includes(day)),
        };
      },
    }),
  );
  return shiftToWire(row);
}
