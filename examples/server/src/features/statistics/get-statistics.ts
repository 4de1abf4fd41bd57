import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import type { ScopedCall } from '../../http/operation.ts';
import { alarmDelays } from './alarm-delays.ts';
import { countFacts, type Question } from './count-facts.ts';
import { countedPeriod } from './period.ts';
import type { CountRow } from './sum-counts.ts';

const plannedOf = (row: CountRow): number => row.done + row.missed + row.open;
const alarmsOf = (row: CountRow): number => row.panics + row.exceptions;

function countsOf(row: CountRow) {
  const { done, missed, open, panics, exceptions } = row;
  const ended = done + missed;
  return {
    planned: plannedOf(row),
    done,
    missed,
    open,
    rate: ended === 0 ? null : done / ended,
    panics,
    exceptions,
    notMoving: row.not_moving,
    notConnected: row.not_connected,
  };
}

/** GET /api/Statistics: what was planned and read, what alarmed and how fast somebody reacted (C9). */
export async function getStatistics(
  call: ScopedCall<'statistics_get'>,
  { timeZone, now, monotonic }: Omit<Question, 'subject' | 'period'>,
): Promise<Wire<'Statistics'>> {
  const { scope, repository, query } = call;
  const period = countedPeriod(query.startDateTime, query.endDateTime);
  const question: Question = { subject: query, period, timeZone, now, monotonic };
  const rows = await countFacts(repository, scope, question);
  const all = rows.find((row) => row.level === 'all');
  if (!all) throw new Error('The statement counts everything even when there is nothing');
  const some = rows.filter((row) => plannedOf(row) + alarmsOf(row) + row.not_moving + row.not_connected > 0);
  const byName = (a: string, b: string): number => a.localeCompare(b, 'hr');
  return {
    startDateTime: fromInstant(period.from),
    endDateTime: fromInstant(period.to),
    timeZone,
    ...countsOf(all),
    notCheckable: all.not_checkable,
    ...(await alarmDelays(repository, scope, question)),
    byDay: some
      .flatMap((row) => (row.level === 'day' && row.day !== null ? { date: row.day, ...countsOf(row) } : []))
      .sort((a, b) => (a.date < b.date ? -1 : 1)),
    byGuard: some
      .flatMap((row) =>
        row.level === 'guard' && row.user_id !== null
          ? { idUser: row.user_id, userName: row.user_name ?? '', ...countsOf(row) }
          : [],
      )
      .sort((a, b) => byName(a.userName, b.userName)),
    byLocation: some
      .flatMap((row) =>
        row.level === 'location' && row.location_id !== null
          ? { idLocation: row.location_id, locationName: row.location_name ?? '', ...countsOf(row) }
          : [],
      )
      .sort((a, b) => byName(a.locationName, b.locationName)),
    byHour: some
      .flatMap((row) =>
        row.level === 'hour' && row.weekday !== null && row.hour !== null && plannedOf(row) + alarmsOf(row) > 0
          ? {
              weekday: row.weekday,
              hour: row.hour,
              planned: plannedOf(row),
              missed: row.missed,
              alarms: alarmsOf(row),
            }
          : [],
      )
      .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour),
  };
}
