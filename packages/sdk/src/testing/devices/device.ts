import { toLatLon } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Call, Handlers } from '../http/call.ts';
import { askedPeriod, overlaps } from '../http/period.ts';
import { invalid, notFound } from '../http/refusal.ts';
import { byStart, checkToWire } from '../planning/check-to-wire.ts';
import { noteContact } from './contact.ts';
import { itemsOf, numberOf, timeFault } from './device-item.ts';
import { reportPosition } from './report-event.ts';
import { takeEvent } from './take-event.ts';

const longestTasksDays = 31;
const maxImages = 10;

function takePositions({ state, caller, body, now }: Call<'device_positions'>): Wire<'DevicePositionsResult'> {
  const result = { accepted: 0, duplicates: 0, quarantined: 0 };
  for (const item of itemsOf(body)) {
    const place = toLatLon(numberOf(item.lat), numberOf(item.lon));
    const at = Date.parse(String(item.occurredAt));
    const isKnown = state.positions.some(({ userId, recordedAt }) => userId === caller.userId && recordedAt === at);
    if (!place || Number.isNaN(at) || timeFault(item, now)) result.quarantined += 1;
    else if (isKnown) result.duplicates += 1;
    else {
      reportPosition(state, caller.userId, { ...place, at, accuracyMeters: numberOf(item.accuracy) });
      result.accepted += 1;
    }
    const battery = numberOf(item.battery);
    noteContact(state, caller.userId, battery === null ? {} : { battery });
  }
  return result;
}

function takeImage({ state, caller, params, body, now }: Call<'device_images'>): Wire<'DeviceImageResult'> {
  const event = state.events.get(params.idEvent);
  if (!event || event.userId !== caller.userId) throw notFound(`Event ${params.idEvent}`);
  const { clientImageId, imageData } = body;
  const own = state.images.all().filter(({ eventId }) => eventId === event.id);
  const copy = own.find((image) => image.clientImageId === clientImageId);
  if (copy) return { clientImageId, idEventImage: copy.id, status: 'duplicate' };
  if (own.length >= maxImages) {
    throw invalid('clientImageId', 'tooManyItems', `Event has ${maxImages} pictures, which is the most`);
  }
  const { id } = state.images.insert({ eventId: event.id, clientImageId, imageData, at: now });
  const { version } = state.events.update(event.id, {});
  state.feed.add({ kind: 'event', reason: 'edited', id: event.id, version });
  return { clientImageId, idEventImage: id, status: 'created' };
}

/** Operations of tag Device: the API of an own app. Pictures are kept as they are sent. @internal */
export const deviceHandlers: Handlers = {
  device_events: (call) => {
    noteContact(call.state, call.caller.userId);
    return itemsOf(call.body).map((item) => takeEvent(call, item));
  },
  device_positions: takePositions,
  device_heartbeat: ({ state, caller, body }) => {
    const [{ battery, charging, model, appVersion } = {}] = itemsOf(body);
    noteContact(state, caller.userId, {
      ...(typeof battery === 'number' ? { battery } : {}),
      ...(typeof charging === 'boolean' ? { isCharging: charging } : {}),
      ...(typeof model === 'string' ? { model } : {}),
      ...(typeof appVersion === 'string' ? { appVersion } : {}),
    });
    return undefined;
  },
  device_images: takeImage,
  device_tasks: ({ state, caller, query }) => {
    const period = askedPeriod(query, longestTasksDays);
    const own = state.checks.live().filter((row) => row.userId === caller.userId && overlaps(row, period));
    return own.sort(byStart).map((row) => checkToWire(state, row));
  },
};
