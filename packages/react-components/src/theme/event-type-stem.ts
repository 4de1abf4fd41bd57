import type { EventType } from '@patrolkit/sdk/model';

/** The stem of the colour tokens of each event type, `--pk-ev-<stem>-bar` and so on; also of its icon. @public */
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
