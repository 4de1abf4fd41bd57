import type { EventComment, LatLon, SupervisorMessage } from '@patrolkit/sdk/model';
import type { DoneActorEvent, ErrorActorEvent } from 'xstate';
import type { RecipientChoice } from './recipient-choices.ts';

/** States of the message dialog; see the table at {@link messageDialogMachine}. @public */
export type MessageDialogState = 'closed' | 'editing' | 'asking' | 'sending';

/** What a guard is sent: a message or an intervention (S2.96, S2.97). @public */
export type MessageKind = SupervisorMessage['kind'];

/** Fields of the dialog that a person fills in. @public */
export type MessageField = 'title' | 'text' | 'recipientIds' | 'kind';

/**
 * Message id of the alert: 'Please select a location.' (S5.07), 'Error sending the event data.' when the server
 * answered with an error (S8.09), 'An error occurred while sending the event data.' when it did not answer (S8.10).
 * @public
 */
export type MessageDialogError = 'pleaseSelectLocation' | 'errorSendingEventData' | 'errorOccurredSendingEventData';

/** What the dialog is opened with; what is missing starts empty. @public */
export interface MessagePrefill {
  /** Event it belongs to; null for none. @default null */
  readonly eventId?: number | null | undefined;
  /** Line breaks become blanks, and what is over {@link messageTitleLimit} characters is cut. @default '' */
  readonly title?: string | undefined;
  /** What is over {@link messageTextLimit} characters is cut. @default '' */
  readonly text?: string | undefined;
  /** @default [] */
  readonly recipientIds?: readonly number[] | undefined;
  /** @default 'message' */
  readonly kind?: MessageKind | undefined;
  /** Null and what names no place (SD9) leave the location unchosen. @default null */
  readonly position?: LatLon | null | undefined;
}

/** What the message dialog starts with. @public */
export interface MessageDialogInput {
  /** A new random key each time it is called, such as `crypto.randomUUID()`: it tells one message from another. */
  readonly newKey: () => string;
}

/** Input of the actor `sendMessage`. @public */
export interface MessageAttempt {
  readonly message: SupervisorMessage;
  /** The same for every attempt to send the same message: one that did arrive reaches nobody twice. */
  readonly idempotencyKey: string;
}

/** What the message dialog remembers. @public */
export interface MessageDialogContext {
  /** The fields as they stand; position 0.01/0.01 while no location is chosen. */
  readonly draft: SupervisorMessage;
  /** Fields the person has changed: a second opening leaves them as they are. */
  readonly ownFields: readonly MessageField[];
  /** The alert to show; null when there is none. */
  readonly errorId: MessageDialogError | null;
  /** Message id of the title's helper text; null when there is none. */
  readonly titleErrorId: 'titleIsRequired' | null;
  /** The person has accepted that nobody will be notified; asked once per choice of recipients (C8). */
  readonly isNobodyAccepted: boolean;
  /** The last attempt to send; null before the first. */
  readonly attempt: MessageAttempt | null;
  /** What was picked or opened while a message was being sent, and waits until it has gone; null for nothing. */
  readonly waiting: MessagePrefill | null;
  readonly newKey: () => string;
}

/** Everything a host may send. @public */
export type MessageDialogMachineEvent =
  /** A place was picked on the map, or applied in the location picker (S4.20, S2.98). One that names no place (SD9) is ignored. */
  | { readonly type: 'position.picked'; readonly position: LatLon }
  /** A row's button, a marker or a menu wants the dialog, prefilled (S2.56, S2.80). */
  | { readonly type: 'message.open'; readonly prefill: MessagePrefill }
  /** The person typed; limits as in {@link MessagePrefill}. */
  | { readonly type: 'field.changed'; readonly field: 'title' | 'text'; readonly value: string }
  /** The radio was set (S2.96, S2.97). */
  | { readonly type: 'kind.changed'; readonly kind: MessageKind }
  /** Recipients were ticked or taken away; the whole new choice. Numbers that are no ids, and repeats, are left out. */
  | { readonly type: 'recipients.changed'; readonly recipientIds: readonly number[] }
  /** Enter in the recipients' box: adds the first of the choices whose name contains the text (S2.95). */
  | { readonly type: 'recipient.entered'; readonly text: string; readonly choices: readonly RecipientChoice[] }
  /** Send, or send again after a failure (S2.100). */
  | { readonly type: 'message.send' }
  /** Close without sending, from editing or from the question (S2.99). */
  | { readonly type: 'message.cancel' }
  /** Yes, send although nobody will be notified (C8). */
  | { readonly type: 'question.accepted' }
  /** No, back to the fields. */
  | { readonly type: 'question.declined' };

/** What the actor of the message dialog answers. @internal */
export type MessageDialogActorEvent =
  | DoneActorEvent<EventComment, 'sendMessage'>
  | ErrorActorEvent<unknown, 'sendMessage'>;

/** What the message dialog emits. @public */
export type MessageDialogEmitted =
  /** The server has taken the message (S7.79). */
  | { readonly type: 'message.sent'; readonly comment: EventComment }
  /** An attempt failed: log it; the person reads `errorId`. */
  | { readonly type: 'message.failed'; readonly error: unknown };

/** Actors the host gives with `messageDialogMachine.provide({ actors })`. @public */
export type MessageDialogActor = 'sendMessage';

/** Conditions of the message dialog. @internal */
export type MessageDialogGuard = 'isPlace' | 'isIncomplete' | 'isQuestionNeeded' | 'isOpeningWaiting' | 'isSendFailure';

/** Actions of the message dialog. @internal */
export type MessageDialogAction =
  | 'movePosition'
  | 'applyPrefill'
  | 'keepField'
  | 'keepKind'
  | 'keepRecipients'
  | 'addRecipient'
  | 'showProblems'
  | 'acceptNobody'
  | 'clearProblems'
  | 'keepAttempt'
  | 'keepWaiting'
  | 'openWaiting'
  | 'tellSent'
  | 'showFailure'
  | 'clearDraft';
