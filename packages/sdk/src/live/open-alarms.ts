import { ApiError } from '../client/api-error.ts';
import { isUnserved } from '../client/back-end.ts';
import type { PatrolClient } from '../client/create-patrol-client.ts';
import type { EventList } from '../resources/event.types.ts';

/** The back end's list of open alarms; null when it has no such list, and the fetched events alone tell. @internal */
export async function fetchOpenAlarms({
  backEnd,
  event,
}: Pick<PatrolClient, 'backEnd' | 'event'>): Promise<EventList | null> {
  if (backEnd.hasFeature('openAlarms') === false) return null;
  try {
    return await event.getOpenAlarms();
  } catch (error) {
    if (!(error instanceof ApiError && isUnserved(error))) throw error;
    backEnd.noteMissing('openAlarms');
    return null;
  }
}
