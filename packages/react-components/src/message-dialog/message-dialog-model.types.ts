import type { LatLon } from '@patrolkit/sdk/model';
import type {
  MessageDialogView,
  MessageKind,
  MessagePrefill,
  RecipientChoice,
} from '@patrolkit/state-machines/message-dialog';

/** What may be done in the dialog; the same functions for its whole life. @public */
export interface MessageDialogActions {
  /** Opens it, prefilled; what the person has written stays (S2.56, S2.80). */
  open(prefill: MessagePrefill): void;
  /** Takes a place; opens the dialog when it is closed (S4.20). */
  pick(position: LatLon): void;
  change(field: 'title' | 'text', value: string): void;
  setKind(kind: MessageKind): void;
  setRecipients(recipientIds: readonly number[]): void;
  /** Enter in the recipients' box: adds the first of the choices whose name holds the text (S2.95). */
  enterRecipient(text: string, choices: readonly RecipientChoice[]): void;
  /** Sends it, or says what is missing (S2.100). */
  send(): void;
  /** Closes it and forgets what was written (S2.99). */
  cancel(): void;
  /** Answers whether it is sent although nobody will be notified (C8). */
  answer(isAccepted: boolean): void;
}

/** What {@link useMessageDialog} gives. @public */
export interface MessageDialogModel extends MessageDialogView, MessageDialogActions {
  /** The person has written or chosen something that closing would lose. */
  readonly isTouched: boolean;
}
