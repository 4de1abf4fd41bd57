import type { EventComment, LatLon } from '@patrolkit/sdk/model';
import type { MessagePrefill } from '@patrolkit/state-machines/message-dialog';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import { type MessageDialogModel, useMessageDialog } from '../message-dialog/index.ts';
import { useLive } from './live-context.ts';

const MessageContext = createContext<MessageDialogModel | null>(null);
MessageContext.displayName = 'LiveMessageContext';

/** Props of {@link LiveMessageProvider}. @public */
export interface LiveMessageProviderProps {
  /** The server has taken a message; the dialog is closed. */
  onSent?: ((comment: EventComment) => void) | undefined;
  /** What is shown inside. */
  children?: ReactNode;
}

/**
 * Holds the message that is being written. Put it above the pages: a draft then outlives the page it was begun on, and
 * every part below can open the dialog.
 * @public
 */
export function LiveMessageProvider({ onSent, children }: LiveMessageProviderProps): ReactElement {
  const { client } = useLive();
  const model = useMessageDialog({
    sendMessage: ({ message, idempotencyKey }) =>
      client.event.sendMessage(message, { clientMessageId: idempotencyKey }),
    onSent,
    onFailed: (error) => client.logger.warn('A message was not sent', { reason: String(error) }),
  });
  return <MessageContext value={model}>{children}</MessageContext>;
}

/** The surrounding {@link LiveMessageProvider}'s dialog; throws when there is none. @internal */
export function useMessageModel(): MessageDialogModel {
  const model = useContext(MessageContext);
  if (!model) throw new Error('The message dialog needs a <LiveMessageProvider> above it; none was found.');
  return model;
}

/** How other parts of a page open the message dialog. @public */
export interface LiveMessage {
  readonly isOpen: boolean;
  /** Opens it, prefilled; what the person has written stays (S2.56, S2.80). */
  open(prefill: MessagePrefill): void;
  /** A place was picked on the map: opens the dialog with it, or moves the place of an open one (S4.20). */
  pick(position: LatLon): void;
}

/** Opens the message dialog from anywhere below {@link LiveMessageProvider}; the functions stay the same. @public */
export function useLiveMessage(): LiveMessage {
  const { isOpen, open, pick } = useMessageModel();
  return useMemo(() => ({ isOpen, open, pick }), [isOpen, open, pick]);
}
