import type { GuardPosition, LatLon, Location, PatrolEvent } from '@patrolkit/sdk/model';
import type { GuardMapProps, MapResponse } from './guard-map.types.ts';
import { drawable } from './map.rules.ts';

/** What a marker, or its row in the list, stands for. @internal */
export type MapTarget =
  | { readonly kind: 'guard'; readonly fix: GuardPosition; readonly alarm: PatrolEvent | null }
  | { readonly kind: 'location'; readonly location: Location }
  | { readonly kind: 'event'; readonly event: PatrolEvent };

/** Where it is; null where nobody knows. @internal */
export function placeOf(target: MapTarget): LatLon | null {
  if (target.kind === 'guard') return target.fix.position;
  return drawable(target.kind === 'location' ? target.location.position : target.event.position);
}

/** What an answer to it is about: the message dialog is filled with that (S2.56). @internal */
export function responseTo(target: MapTarget, position: LatLon): MapResponse {
  if (target.kind === 'location') return { position, locationId: target.location.locationId };
  const event = target.kind === 'event' ? target.event : target.alarm;
  const guardId = target.kind === 'guard' ? target.fix.guardId : target.event.guardId;
  return { position, ...(guardId === null ? {} : { guardId }), ...(event ? { eventId: event.eventId } : {}) };
}

/** Does what a press on a marker does: the link is copied, the host is told. @internal */
export function pressTarget(
  target: MapTarget,
  copyLink: (place: LatLon) => void,
  { onRespond, onGuardPress, onLocationPress }: GuardMapProps,
): void {
  const place = placeOf(target);
  if (place) {
    copyLink(place);
    onRespond?.(responseTo(target, place));
  }
  if (target.kind === 'guard') onGuardPress?.(target.fix);
  if (target.kind === 'location') onLocationPress?.(target.location);
}
