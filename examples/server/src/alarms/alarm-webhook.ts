import { fromInstant } from '@patrolkit/sdk/model';
import type { Config } from '../config.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import { mapLink } from './alarm-facts.ts';
import type { ToldAlarm } from './alarm-mail.ts';

/** What a receiver is told of an alarm: the names and forms of the API, instants in UTC. `isDrill` must be looked at. */
export function alarmWebhook(
  { facts, reason }: ToldAlarm,
  step: number,
  { consoleUrl }: Pick<Config, 'consoleUrl'>,
): Readonly<Record<string, unknown>> {
  const { event, guard, location, place } = facts;
  return {
    type: 'alarm.escalate',
    isDrill: event.isDrill,
    step,
    reason,
    idEvent: event.id,
    eventType: event.typeCode === eventTypeCode('GuardPanic') ? 'GuardPanic' : 'Exception',
    eventTypeEnumCode: event.typeCode,
    eventDateTime: fromInstant(event.occurredAt),
    receivedDateTime: fromInstant(event.receivedAt),
    idUser: event.userId,
    userName: guard,
    idLocation: event.locationId,
    locationName: location?.name ?? null,
    lat: place?.latitude ?? null,
    lon: place?.longitude ?? null,
    mapUrl: place ? mapLink(place) : null,
    description: event.description,
    comment: event.comment,
    consoleUrl: `${consoleUrl}/`,
  };
}
