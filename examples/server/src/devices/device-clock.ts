import type { DeviceTime } from './device-time.ts';

/** C3: a device may be this far ahead of the server. */
const mostAheadMs = 2 * 60_000;
/** C3, C7: the age from which a panic is dated by its receipt. */
const mostBehindMs = 72 * 3_600_000;

/** A length of time in words, e.g. `3 h 5 min`, whatever its sign; at most two units. */
export function differenceText(milliseconds: number): string {
  let rest = Math.round(Math.abs(milliseconds) / 1000);
  const words: string[] = [];
  for (const [unit, seconds] of [
    ['d', 86_400],
    ['h', 3600],
    ['min', 60],
    ['s', 1],
  ] as const) {
    const count = Math.floor(rest / seconds);
    rest -= count * seconds;
    if (count > 0 && words.length < 2) words.push(`${count} ${unit}`);
  }
  return words.join(' ') || '0 s';
}

/** Why a time cannot be believed (contract.md part F); null when it can, also when there is none. */
export function timeFault(time: DeviceTime, now: number): string | null {
  if (time.kind === 'absent') return null;
  if (time.kind === 'unreadable') return `time is unreadable: '${time.text}'`;
  if (time.at <= 0) return 'time is 0';
  if (time.at - now > mostAheadMs) return `time is ${differenceText(time.at - now)} ahead`;
  return null;
}

/** The time of a believed report: the device's, else that of receipt. */
export function reportedAt(time: DeviceTime, now: number): number {
  return time.kind === 'read' ? time.at : now;
}

/** Time of a panic, and what had to be changed about it. */
export interface PanicTime {
  readonly at: number;
  /** For the comment; null when the device's time was taken or none was given. */
  readonly note: string | null;
}

/** C7: a panic is never refused for its clock; one that cannot be believed gives way to the time of receipt. */
export function panicTime(time: DeviceTime, now: number): PanicTime {
  const fault = timeFault(time, now);
  if (time.kind !== 'read' || time.at <= 0) return { at: now, note: fault && `device ${fault}` };
  const difference = time.at - now;
  if (fault === null && difference >= -mostBehindMs) return { at: time.at, note: null };
  return {
    at: now,
    note: `device clock differs by ${differenceText(difference)} (${difference > 0 ? 'ahead' : 'behind'})`,
  };
}
