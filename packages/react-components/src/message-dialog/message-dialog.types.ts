import type { EventComment, GuardPosition, LatLon } from '@patrolkit/sdk/model';
import type { MessageAttempt, MessageKind, RecipientUser } from '@patrolkit/state-machines/message-dialog';
import type { ReactElement, Ref } from 'react';
import type { MessageDialogModel } from './message-dialog-model.types.ts';

/** What {@link useMessageDialog} takes. @public */
export interface MessageDialogOptions {
  /**
   * Sends the message. Rejects when it was not taken: with an error that has a `status` when the server answered, which
   * decides what the alert says (decision K15).
   */
  sendMessage: (attempt: MessageAttempt) => Promise<EventComment>;
  /** The server has taken it; the dialog is closed. */
  onSent?: ((comment: EventComment) => void) | undefined;
  /** An attempt failed: log it; the person reads the alert. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** A new random key each time it is called; it tells one message from another. @default of the browser's generator */
  newKey?: (() => string) | undefined;
}

/** A message that is often sent. Its title is its name. @public */
export interface MessageTemplate {
  readonly title: string;
  readonly text: string;
  readonly kind: MessageKind;
}

/** What the picker in the dialog gets. @public */
export interface PickerProps {
  /** The place of the message; null while none is chosen. */
  readonly position: LatLon | null;
  /** Takes the picked place; before it is called nothing changes (S2.98). */
  readonly onApply: (position: LatLon) => void;
  /** Whether the place cannot be changed now. */
  readonly isDisabled: boolean;
}

/** Props of {@link MessageDialog}. @public */
export interface MessageDialogProps {
  /** The dialog's state, of {@link useMessageDialog}; held above the dialog, so that a draft outlives the page it was begun on. */
  model: MessageDialogModel;
  /** Everybody; inactive users are left out. */
  users: readonly RecipientUser[];
  /** Last positions: they put the nearest first. */
  positions: readonly GuardPosition[];
  /** Who or what raised the event that the message belongs to; stands in the head. */
  sourceOf?: ((eventId: number) => string | undefined) | undefined;
  /** What else is known of a user, such as 'not moving 17 min'; stands behind the name. */
  noteOf?: ((userId: number) => string | undefined) | undefined;
  /** A map to pick the place on, such as guard-map's LocationPicker. @default coordinates only */
  renderPicker?: ((props: PickerProps) => ReactElement) | undefined;
  /** Messages that are often sent. @default none */
  templates?: readonly MessageTemplate[] | undefined;
  /** Keeps the written message as a template; one of the same title is replaced. Without it nothing can be kept. */
  onSaveTemplate?: ((template: MessageTemplate) => void) | undefined;
  /** Forgets a template. */
  onRemoveTemplate?: ((template: MessageTemplate) => void) | undefined;
  /** Stands beside the public class name `pk-MessageDialog`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
