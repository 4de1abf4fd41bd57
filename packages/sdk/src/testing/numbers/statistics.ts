import { fromInstant, isAlarm } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { readPeriod } from '../http/period.ts';
import { invalid } from '../http/refusal.ts';
import type { EventRow } from '../state/rows.ts';
import { type Counts, factsOf, sumBy, sumOf } from './count-facts.ts';
import { eventsOf } from './subject.ts';

const longestMs = 400 * 24 * 3_600_000;

function countsOf({ notCheckable, ...counts }: Counts) {
  const ended = counts.done + counts.missed;
  return { ...counts, rate: ended === 0 ? null : counts.done / ended };
}

const isSome = ({ notCheckable, ...counts }: Counts): boolean => Object.values(counts).some((count) => count > 0);
const some = <Key>(sums: ReadonlyMap<Key, Counts>): [Key, Counts][] => [...sums].filter(([, counts]) => isSome(counts));

/* Between two values in proportion. */
function percentile(sorted: readonly number[], share: number): number | null {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place));
}

function delayOf(rows: readonly EventRow[], endOf: (row: EventRow) => number | null): Wire<'AlarmDelay'> {
  const seconds = rows
    .flatMap((row) => {
      const end = endOf(row);
      return end === null ? [] : [(end - row.receivedAt) / 1000];
    })
    .sort((a, b) => a - b);
  return {
    alarms: seconds.length,
    meanSeconds: seconds.length === 0 ? null : seconds.reduce((sum, value) => sum + value, 0) / seconds.length,
    medianSeconds: percentile(seconds, 0.5),
    p95Seconds: percentile(seconds, 0.95),
  };
}

function statistics({ state, caller, query, now }: Call<'statistics_get'>): Wire<'Statistics'> {
  const period = readPeriod(['startDateTime', query.startDateTime], ['endDateTime', query.endDateTime]);
  if (period.to - period.from > longestMs) throw invalid('endDateTime', 'rangeTooLarge', 'Range too large');
  const question = { state, caller, now, subject: query, period };
  const facts = factsOf(question);
  const all = sumOf(facts);
  const alarms = eventsOf(question).filter(({ type }) => isAlarm(type));
  /* C3: a confirmation by 'System' is nobody's reaction. */
  const confirmedAt = (row: EventRow): number | null => (row.confirmedBy === 'System' ? null : row.confirmedAt);
  const nameOf = { user: state.users, location: state.locations };
  const byName = (a: string, b: string): number => a.localeCompare(b, 'hr');
  return {
    startDateTime: fromInstant(period.from),
    endDateTime: fromInstant(period.to),
    timeZone: state.installation.timeZone,
    ...countsOf(all),
    notCheckable: all.notCheckable,
    toSounding: delayOf(alarms, ({ soundedAt }) => soundedAt),
    toConfirmed: delayOf(alarms, confirmedAt),
    byDay: some(sumBy(facts, ({ date }) => date))
      .map(([date, counts]) => ({ date, ...countsOf(counts) }))
      .sort((a, b) => a.date.localeCompare(b.date)),
    byGuard: some(sumBy(facts, ({ userId }) => userId))
      .map(([idUser, counts]) => ({ idUser, userName: nameOf.user.known(idUser)?.name ?? '', ...countsOf(counts) }))
      .sort((a, b) => byName(a.userName, b.userName)),
    byLocation: some(sumBy(facts, ({ locationId }) => locationId))
      .map(([idLocation, counts]) => {
        return { idLocation, locationName: nameOf.location.known(idLocation)?.name ?? '', ...countsOf(counts) };
      })
      .sort((a, b) => byName(a.locationName, b.locationName)),
    byHour: some(sumBy(facts, ({ weekday, hour }) => weekday * 24 + hour))
      .map(([key, { planned, missed, panics, exceptions }]) => {
        const weekday = Math.floor(key / 24);
        return { weekday, hour: key % 24, planned, missed, alarms: panics + exceptions };
      })
      .filter((row) => row.planned + row.alarms > 0)
      .sort((a, b) => a.weekday - b.weekday || a.hour - b.hour),
  };
}

/** Operations of tag Statistics. @internal */
export const statisticsHandlers: Handlers = { statistics_get: statistics };
