import type { Wire } from '@patrolkit/sdk/wire';
import type { Ingest } from '../../devices/ingest.ts';
import {
  deviceEventToIngest,
  deviceHeartbeatToIngest,
  deviceItemsOf,
  devicePositionToIngest,
} from '../../devices/own-api.ts';
import { quarantineOf } from '../../devices/quarantine.ts';
import type { Feature } from '../../http/operation.ts';
import { requestBytes } from '../../http/request-bytes.ts';
import type { Services } from '../../services.ts';

const maxEvents = 100;
const maxPositions = 500;

/* Items beyond the limit are kept as refused; a panic is taken wherever it stands. */
function within(max: number, ingest: Ingest, index: number, item: unknown): Ingest {
  if (index < max || ingest.event?.type === 'GuardPanic') return ingest;
  const quarantine = quarantineOf(`more than ${max} items`, item);
  return { key: null, contact: {}, position: null, event: null, quarantine };
}

/** Operations of tag Device: the API of an own app. */
export function deviceFeature({ clock, ingest }: Services): Feature {
  return {
    scoped: {
      device_events: async ({ scope, body, request }) => {
        const now = clock.now();
        const readings = deviceItemsOf(body).map((item, index) => {
          const reading = deviceEventToIngest(item, now);
          return { ...reading, ingest: within(maxEvents, reading.ingest, index, item) };
        });
        const outcomes = await ingest(
          scope,
          readings.map((reading) => reading.ingest),
          requestBytes(request),
        );
        return outcomes.map(
          ({ status, eventId, reason }, index): Wire<'DeviceEventResult'> => ({
            clientEventId: readings[index]?.clientEventId ?? '',
            idEvent: eventId,
            status,
            errors: reason === null ? [] : [{ field: 'item', code: 'format', message: reason }],
          }),
        );
      },
      device_positions: async ({ scope, body, request }) => {
        const now = clock.now();
        const outcomes = await ingest(
          scope,
          deviceItemsOf(body).map((item, index) =>
            within(maxPositions, devicePositionToIngest(item, now), index, item),
          ),
          requestBytes(request),
        );
        const numberOf = (status: string): number => outcomes.filter((outcome) => outcome.status === status).length;
        return { accepted: numberOf('created'), duplicates: numberOf('duplicate'), quarantined: numberOf('rejected') };
      },
      device_heartbeat: async ({ scope, body, request }) => {
        await ingest(scope, [deviceHeartbeatToIngest(body, clock.now())], requestBytes(request));
        return undefined;
      },
    },
  };
}
