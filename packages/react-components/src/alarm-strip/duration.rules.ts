import type { MessageId, MessageValues } from '../provider/index.ts';

/** A length of time as a text: its id and numbers. @internal */
export interface DurationText {
  readonly id: MessageId;
  readonly values: MessageValues;
}

/** A length in the two units that matter; `coarse` leaves the seconds away from one minute on. Never negative. @internal */
export function durationText(ms: number, precision: 'fine' | 'coarse' = 'coarse'): DurationText {
  const total = Math.max(0, Math.floor(ms / 1000));
  const seconds = total % 60;
  const minutes = Math.floor(total / 60) % 60;
  const hours = Math.floor(total / 3600);
  if (hours > 0) return { id: 'alarmStrip.hoursMinutes', values: { hours, minutes } };
  if (minutes === 0) return { id: 'alarmStrip.seconds', values: { seconds } };
  if (precision === 'coarse') return { id: 'alarmStrip.minutes', values: { minutes } };
  return { id: 'alarmStrip.minutesSeconds', values: { minutes, seconds } };
}

/** Time left until an instant, in whole seconds begun. @internal */
export function leftText(until: number, now: number): DurationText {
  return durationText(Math.ceil(Math.max(0, until - now) / 1000) * 1000, 'fine');
}
