import type { PatrolEvent } from '../model/patrol-event.ts';
import { resorted } from './resorted.ts';

interface Entry {
  readonly event: PatrolEvent;
  /** Number of the feed this copy was learned at; a list that is newer and lacks the event has dropped it. */
  readonly learnedAt: number;
}

/**
 * Events by id, merged from lists, pushes and own answers in any order: of two copies the higher version stays,
 * and what was deleted does not come back (part E: five copies in any order give the same state).
 * @internal
 */
export class EventSet {
  readonly #entries = new Map<number, Entry>();
  readonly #deleted = new Map<number, number>();
  /* What stood in the sorted list for each event that changed since. */
  readonly #touched = new Map<number, PatrolEvent | undefined>();
  #sorted: readonly PatrolEvent[] = [];

  /** Newest first; the same array until something changes. */
  get sorted(): readonly PatrolEvent[] {
    if (this.#touched.size > 0) {
      this.#sorted = resorted(this.#sorted, this.#touched, (eventId) => this.get(eventId));
      this.#touched.clear();
    }
    return this.#sorted;
  }

  has(eventId: number): boolean {
    return this.#entries.has(eventId);
  }

  get(eventId: number): PatrolEvent | undefined {
    return this.#entries.get(eventId)?.event;
  }

  /** Takes a copy; answers whether anything changed. */
  put(event: PatrolEvent, learnedAt: number): boolean {
    if ((this.#deleted.get(event.eventId) ?? -1) >= event.version) return false;
    const known = this.#entries.get(event.eventId);
    if (known && !isNewer({ event, learnedAt }, known)) {
      if (learnedAt > known.learnedAt) this.#entries.set(event.eventId, { event: known.event, learnedAt });
      return false;
    }
    this.#touch(event.eventId);
    this.#entries.set(event.eventId, { event, learnedAt: Math.max(learnedAt, known?.learnedAt ?? 0) });
    return true;
  }

  /** Forgets an event for good, up to this version. */
  remove(eventId: number, version: number): boolean {
    this.#deleted.set(eventId, Math.max(version, this.#deleted.get(eventId) ?? -1));
    if (this.#deleted.size > 2000) this.#deleted.delete(this.#deleted.keys().next().value ?? eventId);
    return this.drop(eventId);
  }

  /** Lets an event go without a mark, because it no longer belongs here. */
  drop(eventId: number): boolean {
    if (!this.has(eventId)) return false;
    this.#touch(eventId);
    return this.#entries.delete(eventId);
  }

  /** Takes a whole list as of `listSeq`; what it lacks and was not learned later goes. Answers whether anything changed. */
  replace(events: readonly PatrolEvent[], listSeq: number): boolean {
    let hasChanged = false;
    for (const event of events) hasChanged = this.put(event, listSeq) || hasChanged;
    const listed = new Set(events.map((event) => event.eventId));
    for (const [eventId, entry] of this.#entries) {
      if (!listed.has(eventId) && entry.learnedAt <= listSeq) hasChanged = this.drop(eventId) || hasChanged;
    }
    return hasChanged;
  }

  #touch(eventId: number): void {
    if (!this.#touched.has(eventId)) this.#touched.set(eventId, this.get(eventId));
  }
}

/* The version decides. What it does not count, such as this user's unseen comments, follows the later number of the feed. */
function isNewer(candidate: Entry, known: Entry): boolean {
  if (candidate.event.version !== known.event.version) return candidate.event.version > known.event.version;
  if (candidate.event.version > 0 && candidate.learnedAt <= known.learnedAt) return false;
  /* Back ends without versions send 0: there a confirmation stays, and otherwise the later copy does. */
  if (known.event.confirmedAt !== null && candidate.event.confirmedAt === null) return false;
  return !isSame(candidate.event, known.event);
}

function isSame(a: PatrolEvent, b: PatrolEvent): boolean {
  const keys = Object.keys(a) as (keyof PatrolEvent)[]; // an event's own keys
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (key !== 'position' && !Object.is(a[key], b[key])) return false;
  }
  return a.position?.latitude === b.position?.latitude && a.position?.longitude === b.position?.longitude;
}
