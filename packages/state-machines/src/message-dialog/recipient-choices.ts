import { distanceKm, type GuardPosition, type LatLon, newestPerGuard, toLatLon, type User } from '@patrolkit/sdk/model';

/** One user who can be chosen as recipient (S2.94). @public */
export interface RecipientChoice {
  readonly userId: number;
  readonly name: string;
  /** Kilometres from the message's position to his last one; null when one of them is not known. */
  readonly distanceKm: number | null;
  /** False: no device of his reads messages, say so and show the phone (C8); null when the back end does not say. */
  readonly canReceive: boolean | null;
  /** With country code; null where there is none. */
  readonly phone: string | null;
}

/** What of a user a choice is made of. @public */
export type RecipientUser = Pick<User, 'userId' | 'name' | 'isActive' | 'canReceive' | 'phone'>;

function distanceThenName(locale: string | undefined): (a: RecipientChoice, b: RecipientChoice) => number {
  const names = new Intl.Collator(locale);
  const far = Number.POSITIVE_INFINITY; /* Infinity - Infinity would be no number: equal ones are left to the name */
  return (a, b) => {
    const [from, to] = [a.distanceKm ?? far, b.distanceKm ?? far];
    return from === to ? names.compare(a.name, b.name) || a.userId - b.userId : from - to;
  };
}

/**
 * The active users as a list of recipients, nearest to `position` first, then by name; who has no known position comes
 * last. Of several positions of a guard the newest counts; 0,0 and 0.01,0.01 are no places (SD9). `locale` is the
 * BCP 47 language whose order the names take, the platform's when it is not given.
 * @public
 */
export function recipientChoices(
  users: readonly RecipientUser[],
  positions: Iterable<GuardPosition>,
  position: LatLon | null,
  locale?: string | undefined,
): RecipientChoice[] {
  const from = toLatLon(position?.latitude, position?.longitude);
  const lastPlaces = new Map(newestPerGuard(positions).map((last) => [last.guardId, last.position]));
  return users
    .filter((user) => user.isActive)
    .map(({ userId, name, canReceive, phone }) => {
      const last = lastPlaces.get(userId);
      const to = toLatLon(last?.latitude, last?.longitude);
      return { userId, name, canReceive, phone, distanceKm: from && to ? distanceKm(from, to) : null };
    })
    .sort(distanceThenName(locale));
}

/* đ is a letter of its own: Unicode does not take it apart into d and a stroke. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');

/**
 * Enter's rule (S2.95): the first choice whose name contains the typed text, accents and case ignored, and who is not
 * chosen yet; null when there is none, and for a blank text.
 * @public
 */
export function recipientMatch(
  choices: readonly RecipientChoice[],
  text: string,
  chosenIds: readonly number[],
): RecipientChoice | null {
  const wanted = folded(text.trim());
  if (wanted === '') return null;
  return choices.find(({ userId, name }) => !chosenIds.includes(userId) && folded(name).includes(wanted)) ?? null;
}
