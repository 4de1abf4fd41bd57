const pattern = /^(\d{2}):([0-5]\d):([0-5]\d)$/;
const daySeconds = 86_400;

/** Seconds of a span `HH:mm:ss`, `00:00:00` to `24:00:00`; null when the text is none (A1). @public */
export function secondsOfSpan(text: string): number | null {
  const [, hours, minutes, seconds] = pattern.exec(text) ?? [];
  const total = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return total <= daySeconds ? total : null;
}

/** Seconds since midnight of a time of day `HH:mm:ss`, `00:00:00` to `23:59:59`; null when the text is none. @public */
export function secondsOfTime(text: string): number | null {
  const seconds = secondsOfSpan(text);
  return seconds === daySeconds ? null : seconds;
}

/** Writes seconds as `HH:mm:ss`; throws a RangeError for anything but whole seconds from 0 to 24 hours. @public */
export function formatSpan(seconds: number): string {
  if (!Number.isInteger(seconds) || seconds < 0 || seconds > daySeconds) {
    throw new RangeError(`Not a span of whole seconds up to 24 hours: ${seconds}`);
  }
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
