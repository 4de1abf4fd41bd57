import { type AlarmEvent, isAlarm, isUnconfirmed, newestFirst, type PatrolEvent } from '@patrolkit/sdk/model';

/**
 * The alarms that are open: the back end's list of open alarms united with the unconfirmed ones among the fetched
 * events (S4.09, SD1), newest first, each once. Of several copies the higher version counts, of equal versions the
 * confirmed one, because a confirmation is never taken back (S4.01).
 * One scan over both lists, whatever their order; the events keep their identity.
 * @public
 */
export function openAlarms(openAlarmList: readonly PatrolEvent[], fetchedEvents: readonly PatrolEvent[]): AlarmEvent[] {
  const open = new Map<number, AlarmEvent>();
  const confirmed: PatrolEvent[] = [];
  const scan = (events: readonly PatrolEvent[]): void => {
    for (const event of events) {
      if (!isAlarm(event.type)) continue; // nearly all of them
      if (isUnconfirmed(event)) {
        const known = open.get(event.eventId);
        if (!known || event.version > known.version) open.set(event.eventId, event);
      } else confirmed.push(event);
    }
  };
  scan(openAlarmList);
  scan(fetchedEvents);
  /* Most alarms among many events are confirmed: they are looked up, never put into the map. */
  if (open.size > 0) {
    for (const event of confirmed) {
      const known = open.get(event.eventId);
      if (known && event.version >= known.version) open.delete(event.eventId);
    }
  }
  return [...open.values()].sort(newestFirst);
}
