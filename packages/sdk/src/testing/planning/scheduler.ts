import { localDate } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { askedPeriod, overlaps } from '../http/period.ts';
import { seesLocation } from '../master-data/entities.ts';
import { firstRows } from '../master-data/list-rows.ts';
import { deleteRow } from '../master-data/save-row.ts';
import type { CheckRow } from '../state/rows.ts';
import { byStart, checkToWire, stateOf } from './check-to-wire.ts';
import { checkEntity, saveCheck } from './save-check.ts';

const longestPeriodDays = 400;
const maxRows = 50_000;

/* 0 or missing is no narrowing. */
interface CheckPart {
  readonly idUser?: number | undefined;
  readonly idLocation?: number | undefined;
  readonly idLocationTag?: number | undefined;
}

function checksOf({ state, caller }: Pick<Call, 'state' | 'caller'>, part: CheckPart): CheckRow[] {
  const { idUser = 0, idLocation = 0, idLocationTag = 0 } = part;
  return state.checks
    .live()
    .filter(
      (row) =>
        (idUser === 0 || row.userId === idUser) &&
        (idLocation === 0 || row.locationId === idLocation) &&
        (idLocationTag === 0 || row.locationTagId === idLocationTag) &&
        seesLocation(state, caller, row.locationId),
    );
}

function list(call: Call<'scheduler_get' | 'scheduler_search'>, part: CheckPart): Wire<'SchedulerItem'>[] {
  const period = askedPeriod(call.query, longestPeriodDays);
  const rows = checksOf(call, part).filter((row) => overlaps(row, period));
  return firstRows(call, rows.sort(byStart), maxRows).map((row) => checkToWire(call.state, row));
}

/* Checks that start in a period, counted by local day and, if asked for, guard or place. */
function days(call: Call<'scheduler_days'>): Wire<'SchedulerDay'>[] {
  const { query, state, now } = call;
  const { from, to } = askedPeriod(query, longestPeriodDays);
  const counted = new Map<string, Wire<'SchedulerDay'>>();
  for (const row of checksOf(call, query).sort(byStart)) {
    if (row.startsAt < from || row.startsAt >= to) continue;
    const date = localDate(state.installation.timeZone, row.startsAt);
    const idUser = query.by === 'guard' ? row.userId : null;
    const idLocation = query.by === 'location' ? row.locationId : null;
    const key = [date, idUser, idLocation].join('/');
    const before = counted.get(key) ?? { date, idUser, idLocation, planned: 0, read: 0, missed: 0 };
    const what = stateOf(row, now);
    const read = before.read + Number(what === 'done');
    const missed = before.missed + Number(what === 'missed');
    counted.set(key, { ...before, planned: before.planned + 1, read, missed });
  }
  const order = (a: Wire<'SchedulerDay'>, b: Wire<'SchedulerDay'>): number =>
    a.date.localeCompare(b.date) || Number(a.idUser) - Number(b.idUser) || Number(a.idLocation) - Number(b.idLocation);
  return [...counted.values()].sort(order);
}

/** Operations of tag Scheduler. @internal */
export const schedulerHandlers: Handlers = {
  scheduler_get: (call) => list(call, {}),
  scheduler_search: (call) => list(call, call.query),
  scheduler_save: (call) => checkToWire(call.state, saveCheck(call)),
  scheduler_delete: (call) => deleteRow(call, checkEntity(call), call.params.id),
  scheduler_days: days,
};
