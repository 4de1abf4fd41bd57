import type { EventTypes } from '../model/event-type.ts';
import { type PatrolEvent, patrolEventFromWire } from '../model/patrol-event.ts';
import { unreadableEventFromWire } from '../model/unreadable-event.ts';
import type { Wire } from '../wire/index.ts';
import type { Logger } from './logger.ts';

/** Reads events so that one that cannot be read never hides the others. @public */
export interface EventReader {
  /** The event; marked `unreadable` when parts of it cannot be read, null when not even its id can. */
  read(wire: Wire<'Event'>): PatrolEvent | null;
  /** Each event of a list; what has no id is left out. */
  readAll(wires: readonly Wire<'Event'>[]): PatrolEvent[];
}

/* What is kept to log each unreadable event once. */
const loggedLimit = 1000;

/** @internal */
export function createEventReader(types: EventTypes, logger: Logger): EventReader {
  const logged = new Set<string>();
  const read: EventReader['read'] = (wire) => {
    try {
      return patrolEventFromWire(wire, types);
    } catch (cause) {
      const event = unreadableEventFromWire(wire, types);
      const name = event ? String(event.eventId) : 'without an id';
      if (!logged.has(name)) {
        if (logged.size >= loggedLimit) logged.clear();
        logged.add(name);
        const shown = event ? 'it is shown as unreadable' : 'it cannot be shown';
        logger.warn(`An event could not be read; ${shown}`, { event: name, reason: String(cause) });
      }
      return event;
    }
  };
  return { read, readAll: (wires) => wires.map(read).filter((event) => event !== null) };
}
