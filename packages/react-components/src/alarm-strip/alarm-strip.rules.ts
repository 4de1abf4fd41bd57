import type { AlarmEvent } from '@patrolkit/sdk/model';
import type { LinkStatus, SoundState } from './alarm-strip.types.ts';

/** What the strip says first, gravest first. @public */
export type StripState = 'panic' | 'blocked' | 'exception' | 'lost' | 'waiting' | 'connecting' | 'muted' | 'calm';

/** Which state wins; the others are added as a short part or a button, never dropped. @public */
export function stripState(given: {
  alarms: readonly AlarmEvent[];
  sound: SoundState;
  link: Pick<LinkStatus, 'state'>;
}): StripState {
  const { alarms, sound, link } = given;
  if (alarms.some((alarm) => alarm.type === 'GuardPanic')) return 'panic'; // G14
  if (sound === 'blocked') return 'blocked'; // SD4
  if (alarms.length > 0) return 'exception';
  if (link.state !== 'live') return link.state;
  return sound === 'muted' ? 'muted' : 'calm'; // SD5
}

/** From this many open alarms on they are one line with one sound. @internal */
export const floodFrom = 6;

/** Panics before exceptions (G14), otherwise as they came. @internal */
export function orderAlarms(alarms: readonly AlarmEvent[]): readonly AlarmEvent[] {
  const rank = (alarm: AlarmEvent): number => (alarm.type === 'GuardPanic' ? 0 : 1);
  return alarms.toSorted((a, b) => rank(a) - rank(b));
}

/** Which of the open alarms the strip shows. @internal */
export interface Shown {
  readonly eventId: number | null;
  /** Alarms that were open when it was decided. */
  readonly known: ReadonlySet<number>;
}

/** Before the first alarm. @internal */
export const nothingShown: Shown = { eventId: null, known: new Set() };

/**
 * The alarm that is shown stays until it is closed, so that nobody confirms what he has not read;
 * only a panic that has just come takes the place of an exception. Returns the same object when nothing changes.
 * @internal
 */
export function nextShown(shown: Shown, ordered: readonly AlarmEvent[]): Shown {
  const current = ordered.find((alarm) => alarm.eventId === shown.eventId);
  const isNewPanic = ordered.some((alarm) => alarm.type === 'GuardPanic' && !shown.known.has(alarm.eventId));
  const stays = current && !(current.type === 'Exception' && isNewPanic);
  const eventId = (stays ? current : ordered[0])?.eventId ?? null;
  const isKnown = ordered.length === shown.known.size && ordered.every((alarm) => shown.known.has(alarm.eventId));
  if (eventId === shown.eventId && isKnown) return shown;
  return { eventId, known: new Set(ordered.map((alarm) => alarm.eventId)) };
}

/** The neighbour of the shown alarm, around the ends. @internal */
export function neighbour(ordered: readonly AlarmEvent[], eventId: number | null, step: 1 | -1): number | null {
  const index = ordered.findIndex((alarm) => alarm.eventId === eventId);
  return ordered.at((index + step) % ordered.length)?.eventId ?? null;
}

/** What a screen reader has been told. @internal */
export interface Announced {
  readonly ids: ReadonlySet<number>;
  /** When it was told, milliseconds since 1970. */
  readonly at: number;
  /** The alarms of the last announcement. */
  readonly events: readonly AlarmEvent[];
}

/** Before the first announcement. @internal */
export const nothingAnnounced: Announced = { ids: new Set(), at: Number.NEGATIVE_INFINITY, events: [] };

const floodGapMs = 10_000; /* quality A6: at most 6 a minute in a flood */

/** Each alarm is announced once, at once; in a flood those of ten seconds together. Same object when nothing is new. @internal */
export function nextAnnounced(before: Announced, alarms: readonly AlarmEvent[], now: number): Announced {
  const fresh = alarms.filter((alarm) => !before.ids.has(alarm.eventId));
  if (fresh.length === 0) return alarms.length === 0 && before.events.length > 0 ? { ...before, events: [] } : before;
  if (alarms.length >= floodFrom && now - before.at < floodGapMs) return before;
  return { ids: new Set([...before.ids, ...fresh.map((alarm) => alarm.eventId)]), at: now, events: fresh };
}
