import type { LatLon } from '@patrolkit/sdk/model';
import { createCommentExchange, type Hub } from '@patrolkit/sdk/realtime';
import { type ReactElement, useCallback, useMemo, useRef } from 'react';
import { CommentThread, type CommentThreadProps } from '../comment-thread/index.ts';
import { randomKey } from '../message-dialog/random-key.ts';
import { useLive } from './live-context.ts';
import { useErrorWords } from './use-error-words.ts';
import { useThread } from './use-thread.ts';

/** Props of {@link LiveCommentThread}: those of `CommentThread` that are not connected. @public */
export interface LiveCommentThreadProps
  extends Pick<CommentThreadProps, 'event' | 'onClose' | 'getPosition' | 'onLocate' | 'className' | 'ref'> {
  /** The hub that comments travel by; without it, and whenever it is not connected, they go by POST (decision K16). */
  hub?: Hub | undefined;
  /** Which way a comment goes first. @default 'hub' */
  commentTransport?: 'hub' | 'rest' | undefined;
}

type SendComment = (text: string, position: LatLon | null) => Promise<void>;

/* A text that failed is sent again under its own id: it may have arrived, and must not come twice. */
function useSendComment(eventId: number, hub: Hub | undefined, transport: 'hub' | 'rest' | undefined): SendComment {
  const { client } = useLive();
  const attempt = useRef({ text: '', id: '' });
  const exchange = useMemo(
    () => createCommentExchange({ client, hub, transport, newId: () => attempt.current.id }),
    [client, hub, transport],
  );
  return useCallback(
    async (text, position) => {
      if (attempt.current.text !== text) attempt.current = { text, id: randomKey() };
      await exchange.send({ eventId, text, position });
      attempt.current = { text: '', id: '' };
    },
    [exchange, eventId],
  );
}

function OpenThread({ hub, commentTransport, ...props }: LiveCommentThreadProps): ReactElement {
  const { client, directory } = useLive();
  const { eventId } = props.event;
  const words = useErrorWords();
  const thread = useThread(eventId);
  const send = useSendComment(eventId, hub, commentTransport);
  const { load } = thread;
  const post = useCallback<SendComment>(
    async (text, position) => {
      await send(text, position);
      await load();
    },
    [send, load],
  );
  return (
    <CommentThread
      {...props}
      comments={thread.comments}
      errorText={thread.error ? words(thread.error) : undefined}
      onPost={post}
      onRetry={() => void load()}
      postErrorText={words}
      status={thread.status}
      userId={client.session.current()?.userId ?? null}
      users={directory.users}
    />
  );
}

/**
 * The comments of an event on the live feed: opening them marks them seen and clears the badge; what others write and
 * read shows while they are open. Comments go by the hub, by POST when it is not connected (S7.68, K16).
 * @public
 */
export function LiveCommentThread(props: LiveCommentThreadProps): ReactElement {
  return <OpenThread key={props.event.eventId} {...props} />;
}
