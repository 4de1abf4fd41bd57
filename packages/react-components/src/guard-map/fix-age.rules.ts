import type { MessageId, MessageValues } from '../provider/index.ts';

/** How old a fix is: what is stale is drawn hollow and says its age. @internal */
export type FixAge = 'fresh' | 'ageing' | 'stale';

const freshMs = 2 * 60_000; /* two reports of a phone that sends each minute */
const staleMs = 5 * 60_000; /* C6: from then on a phone counts as not connected */

/** Age of a fix. One from the future is fresh: a phone's clock may run ahead. @internal */
export function fixAge(recordedAt: number, now: number): FixAge {
  const age = now - recordedAt;
  if (age < freshMs) return 'fresh';
  return age < staleMs ? 'ageing' : 'stale';
}

/** A length of time as a text: its id and numbers. @internal */
export interface AgeText {
  readonly id: MessageId;
  readonly values: MessageValues;
}

/** A length of time in its largest unit, seconds to days; never negative. @internal */
export function ageText(ms: number): AgeText {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (seconds < 60) return { id: 'guardMap.seconds', values: { count: seconds } };
  if (seconds < 3600) return { id: 'guardMap.minutes', values: { count: Math.floor(seconds / 60) } };
  if (seconds < 86_400) return { id: 'guardMap.hours', values: { count: Math.floor(seconds / 3600) } };
  return { id: 'guardMap.days', values: { count: Math.floor(seconds / 86_400) } };
}
