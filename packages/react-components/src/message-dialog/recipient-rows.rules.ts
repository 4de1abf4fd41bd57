import { type GuardPosition, type LatLon, newestPerGuard } from '@patrolkit/sdk/model';
import { type RecipientChoice, type RecipientUser, recipientChoices } from '@patrolkit/state-machines/message-dialog';

/** One user of the list of recipients. @public */
export interface RecipientRow extends RecipientChoice {
  /** When his last fix was taken, milliseconds since 1970; null when there is none. */
  readonly fixedAt: number | null;
}

/** Everybody who can be chosen, nearest first; who has no position comes last (S2.94). @public */
export function recipientRows(
  users: readonly RecipientUser[],
  positions: readonly GuardPosition[],
  position: LatLon | null,
  locale: string,
): readonly RecipientRow[] {
  const fixes = new Map(newestPerGuard(positions).map(({ guardId, recordedAt }) => [guardId, recordedAt]));
  return recipientChoices(users, positions, position, locale).map((choice) => ({
    ...choice,
    fixedAt: fixes.get(choice.userId) ?? null,
  }));
}

/** Kilometres of the nearest of some recipients; null when nobody's is known. @internal */
export function nearestKm(rows: readonly RecipientChoice[], recipientIds: readonly number[]): number | null {
  const known = rows.flatMap(({ userId, distanceKm }) =>
    distanceKm !== null && recipientIds.includes(userId) ? [distanceKm] : [],
  );
  return known.length === 0 ? null : Math.min(...known);
}

/** Id of the text that tells the age of a fix, and the number in it. @internal */
export interface AgeText {
  readonly id:
    | 'messageDialog.age.seconds'
    | 'messageDialog.age.minutes'
    | 'messageDialog.age.hours'
    | 'messageDialog.age.days';
  readonly count: number;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How old a fix is. A phone's clock that is ahead makes no fix of the future. @internal */
export function ageText(fixedAt: number, now: number): AgeText {
  const age = Math.max(0, now - fixedAt);
  if (age < minute) return { id: 'messageDialog.age.seconds', count: Math.floor(age / 1000) };
  if (age < hour) return { id: 'messageDialog.age.minutes', count: Math.floor(age / minute) };
  if (age < day) return { id: 'messageDialog.age.hours', count: Math.floor(age / hour) };
  return { id: 'messageDialog.age.days', count: Math.floor(age / day) };
}
