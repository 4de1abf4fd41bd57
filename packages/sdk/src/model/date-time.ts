/** Parts of an instant in a time zone, each with leading zeros. */
interface DateTimeParts {
  day: string;
  month: string;
  year: string;
  hour: string;
  minute: string;
  second: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/* English digits and numeric parts only: Chromium has no Macedonian date data, and the format is fixed (part 9). */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

function partsOf(at: number, timeZone: string): DateTimeParts {
  const parts = { day: '', month: '', year: '', hour: '', minute: '', second: '' };
  for (const part of formatOf(timeZone).formatToParts(at)) {
    if (part.type in parts) parts[part.type as keyof DateTimeParts] = part.value; // `in` has just proved the key
  }
  return parts;
}

/** DD/MM/YYYY HH:mm in a time zone, in every language (part 9). @public */
export function formatDateTime(at: number, timeZone: string): string {
  const { day, month, year, hour, minute } = partsOf(at, timeZone);
  return `${day}/${month}/${year} ${hour}:${minute}`;
}

/** DD/MM/YYYY HH:mm:ss, for guards' latest events (part 9). @public */
export function formatDateTimeSeconds(at: number, timeZone: string): string {
  return `${formatDateTime(at, timeZone)}:${partsOf(at, timeZone).second}`;
}

/** HH:mm in a time zone. @public */
export function formatClock(at: number, timeZone: string): string {
  const { hour, minute } = partsOf(at, timeZone);
  return `${hour}:${minute}`;
}

/** HH:mm:ss in a time zone. @public */
export function formatClockSeconds(at: number, timeZone: string): string {
  return `${formatClock(at, timeZone)}:${partsOf(at, timeZone).second}`;
}
