export * from '../shared/effect-missing-error.ts';
export { messageDialogMachine } from './message-dialog.machine.ts';
export { messageKindValues, messageTextLimit, messageTitleLimit, unchosenPosition } from './message-dialog.rules.ts';
export type {
  MessageAttempt,
  MessageDialogActor,
  MessageDialogContext,
  MessageDialogEmitted,
  MessageDialogError,
  MessageDialogInput,
  MessageDialogMachineEvent,
  MessageDialogState,
  MessageField,
  MessageKind,
  MessagePrefill,
} from './message-dialog.types.ts';
export * from './message-dialog-view.ts';
export * from './recipient-choices.ts';
