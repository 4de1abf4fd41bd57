import { invalid } from '../http/problem.ts';

/** A stretch of time, begin included, end not; milliseconds since 1970. */
export interface Period {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Begin and end as the wire writes them. */
export interface WirePeriod {
  readonly startDateTime: string;
  readonly endDateTime: string;
}

const dayMs = 24 * 3_600_000;
const [earliest, latest] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

function instantOf(field: keyof WirePeriod, texts: WirePeriod): number {
  const at = Date.parse(texts[field]);
  /* A leap second and the year 0 fit the format; the one is no instant here, the other none in the database. */
  if (at >= earliest && at <= latest) return at;
  throw invalid(field, 'format', 'must be an instant of the years 1 to 9999');
}

function periodOf(texts: WirePeriod): Period {
  return { startsAt: instantOf('startDateTime', texts), endsAt: instantOf('endDateTime', texts) };
}

/** The period a list is asked for. Throws 400 `dateOrder`, and `rangeTooLarge` beyond `maximumDays` (A1). */
export function askedPeriod(texts: WirePeriod, maximumDays: number): Period {
  const period = periodOf(texts);
  const ms = period.endsAt - period.startsAt;
  if (ms < 0) throw invalid('endDateTime', 'dateOrder', 'must not be before the start');
  if (ms > maximumDays * dayMs) throw invalid('endDateTime', 'rangeTooLarge', 'Range too large');
  return period;
}

/** Begin and end of what is planned. Throws 400 `dateOrder`, and `maximum` beyond `maximumDays`. */
export function plannedPeriod(texts: WirePeriod, maximumDays: number): Period {
  const period = periodOf(texts);
  if (period.endsAt <= period.startsAt) throw invalid('endDateTime', 'dateOrder', 'must be after the start');
  if (period.endsAt - period.startsAt > maximumDays * dayMs) {
    throw invalid('endDateTime', 'maximum', `must be at most ${maximumDays} days after the start`);
  }
  return period;
}
