import { type EventType, eventTypes } from '@patrolkit/sdk/model';
import type { event } from '../db/schema.ts';
import type { NewRow } from '../db/writer.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';

/** A guard of the demo. */
export interface DemoGuard {
  readonly id: number;
  readonly name: string;
}

/** A checkpoint of the demo with the place it belongs to. */
export interface DemoCheckpoint {
  readonly id: number;
  readonly name: string;
  readonly tag: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly locationId: number;
  readonly companyId: number | null;
}

const eventCount = 140;
const dayMs = 24 * 3_600_000;
const texts: Partial<Record<EventType, string>> = {
  System: 'Smjena predana',
  GpsLocation: 'Položaj',
  GuardMessage: 'Vrata su bila otvorena, zatvorena su',
  GuardComment: 'Na gornjem katu gori svjetlo',
  Start: 'Početak smjene',
  Stop: 'Kraj smjene',
  NotMoving: 'Bez pomaka 15 minuta',
  NotConnected: 'Bez veze 5 minuta',
  GuardPanic: 'Poziv u pomoć',
};
/* Between each two rare events a guard reads a checkpoint, as on a real night. */
const rare = eventTypes.filter((type) => type !== 'TagRead');

function typeAt(index: number): EventType {
  return index % 3 === 0 ? (rare[(index / 3) % rare.length] ?? 'System') : 'TagRead';
}

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('The demo needs guards and checkpoints');
  return item;
};

/**
 * A past day: events of all 14 types, spread over the 24 h before `now` (milliseconds since 1970), the oldest first.
 * Every alarm among them is confirmed, so that a demo starts in silence.
 */
export function dayOfEvents(
  guards: readonly DemoGuard[],
  checkpoints: readonly DemoCheckpoint[],
  confirmer: string,
  now: number,
): NewRow<typeof event>[] {
  return Array.from({ length: eventCount }, (_, index) => {
    const type = typeAt(index);
    const guard = pick(guards, index * 5);
    const checkpoint = pick(checkpoints, index * 7);
    const occurredAt = now - dayMs + Math.floor(((index + 0.5) * dayMs) / eventCount);
    const isAlarm = type === 'GuardPanic' || type === 'Exception';
    const isRead = type === 'TagRead';
    const isAtCheckpoint = isRead || type === 'Exception' || type === 'UnknownLocation';
    const lasts = type === 'NotMoving' || type === 'NotConnected';
    return {
      typeCode: eventTypeCode(type),
      occurredAt,
      receivedAt: occurredAt + 1000,
      endedAt: lasts ? occurredAt + 4 * 60_000 : null,
      readAt: isRead ? occurredAt : null,
      source: type === 'Exception' ? 'Scheduler' : type === 'System' ? 'Kontrolni centar' : guard.name,
      description: type === 'Exception' ? `Noćni obilazak: ${checkpoint.name}` : (texts[type] ?? checkpoint.name),
      comment: type === 'UnknownTag' ? `04FF${index}` : '',
      userId: type === 'System' ? null : guard.id,
      locationId: isAtCheckpoint ? checkpoint.locationId : null,
      locationTagId: isAtCheckpoint ? checkpoint.id : null,
      companyId: isAtCheckpoint ? checkpoint.companyId : null,
      latitude: checkpoint.latitude,
      longitude: checkpoint.longitude,
      confirmedAt: isAlarm ? Math.min(now, occurredAt + 45_000) : null,
      confirmedBy: isAlarm ? confirmer : null,
    };
  });
}
