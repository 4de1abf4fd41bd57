import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { Alert } from '../controls/alert.tsx';
import { Button } from '../controls/button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { usePatrol } from '../provider/index.ts';
import type { CommentThreadModel } from './use-comment-thread.ts';

/** The box, its button, and what became of the last comment. @public */
export function CommentForm({ model }: { model: CommentThreadModel }): ReactElement {
  const { text } = usePatrol();
  const { posting, postError, charactersLeft: left } = model;
  const box = useRef<(HTMLInputElement & HTMLTextAreaElement) | null>(null);
  const isSending = posting === 'sending';
  const wasSending = useRef(false);
  /* A locked box loses the focus; who was writing goes on writing. */
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) box.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    model.post();
  };
  return (
    <div className="pk-CommentThread-form">
      {postError !== null && (
        <Alert
          detail={text('commentThread.kept')}
          onClose={model.dismissError}
          onRetry={model.canPost ? model.post : undefined}
          title={postError}
        />
      )}
      <TextField
        errorText={left !== null && left < 0 ? text('commentThread.over', { count: -left }) : undefined}
        inputRef={box}
        isDisabled={isSending}
        label={text('commentThread.box')}
        onChange={model.setText}
        onKeyDown={onKeyDown}
        rows={3}
        value={model.text}
      />
      <div className="pk-CommentThread-foot">
        <span className="pk-CommentThread-outcome" role="status">
          {posting === 'sent' && text('commentThread.commentSentSuccessfully')}
          {left !== null && left >= 0 && text('commentThread.left', { count: left })}
        </span>
        <Button isDisabled={!model.canPost} onPress={model.post} size="lg" variant="primary">
          {text(isSending ? 'commentThread.posting' : 'commentThread.post')}
        </Button>
      </div>
    </div>
  );
}
