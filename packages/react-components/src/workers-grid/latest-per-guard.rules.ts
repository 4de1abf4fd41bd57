import { type EventType, newestFirst, type PatrolEvent } from '@patrolkit/sdk/model';

/** The newest event of each guard, newest first (S2.66); what no guard raised is left out. @public */
export function latestPerGuard(events: Iterable<PatrolEvent>): readonly PatrolEvent[] {
  const latest = new Map<number, PatrolEvent>();
  for (const event of events) {
    if (event.guardId === null) continue;
    const known = latest.get(event.guardId);
    if (!known || newestFirst(event, known) < 0) latest.set(event.guardId, event);
  }
  return [...latest.values()].sort(newestFirst);
}

const dangers: ReadonlySet<EventType> = new Set<EventType>(['NotMoving', 'NotConnected', 'GuardPanic', 'Exception']);

/** Whether a guard whose latest event is of this type may need help: his row is red (S2.68 to S2.71). @public */
export function isDanger(type: EventType): boolean {
  return dangers.has(type);
}
