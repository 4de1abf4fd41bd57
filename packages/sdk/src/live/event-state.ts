import type { Change } from '../model/change.ts';
import { type AlarmEvent, isUnconfirmed, type PatrolEvent } from '../model/patrol-event.ts';
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
  readonly #onNew: (eventId: number) => void;
  #sortedLatest: readonly PatrolEvent[] = [];
  #sortedAlarms: readonly PatrolEvent[] = [];
  #events: readonly PatrolEvent[] = [];
  #openAlarms: readonly AlarmEvent[] = [];

  /**
   * `known` is what was known before, as of no number of the feed: any list may replace it. `onNew` is told of each event
   * that was not known.
   */
  constructor(
    limit: number,
    known: Pick<EventState, 'events' | 'openAlarms'> = { events: [], openAlarms: [] },
    onNew: (eventId: number) => void = () => {},
  ) {
    this.#limit = limit;
    this.#onNew = onNew;
    const asOfNothing = { changeSeq: 0, etag: null, isUnchanged: false };
    this.takeList({ ...asOfNothing, events: known.events });
    this.takeOpenAlarms({ ...asOfNothing, events: known.openAlarms });
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
    this.#tellNew(list);
    let hasChanged = this.#latest.replace(list.events, list.changeSeq ?? ownAnswer);
    /* The alarm follows also what the fetched events show (part E: union), and a confirmation seen there ends it. */
    for (const event of list.events) hasChanged = this.#putAlarm(event, list.changeSeq ?? 0) || hasChanged;
    return this.#publish(hasChanged);
  }

  /**
   * Ends the alarms that a list should show and does not, for a back end that has no list of open alarms: they were
   * deleted. What newer events have pushed out of a full list stays open (SD1).
   */
  dropAlarmsMissingIn(list: EventList): boolean {
    const listed = new Set(list.events.map((event) => event.eventId));
    const isFull = list.events.length >= this.#limit;
    const oldestAt = isFull ? Math.min(...list.events.map((event) => event.occurredAt)) : Number.NEGATIVE_INFINITY;
    const gone = this.#alarms.sorted.filter((alarm) => !listed.has(alarm.eventId) && alarm.occurredAt > oldestAt);
    for (const { eventId } of gone) this.#alarms.drop(eventId);
    return this.#publish(gone.length > 0);
  }

  takeOpenAlarms(list: EventList): boolean {
    this.#tellNew(list);
    let hasChanged = this.#alarms.replace(list.events, list.changeSeq ?? ownAnswer);
    for (const event of list.events) {
      if (this.#latest.has(event.eventId)) hasChanged = this.#latest.put(event, list.changeSeq ?? 0) || hasChanged;
    }
    return this.#publish(hasChanged);
  }

  /** Takes changes of the feed, all in one go. */
  takeChanges(changes: readonly Change[]): boolean {
    let hasChanged = false;
    for (const change of changes) hasChanged = this.#takeChange(change) || hasChanged;
    return this.#publish(hasChanged);
  }

  /** Takes the answer to an own call, such as a confirmation. */
  takeAnswer(event: PatrolEvent): boolean {
    return this.#publish(this.#takeEvent(event, 0, false));
  }

  #takeChange(change: Change): boolean {
    if (change.kind !== 'event') return false;
    if (change.reason === 'deleted') {
      const wasLatest = this.#latest.remove(change.id, change.version);
      return this.#alarms.remove(change.id, change.version) || wasLatest;
    }
    if (!change.event) return false;
    if (change.reason === 'created') this.#tellNew({ events: [change.event] });
    return this.#takeEvent(change.event, change.seq, change.reason === 'created');
  }

  #tellNew({ events }: Pick<EventList, 'events'>): void {
    for (const { eventId } of events)
      if (!this.#latest.has(eventId) && !this.#alarms.has(eventId)) this.#onNew(eventId);
  }

  #takeEvent(event: PatrolEvent, seq: number, isNew: boolean): boolean {
    let hasChanged = false;
    /* A change to an event older than the list must not put that row back into it. */
    if (isNew || this.#latest.has(event.eventId)) hasChanged = this.#latest.put(event, seq);
    return this.#putAlarm(event, seq) || hasChanged;
  }

  #putAlarm(event: PatrolEvent, seq: number): boolean {
    if (isUnconfirmed(event) || this.#alarms.has(event.eventId)) return this.#alarms.put(event, seq);
    return false;
  }

  #publish(hasChanged: boolean): boolean {
    if (!hasChanged) return false;
    const [latest, alarms] = [this.#latest.sorted, this.#alarms.sorted];
    if (latest !== this.#sortedLatest) {
      this.#events = latest.length > this.#limit ? latest.slice(0, this.#limit) : latest;
    }
    if (alarms !== this.#sortedAlarms) this.#openAlarms = alarms.filter(isUnconfirmed);
    [this.#sortedLatest, this.#sortedAlarms] = [latest, alarms];
    return true;
  }
}
