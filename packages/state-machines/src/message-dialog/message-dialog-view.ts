import { type LatLon, type SupervisorMessage, toLatLon } from '@patrolkit/sdk/model';
import type { SnapshotFrom } from 'xstate';
import type { messageDialogMachine } from './message-dialog.machine.ts';
import type { MessageDialogContext } from './message-dialog.types.ts';

/** A snapshot of the message dialog. @public */
export type MessageDialogSnapshot = SnapshotFrom<typeof messageDialogMachine>;

/** What a message dialog shows. @public */
export interface MessageDialogView
  extends Omit<SupervisorMessage, 'position'>,
    Pick<MessageDialogContext, 'errorId' | 'titleErrorId'> {
  readonly isOpen: boolean;
  /** The chosen place; null while none is chosen: nothing is drawn or measured then (SD9). */
  readonly position: LatLon | null;
  /** 'Nobody will be notified' is asked (C8). */
  readonly isAsking: boolean;
  /** An answer is awaited: fields and buttons are locked. */
  readonly isSending: boolean;
}

/** Reads a snapshot for a dialog. Makes a new object each time: select with a shallow comparison. @public */
export function messageDialogView(snapshot: MessageDialogSnapshot): MessageDialogView {
  const { draft, errorId, titleErrorId } = snapshot.context;
  return {
    ...draft,
    position: toLatLon(draft.position.latitude, draft.position.longitude),
    errorId,
    titleErrorId,
    isOpen: !snapshot.matches('closed'),
    isAsking: snapshot.matches('asking'),
    isSending: snapshot.matches('sending'),
  };
}
