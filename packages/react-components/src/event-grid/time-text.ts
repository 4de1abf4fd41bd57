import { formatDateTime } from '@patrolkit/sdk/model';

const quarterMs = 15 * 60_000;

/**
 * DD/MM/YYYY HH:mm in a time zone, again and again: a filter reads the time of 100,000 events. Zones differ by whole
 * quarters of an hour, so within one only the minutes are counted on.
 * @internal
 */
export function createTimeText(timeZone: string): (at: number) => string {
  const quarters = new Map<number, { readonly hour: string; readonly minute: number }>();
  return (at) => {
    const quarter = Math.floor(at / quarterMs);
    let known = quarters.get(quarter);
    if (!known) {
      const text = formatDateTime(quarter * quarterMs, timeZone);
      known = { hour: text.slice(0, -2), minute: Number(text.slice(-2)) };
      quarters.set(quarter, known);
    }
    const minute = known.minute + Math.floor((at - quarter * quarterMs) / 60_000);
    return known.hour + String(minute).padStart(2, '0');
  };
}
