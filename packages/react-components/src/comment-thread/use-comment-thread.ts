import { useEffect, useRef, useState } from 'react';
import { browserPosition } from './browser-position.ts';
import { charactersLeft, isPostable } from './comment-text.rules.ts';
import type { CommentThreadOptions } from './comment-thread.types.ts';
import { type Newest, useNewest } from './use-newest.ts';

/** What {@link useCommentThread} gives. @public */
export interface CommentThreadModel {
  /** The text in the box. */
  readonly text: string;
  setText(text: string): void;
  /** Characters left, once they become few; negative when there are too many; null while there is room. */
  readonly charactersLeft: number | null;
  /** Not blank, not too long, and nothing on its way. */
  readonly canPost: boolean;
  /** sending: the box is locked until the server has answered (S4.23); sent: it has taken the last comment. */
  readonly posting: 'idle' | 'sending' | 'sent' | 'failed';
  /** Why the last comment was not taken; null when it was. */
  readonly postError: string | null;
  /** Sends the text; does nothing when it cannot be posted (S5.08). After a failure it tries again. */
  post(): void;
  dismissError(): void;
  /** The list that stays at the newest comment. */
  readonly newest: Newest;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A thread of comments without any markup: box, sending, and what the reader sees of it. @public */
export function useCommentThread(options: CommentThreadOptions): CommentThreadModel {
  const { comments, status, onPost, postErrorText = messageOf, getPosition = browserPosition } = options;
  const [text, keepText] = useState(options.defaultText ?? '');
  const [posting, setPosting] = useState<CommentThreadModel['posting']>('idle');
  const [postError, setPostError] = useState<string | null>(null);
  const newest = useNewest(status === 'loading' ? 0 : comments.length);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const setText = (next: string): void => {
    keepText(next);
    setPosting((before) => (before === 'sent' ? 'idle' : before));
    options.onTextChange?.(next);
  };
  const send = async (): Promise<void> => {
    setPosting('sending');
    setPostError(null);
    try {
      /* S5.10: asked only now, and a comment never waits for it longer than getPosition does. */
      await onPost(text, await getPosition().catch(() => null));
      options.onTextChange?.('');
      if (!isThere.current) return;
      keepText('');
      setPosting('sent');
      newest.show();
    } catch (error) {
      if (!isThere.current) return;
      setPosting('failed');
      setPostError(postErrorText(error));
    }
  };
  const canPost = posting !== 'sending' && isPostable(text);
  return {
    text,
    setText,
    charactersLeft: charactersLeft(text),
    canPost,
    posting,
    postError,
    post: () => {
      if (canPost) void send();
    },
    dismissError: () => {
      setPosting('idle');
      setPostError(null);
    },
    newest,
  };
}
