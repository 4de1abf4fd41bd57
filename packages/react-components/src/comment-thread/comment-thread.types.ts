import type { EventComment, LatLon, PatrolEvent, UsersById } from '@patrolkit/sdk/model';
import type { Ref } from 'react';

/** What {@link useCommentThread} takes. @public */
export interface CommentThreadOptions {
  /** Comments and messages of the event, oldest first. */
  comments: readonly EventComment[];
  /** loading: the first fetch runs; error: the last one failed, comments that are there stay. */
  status: 'loading' | 'ready' | 'error';
  /**
   * Sends a comment; rejects when the server did not take it. `position` is null where nobody knows it, which travels
   * as 0, 0 (S5.10).
   */
  onPost: (text: string, position: LatLon | null) => Promise<void>;
  /** The exact text of a failure of `onPost`. @default the error's message */
  postErrorText?: ((error: unknown) => string) | undefined;
  /**
   * Where the supervisor is; asked for only when a comment is posted. Null when nobody knows.
   * @default the browser's geolocation, for at most 5 s
   */
  getPosition?: (() => Promise<LatLon | null>) | undefined;
  /** Text the box starts with, such as one that was kept. @default '' */
  defaultText?: string | undefined;
  /** Told of each change of the text, so that a host may keep it; '' once it was sent. */
  onTextChange?: ((text: string) => void) | undefined;
}

/** Props of {@link CommentThread}. @public */
export interface CommentThreadProps extends CommentThreadOptions {
  /** The event that is commented on. */
  event: Pick<PatrolEvent, 'eventId' | 'source'>;
  /** Names of authors and recipients; who is not in it is 'Unknown User'. */
  users: UsersById;
  /** Id of who reads: own comments are marked. @default nobody */
  userId?: number | null | undefined;
  /** The exact text of a failed fetch. @default a general sentence */
  errorText?: string | undefined;
  /** Asks for the comments again. */
  onRetry?: (() => void) | undefined;
  /** Shows where a comment was written or what a message is about; without it places are not offered. */
  onLocate?: ((position: LatLon) => void) | undefined;
  /** The cross, or Esc while focus is inside; asked first when something was written, and not while it is being sent. */
  onClose: () => void;
  /** Stands beside the public class name `pk-CommentThread`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
