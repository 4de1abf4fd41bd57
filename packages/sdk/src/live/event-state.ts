import type { Change } from '../model/change.ts';
import { type AlarmEvent, isUnconfirmed, newestFirst, type PatrolEvent } from '../model/patrol-event.ts';
import type { EventList } from '../resources/event.types.ts';
import { EventSet } from './event-set.ts';

/** Where an own answer such as a confirmation stands in the feed: later than any list that was asked before it. */
const ownAnswer = Number.MAX_SAFE_INTEGER;

/**
 * What is known of the events: the latest ones for the grid, and every open alarm whatever its age (SD1).
 * @internal
 */
export class EventState {
  readonly #latest = new EventSet();
  readonly #alarms = new EventSet();
  readonly #limit: number;
  #events: readonly PatrolEvent[] = [];
  #openAlarms: readonly AlarmEvent[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The latest events, newest first; the same array until something changes. */
  get events(): readonly PatrolEvent[] {
    return this.#events;
  }

  /** Open alarms, newest first; the same array until something changes. */
  get openAlarms(): readonly AlarmEvent[] {
    return this.#openAlarms;
  }

  takeList(list: EventList): boolean {
    let hasChanged = this.#latest.replace(list.events, list.changeSeq ?? ownAnswer);
    /* The alarm follows also what the fetched events show (part E: union), and a confirmation seen there ends it. */
    for (const event of list.events) hasChanged = this.#putAlarm(event, list.changeSeq ?? 0) || hasChanged;
    return this.#publish(hasChanged);
  }

  takeOpenAlarms(list: EventList): boolean {
    let hasChanged = this.#alarms.replace(list.events, list.changeSeq ?? ownAnswer);
    for (const event of list.events) {
      if (this.#latest.has(event.eventId)) hasChanged = this.#latest.put(event, list.changeSeq ?? 0) || hasChanged;
    }
    return this.#publish(hasChanged);
  }

  takeChange(change: Change): boolean {
    if (change.kind !== 'event') return false;
    if (change.reason === 'deleted') {
      const wasLatest = this.#latest.remove(change.id, change.version);
      return this.#publish(this.#alarms.remove(change.id, change.version) || wasLatest);
    }
    if (!change.event) return false;
    return this.#takeEvent(change.event, change.seq, change.reason === 'created');
  }

  /** Takes the answer to an own call, such as a confirmation. */
  takeAnswer(event: PatrolEvent): boolean {
    return this.#takeEvent(event, 0, false);
  }

  #takeEvent(event: PatrolEvent, seq: number, isNew: boolean): boolean {
    let hasChanged = false;
    /* A change to an event older than the list must not put that row back into it. */
    if (isNew || this.#latest.has(event.eventId)) hasChanged = this.#latest.put(event, seq);
    return this.#publish(this.#putAlarm(event, seq) || hasChanged);
  }

  #putAlarm(event: PatrolEvent, seq: number): boolean {
    if (isUnconfirmed(event) || this.#alarms.has(event.eventId)) return this.#alarms.put(event, seq);
    return false;
  }

  #publish(hasChanged: boolean): boolean {
    if (!hasChanged) return false;
    this.#events = this.#latest.values().sort(newestFirst).slice(0, this.#limit);
    this.#openAlarms = this.#alarms.values().filter(isUnconfirmed).sort(newestFirst);
    return true;
  }
}
