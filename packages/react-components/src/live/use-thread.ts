import type { LiveFeed } from '@patrolkit/sdk/live';
import type { EventComment, PatrolEvent } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';
import { useLive } from './live-context.ts';

/** The comments of an event as they are now. @internal */
export interface Thread {
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: unknown;
  readonly comments: readonly EventComment[];
  /** Asks for them again; resolves when they are there, or could not be fetched. */
  load(): Promise<void>;
}

type Loaded = Pick<Thread, 'status' | 'error' | 'comments'>;

const nothing: Loaded = { status: 'loading', error: null, comments: [] };
/** Comments that failed, or whose event has left the list of the feed, are asked for again this often, seconds. */
const askEverySeconds = 10;

const eventIn = (feed: LiveFeed, eventId: number): PatrolEvent | undefined =>
  feed.getSnapshot().events.find((event) => event.eventId === eventId);
const countIn = (feed: LiveFeed, eventId: number): number | undefined => eventIn(feed, eventId)?.commentCount;

/* Comments that did not change stay the same objects: only new ones are drawn. */
function merged(known: readonly EventComment[], next: readonly EventComment[]): readonly EventComment[] {
  const byId = new Map(known.map((comment) => [comment.commentId, comment]));
  return next.map((comment) => {
    const before = byId.get(comment.commentId);
    return before && JSON.stringify(before) === JSON.stringify(comment) ? before : comment;
  });
}

/**
 * Loads the comments of an event, which marks them seen for the caller (C8), and again whenever the feed tells of a
 * new one or of one that was delivered or read.
 * @internal
 */
export function useThread(eventId: number): Thread {
  const { client, feed } = useLive();
  const [loaded, setLoaded] = useState(nothing);
  const latest = useLatest(loaded);
  const turn = useRef(0);

  const load = useCallback(async () => {
    turn.current += 1;
    const own = turn.current;
    try {
      const comments = await client.notification.getAllOfEvent(eventId);
      if (own !== turn.current) return;
      setLoaded((before) => ({ status: 'ready', error: null, comments: merged(before.comments, comments) }));
      /* What was unseen is seen now: the badge follows with the next list, so that list is wanted at once. */
      if ((eventIn(feed, eventId)?.unseenCommentCount ?? 0) > 0) feed.tryNow();
    } catch (error) {
      if (own === turn.current) setLoaded((before) => ({ ...before, status: 'error', error }));
    }
  }, [client, feed, eventId]);

  useEffect(() => {
    setLoaded(nothing);
    void load();
    let count = countIn(feed, eventId);
    let seconds = 0;
    const stops = [
      feed.subscribe(() => {
        const next = countIn(feed, eventId);
        if (next === count) return;
        count = next;
        void load();
      }),
      /* Delivered or read. */
      feed.subscribeChanges((change) => {
        const isShown = latest.current.comments.some(({ commentId }) => commentId === change.id);
        if (change.kind === 'notification' && isShown) void load();
      }),
      feed.subscribeTick(() => {
        seconds += 1;
        const isUnsure = count === undefined || latest.current.status === 'error';
        if (isUnsure && seconds % askEverySeconds === 0) void load();
      }),
    ];
    return () => {
      turn.current += 1; // an answer that comes later belongs to another event
      for (const stop of stops) stop();
    };
  }, [feed, eventId, load, latest]);

  return { ...loaded, load };
}
