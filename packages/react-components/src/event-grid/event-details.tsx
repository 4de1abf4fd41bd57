import { formatDateTime, formatDateTimeSeconds, type PatrolEvent } from '@patrolkit/sdk/model';
import { memo, type ReactElement, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { eventTypeIcon } from '../icon/event-type-icon.ts';
import { Icon } from '../icon/icon.tsx';
import { type MessageId, type Patrol, usePatrol } from '../provider/index.ts';
import type { EventNames } from './event-grid.types.ts';
import { eventRowState } from './event-rules.ts';

/** Props of {@link EventDetails}. @public */
export interface EventDetailsProps {
  /** The active event; nothing but a hint without it. */
  event: PatrolEvent | undefined;
  /** Names behind the ids of the event. */
  names?: EventNames | undefined;
  /** Opens the form for the event; without it there is no button. */
  onEdit?: ((event: PatrolEvent) => void) | undefined;
  /** Opens its comments; without it they are only counted. */
  onOpenComments?: ((event: PatrolEvent) => void) | undefined;
  /** Shows its image; without it the image is only told of. */
  onViewImage?: ((event: PatrolEvent) => void) | undefined;
  /** The host's own, behind the buttons. */
  actions?: ((event: PatrolEvent) => ReactNode) | undefined;
}

type Field = readonly [id: MessageId, value: string];

/* A name with the id behind it: the name is read, the id is what one asks the archive for. */
function named(id: number | null, nameOf: ((id: number) => string | undefined) | undefined): string {
  if (id === null) return '';
  const name = nameOf?.(id);
  return name ? `${name} (${id})` : String(id);
}

/** All that is known of an event, in the order in which it is asked for; what is empty is left out. @internal */
function detailFields(event: PatrolEvent, names: EventNames, { text, timeZone }: Patrol): readonly Field[] {
  const time = (at: number | null): string => (at === null ? '' : formatDateTimeSeconds(at, timeZone));
  const { confirmedAt, confirmedBy, position } = event;
  const fields: readonly Field[] = [
    ['eventGrid.column.source', event.source],
    [
      'eventGrid.confirmed',
      confirmedAt === null
        ? eventRowState(event) === 'open'
          ? text('eventGrid.notConfirmed')
          : ''
        : [confirmedBy, formatDateTime(confirmedAt, timeZone)].filter(Boolean).join(', '),
    ],
    ['eventGrid.claimed', event.claimedBy ?? ''],
    ['eventGrid.remark', event.comment],
    ['eventGrid.location', named(event.locationId, names.location)],
    ['eventGrid.checkpoint', named(event.checkpointId, names.checkpoint)],
    ['eventGrid.guard', named(event.guardId, names.guard)],
    ['eventGrid.position', position ? `${position.latitude.toFixed(5)}, ${position.longitude.toFixed(5)}` : ''],
    ['eventGrid.column.comments', event.commentCount > 0 ? String(event.commentCount) : ''],
    ['eventGrid.occurred', time(event.occurredAt)],
    ['eventGrid.ended', time(event.endedAt)],
    ['eventGrid.read', time(event.readAt)],
    ['eventGrid.received', time(event.receivedAt)],
    ['eventGrid.column.id', String(event.eventId)],
    ['eventGrid.version', event.version > 0 ? String(event.version) : ''],
  ];
  return fields.filter(([, value]) => value !== '');
}

/** What is known of the active event: who confirmed it and when, all fields, coordinates and ids. @public */
export const EventDetails = memo(function EventDetails(props: EventDetailsProps): ReactElement {
  const { event, names = {}, onEdit, onOpenComments, onViewImage } = props;
  const patrol = usePatrol();
  const { text } = patrol;
  if (!event) {
    return (
      <div className="pk-EventDetails" data-empty="">
        <p className="pk-EventDetails-hint">{text('eventGrid.noDetails')}</p>
      </div>
    );
  }
  const type = text(`eventType.${event.type}`);
  return (
    <article
      aria-label={text('eventGrid.details', { id: String(event.eventId) })}
      className="pk-EventDetails"
      data-event-type={event.type}
      data-state={eventRowState(event)}
    >
      <h3 className="pk-EventDetails-title">
        <span className="pk-EventDetails-icon">
          <Icon name={eventTypeIcon(event.type)} />
        </span>
        <span className="pk-EventDetails-words" title={event.description}>
          {event.isDrill && <span className="pk-EventGrid-drill">{text('eventGrid.drill')}</span>}
          {event.description || type}
        </span>
        <span className={event.description ? 'pk-EventDetails-type' : 'pk-Hidden'}>{type}</span>
      </h3>
      <div className="pk-EventDetails-actions">
        {event.hasImage && onViewImage && (
          <Button onPress={() => onViewImage(event)}>
            <Icon name="image" />
            <span className="pk-GridPanel-words">{text('eventGrid.image')}</span>
          </Button>
        )}
        {onEdit && (
          <Button onPress={() => onEdit(event)}>
            <Icon name="edit" />
            <span className="pk-GridPanel-words">{text('eventGrid.edit')}</span>
          </Button>
        )}
        {onOpenComments && (
          <Button onPress={() => onOpenComments(event)}>
            <Icon name="comment" />
            <span className="pk-GridPanel-words">{text('eventGrid.comment')}</span>
          </Button>
        )}
        {props.actions?.(event)}
      </div>
      <dl className="pk-EventDetails-fields" tabIndex={0}>
        {detailFields(event, names, patrol).map(([id, value]) => (
          <div className="pk-EventDetails-field" key={id}>
            <dt>{text(id)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
});
