// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys
import './comment-thread.css.ts';
import { type ReactElement, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { DockedDialog } from '../controls/docked-dialog.tsx';
import { QuestionDialog } from '../controls/question-dialog.tsx';
import { usePatrol } from '../provider/index.ts';
import { LoadingRows } from '../state-view/loading-rows.tsx';
import { NoticeLine } from '../state-view/notice-line.tsx';
import { StateView } from '../state-view/state-view.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import type { CommentThreadProps } from './comment-thread.types.ts';
import { useCommentThread } from './use-comment-thread.ts';

function OpenCommentThread(props: CommentThreadProps): ReactElement {
  const { event, comments, users, userId = null, status, onRetry, onLocate, className } = props;
  const { text } = usePatrol();
  const model = useCommentThread(props);
  const { newest } = model;
  const [isDiscarding, setDiscarding] = useState(false);
  const isEmpty = comments.length === 0;
  const id = String(event.eventId);
  const errorText = props.errorText ?? text('commentThread.error');
  const close = (): void => {
    if (model.posting === 'sending') return; // whether it was taken must be seen
    if (model.text.trim() === '') props.onClose();
    else setDiscarding(true);
  };
  const retry = onRetry && <Button onPress={onRetry}>{text('dialog.tryAgain')}</Button>;
  return (
    <DockedDialog
      className={className ? `pk-CommentThread ${className}` : 'pk-CommentThread'}
      icon="comment"
      onClose={close}
      ref={props.ref}
      subtitle={text('commentThread.subtitle', { id, source: event.source })}
      title={text('commentThread.title')}
    >
      {status === 'error' && !isEmpty && (
        <NoticeLine kind="error" text={`${text('commentThread.stale')} ${props.errorText ?? ''}`.trim()}>
          {retry}
        </NoticeLine>
      )}
      <div className="pk-CommentThread-frame">
        <div
          aria-busy={status === 'loading' || undefined}
          aria-label={text('commentThread.list', { id })}
          className="pk-CommentThread-list"
          onScroll={newest.onScroll}
          ref={newest.listRef}
          role="log"
          tabIndex={0}
        >
          {!isEmpty && (
            <ol className="pk-CommentThread-items">
              {comments.map((comment) => (
                <CommentItem
                  comment={comment}
                  isOwn={comment.authorId === userId}
                  key={comment.commentId}
                  onLocate={onLocate}
                  users={users}
                />
              ))}
            </ol>
          )}
          {isEmpty && status === 'loading' && <LoadingRows label={text('commentThread.loading')} />}
          {isEmpty && status === 'ready' && <StateView icon="comment" title={text('commentThread.empty')} />}
          {isEmpty && status === 'error' && (
            <StateView icon="warn" kind="error" title={errorText}>
              {retry}
            </StateView>
          )}
        </div>
        {newest.waitingCount > 0 && (
          <Button className="pk-CommentThread-waiting" onPress={newest.show}>
            {text('commentThread.new', { count: newest.waitingCount })}
          </Button>
        )}
      </div>
      <CommentForm model={model} />
      <QuestionDialog
        cancelLabel={text('commentThread.keepWriting')}
        confirmLabel={text('commentThread.discardAnswer')}
        isDanger
        onAnswer={(isConfirmed) => {
          setDiscarding(false);
          if (isConfirmed) props.onClose();
        }}
        text={text('commentThread.discardDetail')}
        title={isDiscarding ? text('commentThread.discard') : null}
      />
    </DockedDialog>
  );
}

/**
 * The comments of an event, and a box for one more. A dialog that is not modal: the alarm strip stays in reach.
 *
 * Public classes: `pk-CommentThread`, `pk-CommentThread-list`, `pk-Comment`.
 * @selector `[data-kind]` comment, message, intervention; on a comment
 * @selector `[data-own]` on a comment of the reader
 * @public
 */
export function CommentThread(props: CommentThreadProps): ReactElement {
  /* Another event is another thread: what was written for one is never posted to the other. */
  return <OpenCommentThread key={props.event.eventId} {...props} />;
}
