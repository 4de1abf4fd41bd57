import type { EventType } from '@patrolkit/sdk/model';
import type { IconName } from './icon-shapes.tsx';

/** The icon of each event type; also the stem of its colour tokens, `--pk-ev-<stem>-bar` and so on. @public */
export const eventTypeStem = {
  Unknown: 'unknown',
  System: 'system',
  GpsLocation: 'gps',
  TagRead: 'tag-read',
  UnknownTag: 'unknown-tag',
  UnknownLocation: 'unknown-location',
  GuardMessage: 'guard-message',
  GuardComment: 'guard-comment',
  Start: 'start',
  Stop: 'stop',
  NotMoving: 'not-moving',
  NotConnected: 'not-connected',
  GuardPanic: 'guard-panic',
  Exception: 'exception',
} as const satisfies Record<EventType, string>;

/** The icon of an event type. @public */
export function eventTypeIcon(type: EventType): IconName {
  return `ev-${eventTypeStem[type]}`;
}
