import {
  type EventComment,
  formatDateTime,
  type LatLon,
  recipients,
  type UsersById,
  userName,
} from '@patrolkit/sdk/model';
import { memo, type ReactElement } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { receiptOf } from './receipt.rules.ts';

/** Props of {@link CommentItem}. @public */
export interface CommentItemProps {
  /** The comment. */
  comment: EventComment;
  /** Names of those who write, by id. */
  users: UsersById;
  /** Whether the reader wrote it. */
  isOwn: boolean;
  /** Shows where it was written; without it there is no button. */
  onLocate?: ((position: LatLon) => void) | undefined;
}

const receiptIcons = { sent: 'arrow', delivered: 'check', seen: 'eye' } as const;

/** Who has taken and who has opened a message to guards: told, not assumed (C8). */
function Receipts({ comment, users }: Pick<CommentItemProps, 'comment' | 'users'>): ReactElement {
  const { text } = usePatrol();
  const unknownUser = text('names.unknownUser');
  return (
    <ul aria-label={text('commentThread.receipts')} className="pk-Comment-receipts">
      {comment.recipientIds.map((id) => {
        const receipt = receiptOf(comment, id);
        return (
          <li className="pk-Comment-receipt" data-receipt={receipt} key={id}>
            <Icon name={receiptIcons[receipt]} size={14} />
            <span>{userName(id, users, { unknownUser })}</span>
            <span className="pk-Comment-state">{text(`commentThread.receipt.${receipt}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * One comment or message: author, recipients, time, text as text with its line breaks.
 * @selector `[data-kind]` comment, message, intervention
 * @selector `[data-own]` written by the reader
 * @public
 */
function Item({ comment, users, isOwn, onLocate }: CommentItemProps): ReactElement {
  const { text, timeZone } = usePatrol();
  const { kind, position } = comment;
  const names = { unknownUser: text('names.unknownUser'), selfDocumentation: text('names.selfDocumentation') };
  const isMessage = kind !== 'comment';
  return (
    <li className="pk-Comment" data-kind={kind} data-own={isOwn ? '' : undefined}>
      <div className="pk-Comment-head">
        <span className="pk-Comment-author">{userName(comment.authorId, users, names)}</span>
        {isMessage && (
          <span className="pk-Comment-kind">
            <Icon name="message" size={14} />
            {text(`commentThread.kind.${kind}`)}
          </span>
        )}
        <time className="pk-Comment-time" dateTime={new Date(comment.writtenAt).toISOString()}>
          {formatDateTime(comment.writtenAt, timeZone)}
        </time>
      </div>
      {comment.title !== '' && <p className="pk-Comment-title">{comment.title}</p>}
      {comment.text !== '' && <p className="pk-Comment-text">{comment.text}</p>}
      {isMessage && comment.recipientIds.length > 0 ? (
        <Receipts comment={comment} users={users} />
      ) : (
        <p className="pk-Comment-recipients">
          {comment.recipientIds.length === 0
            ? recipients([], users, names)
            : text('commentThread.to', { names: recipients(comment.recipientIds, users, names) })}
        </p>
      )}
      {position && onLocate && (
        <Button className="pk-Comment-locate" onPress={() => onLocate(position)} variant="quiet">
          <Icon name="pin" />
          {text('commentThread.place')}
        </Button>
      )}
    </li>
  );
}

/** As drawn once: a thread of 500 is not drawn again for each letter in the box. @public */
export const CommentItem = memo(Item);
