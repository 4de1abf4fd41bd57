import { isUnconfirmed, newestFirst, type PatrolEvent } from '../model/patrol-event.ts';
import type { Lists } from './list-patch.ts';

/** Answers to this window's own calls, shown before the leader knows of them. @internal */
export class OwnAnswers {
  readonly #events = new Map<number, PatrolEvent>();

  put(event: PatrolEvent): void {
    this.#events.set(event.eventId, event);
  }

  /** The leader's lists with them; those the leader has caught up with are forgotten. */
  over(lists: Lists): Lists {
    for (const answer of this.#events.values()) {
      const copies = [...lists.events, ...lists.openAlarms].filter(({ eventId }) => eventId === answer.eventId);
      if (copies.every((copy) => isCaughtUp(copy, answer))) this.#events.delete(answer.eventId);
    }
    if (this.#events.size === 0) return lists;
    const newer = <Row extends PatrolEvent>(row: Row): Row | PatrolEvent => this.#events.get(row.eventId) ?? row;
    return {
      ...lists,
      events: lists.events.map(newer),
      openAlarms: lists.openAlarms.map(newer).filter(isUnconfirmed).sort(newestFirst),
    };
  }
}

/* Back ends without versions send 0: there a confirmation tells the newer one. */
function isCaughtUp(copy: PatrolEvent, answer: PatrolEvent): boolean {
  if (copy.version !== answer.version) return copy.version > answer.version;
  return copy.confirmedAt !== null || answer.confirmedAt === null;
}
