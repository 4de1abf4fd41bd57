import type { Wire } from '@patrolkit/sdk/wire';

/* As percentile_cont of SQL: between two values in proportion. */
function percentile(sorted: readonly number[], share: number): number | null {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return below === undefined || above === undefined ? null : below + (above - below) * (place - Math.floor(place));
}

/* The database keeps milliseconds; what floating point adds behind them is nothing. */
const toMilliseconds = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds * 1000) / 1000;

/** Number, mean, median and 95th percentile of delays in seconds, in any order; null for none. */
export function delayOf(seconds: readonly number[]): Wire<'AlarmDelay'> {
  const sorted = seconds.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, value) => sum + value, 0);
  return {
    alarms: sorted.length,
    meanSeconds: sorted.length === 0 ? null : toMilliseconds(total / sorted.length),
    medianSeconds: toMilliseconds(percentile(sorted, 0.5)),
    p95Seconds: toMilliseconds(percentile(sorted, 0.95)),
  };
}
