import type { EventType, LatLon } from '../model/index.ts';
import { reportEvent, reportedTypes, reportPosition } from './devices/report-event.ts';
import { raiseEvent } from './events/raise-event.ts';
import type { BackendState } from './state/backend-state.ts';
import type { EventRow, UserRow } from './state/rows.ts';

/** An event to happen in a test back end; what is missing is made up. Instants in milliseconds since 1970. @public */
export interface TestEvent {
  readonly type: EventType;
  /** @default the first guard; null for nobody */
  readonly guardId?: number | null | undefined;
  /** @default now */
  readonly occurredAt?: number | undefined;
  /** @default that of the checkpoint, and for a panic the guard's last one */
  readonly position?: LatLon | null | undefined;
  /** Where it happens: the checkpoint of a TagRead or Exception. @default the first one for these two */
  readonly checkpointId?: number | undefined;
  /** Code of the chip of a TagRead, instead of a checkpoint. */
  readonly tag?: string | undefined;
  readonly description?: string | undefined;
  readonly comment?: string | undefined;
  /** The event that a GuardComment belongs to. */
  readonly aboutEventId?: number | undefined;
  readonly isDrill?: boolean | undefined;
}

function guardOf({ users }: BackendState, id: number | null | undefined): UserRow | null {
  if (id === null) return null;
  const guard = users.live().find((user) => (id === undefined ? user.role === 'Guard' : user.id === id));
  if (!guard) throw new RangeError(`There is no user ${id} in the test back end`);
  return guard;
}

function checkpointOf({ locationTags }: BackendState, { type, checkpointId, tag }: TestEvent) {
  if (checkpointId === undefined && tag === undefined) {
    return type === 'TagRead' || type === 'Exception' ? (locationTags.live()[0] ?? null) : null;
  }
  const found = locationTags.live().find((row) => row.id === checkpointId || row.tag === tag);
  if (!found && tag === undefined) throw new RangeError(`There is no checkpoint ${checkpointId} in the test back end`);
  return found ?? null;
}

/** Makes an event happen, on the way that such an event takes. Throws a RangeError for who or what is not there. @internal */
export function happen(state: BackendState, event: TestEvent): EventRow {
  const { type, occurredAt = state.now(), position, description = '', comment = '', isDrill = false } = event;
  const userId = guardOf(state, event.guardId)?.id ?? null;
  const checkpoint = checkpointOf(state, event);
  const byDevice = reportedTypes.find((name) => name === type);
  if (byDevice && userId !== null) {
    if (position) reportPosition(state, userId, { ...position, at: occurredAt, accuracyMeters: null });
    const tag = event.tag ?? checkpoint?.tag;
    const texts = { tag, description, comment, aboutEventId: event.aboutEventId, isDrill };
    return reportEvent(state, { type: byDevice, userId, occurredAt, place: position, ...texts });
  }
  const location = checkpoint && state.locations.known(checkpoint.idLocation);
  return raiseEvent(state, {
    type,
    occurredAt,
    userId,
    comment,
    isDrill,
    description: description || (checkpoint?.name ?? ''),
    locationTagId: checkpoint?.id ?? null,
    locationId: location?.id ?? null,
    companyId: location?.idCompany ?? null,
    latitude: position?.latitude ?? checkpoint?.latitude ?? null,
    longitude: position?.longitude ?? checkpoint?.longitude ?? null,
    ...(type === 'Exception' ? { source: 'Scheduler' } : {}),
  });
}
