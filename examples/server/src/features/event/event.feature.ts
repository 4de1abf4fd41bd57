import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { claimEvent, releaseEvent } from './claim-event.ts';
import { confirmEvent } from './confirm-event.ts';
import { getLastEvents } from './last-events.ts';
import { getOpenAlarms } from './open-alarms.ts';

/** Operations of tag Event. */
export function eventFeature({ clock }: Services): Feature {
  return {
    scoped: {
      event_getLastEvents: (call) => getLastEvents(call, clock.now()),
      event_openAlarms: getOpenAlarms,
      event_claim: (call) => claimEvent(call, clock.now()),
      event_release: releaseEvent,
      event_confirm: (call) => confirmEvent(call, clock.now()),
    },
  };
}
