import { toLatLon } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Call } from '../http/call.ts';
import { type DeviceItem, numberOf, textOf, timeFault } from './device-item.ts';
import { reportEvent, reportedTypes, reportPosition } from './report-event.ts';

/* Why an item that is no panic is not believed; null when it is. */
function faultOf(item: DeviceItem, type: string | undefined, clientEventId: string, now: number): string | null {
  if (type === undefined) return `type is unknown: '${textOf(item.type)}'`;
  if (clientEventId === '') return 'clientEventId is missing';
  return timeFault(item, now) ?? (type === 'TagRead' && textOf(item.tag) === '' ? 'tag is missing' : null);
}

/**
 * Takes one item of POST /api/Device/Events: a panic always (C7), anything else when it can be believed; the same
 * clientEventId again is a duplicate.
 * @internal
 */
export function takeEvent(
  { state, caller, now }: Pick<Call, 'state' | 'caller' | 'now'>,
  item: DeviceItem,
): Wire<'DeviceEventResult'> {
  const { userId } = caller;
  const clientEventId = textOf(item.clientEventId);
  const key = `${userId}/${clientEventId}`;
  const known = clientEventId === '' ? undefined : state.clientEvents.get(key);
  if (known !== undefined) return { clientEventId, idEvent: known, status: 'duplicate', errors: [] };
  const type = reportedTypes.find((name) => name === item.type);
  const fault = faultOf(item, type, clientEventId, now);
  if (type === undefined || (fault !== null && type !== 'GuardPanic')) {
    const errors = [{ field: 'item', code: 'format', message: fault ?? 'is not believed' }];
    return { clientEventId, idEvent: null, status: 'rejected', errors };
  }
  const wrongTime = timeFault(item, now);
  const at = wrongTime === null ? Date.parse(String(item.occurredAt)) : Number.NaN;
  const occurredAt = Number.isNaN(at) ? now : at;
  const place = toLatLon(numberOf(item.lat), numberOf(item.lon));
  if (place) reportPosition(state, userId, { ...place, at: occurredAt, accuracyMeters: numberOf(item.accuracy) });
  const row = reportEvent(state, {
    type,
    userId,
    occurredAt,
    place,
    tag: textOf(item.tag),
    description: [textOf(item.title), textOf(item.description)].filter(Boolean).join('\n'),
    comment: wrongTime === null ? '' : `device ${wrongTime}`,
    aboutEventId: numberOf(item.idEvent),
    isDrill: item.drill === true,
  });
  if (clientEventId !== '') state.clientEvents.set(key, row.id);
  return { clientEventId, idEvent: row.id, status: 'created', errors: [] };
}
