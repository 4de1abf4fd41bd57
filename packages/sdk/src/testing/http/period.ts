import { invalid } from './refusal.ts';

/** A stretch of time, milliseconds since 1970: from, included, to, not included. @internal */
export interface SpanOfTime {
  readonly from: number;
  readonly to: number;
}

const dayMs = 24 * 3_600_000;

/** An instant that has passed the contract's format. Throws 400 for a leap second, which the format lets through. @internal */
export function readInstant(field: string, text: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw invalid(field, 'format', 'must be an instant');
  return at;
}

/** A period to search in. Throws 400 `dateOrder` when it does not end after its begin. @internal */
export function readPeriod(start: readonly [field: string, text: string], end: readonly [string, string]): SpanOfTime {
  const [from, to] = [readInstant(...start), readInstant(...end)];
  if (to <= from) throw invalid(end[0], 'dateOrder', `must be after ${start[0]}`);
  return { from, to };
}

/** A period as bodies and queries name it. @internal */
export interface WirePeriod {
  readonly startDateTime: string;
  readonly endDateTime: string;
}

const spanOf = ({ startDateTime, endDateTime }: WirePeriod): SpanOfTime => ({
  from: readInstant('startDateTime', startDateTime),
  to: readInstant('endDateTime', endDateTime),
});

/** The period a list is asked for. Throws 400 `dateOrder`, and `rangeTooLarge` beyond `maximumDays` (A1). @internal */
export function askedPeriod(texts: WirePeriod, maximumDays: number): SpanOfTime {
  const period = spanOf(texts);
  const length = period.to - period.from;
  if (length < 0) throw invalid('endDateTime', 'dateOrder', 'must not be before the start');
  if (length > maximumDays * dayMs) throw invalid('endDateTime', 'rangeTooLarge', 'Range too large');
  return period;
}

/** Begin and end of what is planned. Throws 400 `dateOrder`, and `maximum` beyond `maximumDays`. @internal */
export function plannedPeriod(texts: WirePeriod, maximumDays: number): SpanOfTime {
  const period = spanOf(texts);
  if (period.to <= period.from) throw invalid('endDateTime', 'dateOrder', 'must be after the start');
  if (period.to - period.from > maximumDays * dayMs) {
    throw invalid('endDateTime', 'maximum', `must be at most ${maximumDays} days after the start`);
  }
  return period;
}

/** Whether something overlaps a period: it starts before its end and ends after its begin. @internal */
export function overlaps(
  row: { readonly startsAt: number; readonly endsAt: number },
  { from, to }: SpanOfTime,
): boolean {
  return row.startsAt < to && row.endsAt > from;
}
