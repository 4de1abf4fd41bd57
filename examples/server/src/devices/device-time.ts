/** What a body says about its time. */
export type DeviceTime =
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly text: string }
  /** Milliseconds since 1970. */
  | { readonly kind: 'read'; readonly at: number };

/** The time as an Ingest carries it, whether or not it can be believed; nothing when there is none, or it is 0. */
export const phoneClock = (time: DeviceTime): { readonly phoneAt?: number } =>
  time.kind === 'read' && time.at > 0 ? { phoneAt: time.at } : {};

const iso =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?(Z|[+\- ]\d{2}:?\d{2}|[+-]\d{2})?$/i;

function offsetMinutes(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const digits = zone.slice(1).replace(':', '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || '0');
  return zone.startsWith('-') ? -minutes : minutes;
}

/* By hand, since Date.parse takes 30 February and reads a time without a zone in the host's own. */
function readIso(text: string, isZoneNeeded: boolean): number | null {
  const match = iso.exec(text);
  if (!match) return null;
  const [, year, month, day, hour, minute, second = '0', fraction = '', zone] = match;
  if (!zone && isZoneNeeded) return null;
  const date = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const isDate = new Date(date).getUTCMonth() === Number(month) - 1 && Number(day) > 0;
  if (!isDate || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const milliseconds = Number(fraction.padEnd(3, '0').slice(0, 3));
  const time = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds;
  return date + time - offsetMinutes(zone ?? 'Z') * 60_000;
}

function read(value: unknown, at: number | null): DeviceTime {
  return at === null ? { kind: 'unreadable', text: String(value).slice(0, 60) } : { kind: 'read', at };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

/** An instant of the own API: ISO 8601 with `Z` or an offset (contract.md A1). */
export function readInstant(value: unknown): DeviceTime {
  if (isAbsent(value)) return { kind: 'absent' };
  if (typeof value !== 'string') return { kind: 'unreadable', text: typeof value };
  return read(value, readIso(value.trim(), true));
}

/**
 * A time of the OsmAnd protocol: seconds or milliseconds since 1970, ISO 8601 or `yyyy-MM-dd HH:mm:ss`;
 * without a zone it is UTC, and a `+` that a query has turned into a blank is read as one.
 */
export function readTimestamp(value: unknown): DeviceTime {
  if (isAbsent(value)) return { kind: 'absent' };
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return { kind: 'unreadable', text: typeof value };
  const trimmed = text.trim();
  if (!/^\d+(\.\d+)?$/.test(trimmed)) return read(text, readIso(trimmed, false));
  const count = Number(trimmed);
  /* as Traccar does: what fits into 31 bits is seconds */
  const at = count < 2 ** 31 ? count * 1000 : count;
  return read(text, at <= 8.64e15 ? Math.round(at) : null);
}
