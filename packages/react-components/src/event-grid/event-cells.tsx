import { isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Badge } from '../controls/badge.tsx';
import { CellButton } from '../controls/cell-button.tsx';
import { eventTypeIcon } from '../icon/event-type-icon.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { eventRowState } from './event-rules.ts';
import type { RowText } from './row-text.ts';

interface CellProps {
  event: PatrolEvent;
}

interface CellButtonsProps extends CellProps {
  rowText: RowText;
}

interface CellActionProps extends CellButtonsProps {
  onPress: (event: PatrolEvent) => void;
}

/** Date and time, the clock apart, so that a narrow row may stack them; together DD/MM/YYYY HH:mm. @internal */
export function TimeCell({ at }: { at: string }): ReactElement {
  const clockAt = at.lastIndexOf(' ') + 1;
  return (
    <time className="pk-EventGrid-time">
      {at.slice(0, clockAt)}
      <span className="pk-EventGrid-clock">{at.slice(clockAt)}</span>
    </time>
  );
}

function ProcessedLabel({ event }: CellProps): ReactElement {
  const { text } = usePatrol();
  const confirmed = text('eventGrid.confirmedBy', { name: event.confirmedBy ?? '' });
  return (
    <>
      <span className="pk-EventGrid-labelText">{text(`eventType.${event.type}`)}</span>
      <span className="pk-EventGrid-processed" title={confirmed}>
        <Icon name="check" size={14} />
        <span className="pk-Hidden">{confirmed}</span>
      </span>
    </>
  );
}

/** Icon and name of the type, the check mark of a processed event, then the text. @internal */
export function DescriptionCell({ event }: CellProps): ReactElement {
  const { text } = usePatrol();
  const { description } = event;
  return (
    <>
      <span className="pk-EventGrid-type">
        <Icon name={eventTypeIcon(event.type)} />
        <span className="pk-EventGrid-label">
          {eventRowState(event) === 'processed' ? <ProcessedLabel event={event} /> : text(`eventType.${event.type}`)}
        </span>
      </span>
      <span className="pk-EventGrid-text" data-clip="">
        {event.isDrill && <span className="pk-EventGrid-drill">{text('eventGrid.drill')}</span>}
        {event.claimedBy !== undefined && (
          <span className="pk-EventGrid-claim">{text('alarmStrip.claimedBy', { name: event.claimedBy })}</span>
        )}
        {description}
      </span>
    </>
  );
}

function CommentCount({ event }: CellProps): ReactElement | null {
  if (event.unseenCommentCount > 0) return <Badge count={event.unseenCommentCount} />;
  return (
    <>
      <Icon name="comment" size={14} />
      {event.commentCount > 0 && event.commentCount}
    </>
  );
}

/** How many comments there are; unseen ones as a badge. @internal */
export function CommentsCell({ event }: CellProps): ReactElement | null {
  const { text } = usePatrol();
  const { unseenCommentCount: unseen, commentCount: count } = event;
  if (unseen === 0 && count === 0) return null;
  const said =
    unseen > 0 ? text('eventGrid.unseenComments', { count: unseen }) : text('eventGrid.seenComments', { count });
  return (
    <span className="pk-EventGrid-commentCount" title={said}>
      <span aria-hidden="true">
        <CommentCount event={event} />
      </span>
      <span className="pk-Hidden">{said}</span>
    </span>
  );
}

/** As {@link CommentsCell}, and opens them; there even when there are none yet. @internal */
export function CommentsButton({ event, onPress, rowText }: CellActionProps): ReactElement {
  const { eventId: id, unseenCommentCount: unseen, commentCount: count } = event;
  return (
    <CellButton
      action={unseen + count > 0 ? 'comments' : 'first-comment'}
      label={rowText('eventGrid.openComments', id, { count, unseen })}
      onPress={() => onPress(event)}
    >
      <CommentCount event={event} />
    </CellButton>
  );
}

/** Whether there is an image. @internal */
export function ImageCell({ event }: CellProps): ReactElement {
  const { text } = usePatrol();
  if (!event.hasImage) return <span className="pk-EventGrid-noImage">{text('eventGrid.noImageAttached')}</span>;
  return (
    <span title={text('eventGrid.hasImage')}>
      <Icon name="image" />
      <span className="pk-Hidden">{text('eventGrid.hasImage')}</span>
    </span>
  );
}

/** Shows the image on demand. @internal */
export function ImageButton({ event, onPress, rowText }: CellActionProps): ReactElement {
  if (!event.hasImage) return <ImageCell event={event} />;
  return (
    <CellButton action="image" label={rowText('eventGrid.viewImage', event.eventId)} onPress={() => onPress(event)}>
      <Icon name="image" />
    </CellButton>
  );
}

/** What the buttons of a row do; one that is left out has no button. @internal */
export interface RowActions {
  readonly confirm?: ((event: PatrolEvent) => void) | undefined;
  readonly respond?: ((event: PatrolEvent) => void) | undefined;
  readonly locate?: ((event: PatrolEvent) => void) | undefined;
  readonly openMenu?: ((event: PatrolEvent) => void) | undefined;
}

/** Confirm first, while the alarm is open; then locate and message in one; then what else there is. @internal */
export function ActionsCell(props: CellButtonsProps & { actions: RowActions }): ReactElement {
  const { event, actions, rowText } = props;
  const { confirm, respond, locate, openMenu } = actions;
  const id = event.eventId;
  return (
    <>
      {confirm && isUnconfirmed(event) && (
        <CellButton action="confirm" label={rowText('eventGrid.confirmEvent', id)} onPress={() => confirm(event)}>
          <Icon name="check" />
        </CellButton>
      )}
      {respond ? (
        <CellButton action="respond" label={rowText('eventGrid.respond', id)} onPress={() => respond(event)}>
          <Icon name="locate" />
        </CellButton>
      ) : (
        locate && (
          <CellButton
            action="locate"
            isDisabled={!event.position}
            label={rowText('eventGrid.locateEvent', id)}
            onPress={() => locate(event)}
          >
            <Icon name="locate" />
          </CellButton>
        )
      )}
      {openMenu && (
        <CellButton action="more" label={rowText('eventGrid.more', id)} onPress={() => openMenu(event)}>
          <Icon name="more" />
        </CellButton>
      )}
    </>
  );
}
