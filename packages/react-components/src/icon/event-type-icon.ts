import type { EventType } from '@patrolkit/sdk/model';
import { eventTypeStem } from '../theme/event-type-stem.ts';
import type { IconName } from './icon-shapes.tsx';

/** The icon of an event type. @public */
export function eventTypeIcon(type: EventType): IconName {
  return `ev-${eventTypeStem[type]}`;
}
