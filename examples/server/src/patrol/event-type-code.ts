import { defaultEventTypeCodes, type EventType } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';

/** Number of an event type in the database and on this server's wire. */
export function eventTypeCode(type: EventType): Wire<'EventTypeCode'> {
  return defaultEventTypeCodes[type] as Wire<'EventTypeCode'>; // the model's table is contract A4, as openapi.yaml is
}
