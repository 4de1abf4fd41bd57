import { isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';

/** State of an event's row: an alarm nobody has confirmed, an event somebody has, or neither. @public */
export type EventRowState = 'open' | 'processed';

/** The state of an event's row; undefined for an event that needs nobody. @public */
export function eventRowState(event: PatrolEvent): EventRowState | undefined {
  if (isUnconfirmed(event)) return 'open';
  return event.confirmedAt === null ? undefined : 'processed';
}

/** What a selection holds of the events that are there. @public */
export interface SelectedEvents {
  /** Selected events. */
  readonly count: number;
  /** Ids of the unconfirmed alarms among them. */
  readonly openIds: readonly number[];
}

/** Finds selected events, and the unconfirmed alarms among them: nothing else is ever confirmed (S4.04). @public */
export function selectedEvents(
  find: (eventId: number) => PatrolEvent | undefined,
  keys: Iterable<number>,
): SelectedEvents {
  let count = 0;
  const openIds: number[] = [];
  for (const key of keys) {
    const event = find(key);
    if (!event) continue;
    count += 1;
    if (isUnconfirmed(event)) openIds.push(event.eventId);
  }
  return { count, openIds };
}
