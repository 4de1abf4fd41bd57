import { invalid } from '../../http/problem.ts';

const latest = Date.UTC(9999, 0);

/**
 * An instant of a request that has passed the contract's format, milliseconds since 1970; one that no event can have
 * is moved to where the database still counts. Throws 400 for a leap second, which the format lets through.
 */
export function readInstant(field: string, text: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw invalid(field, 'format', 'must be an instant');
  return Math.min(latest, Math.max(0, at));
}

/** A period [from, to), milliseconds since 1970. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Reads the two instants of a request. Throws 400 `dateOrder` when the period does not end after its begin. */
export function readPeriod(start: readonly [field: string, text: string], end: readonly [string, string]): Period {
  const from = readInstant(...start);
  const to = readInstant(...end);
  if (Date.parse(end[1]) <= Date.parse(start[1])) throw invalid(end[0], 'dateOrder', `must be after ${start[0]}`);
  return { from, to };
}
