export { CoordinatesField, type CoordinatesFieldProps } from './coordinates-field.tsx';
export { MessageAlert } from './message-alert.tsx';
export { MessageDialog } from './message-dialog.tsx';
export type {
  MessageDialogOptions,
  MessageDialogProps,
  MessageTemplate,
  PickerProps,
} from './message-dialog.types.ts';
export type { MessageDialogActions, MessageDialogModel } from './message-dialog-model.types.ts';
export { MessageFields, type MessageFieldsProps } from './message-fields.tsx';
export { MessageFoot, type MessageFootProps } from './message-foot.tsx';
export { RecipientList, type RecipientListProps } from './recipient-list.tsx';
export { type RecipientRow, recipientRows } from './recipient-rows.rules.ts';
export { RecipientsField, type RecipientsFieldProps } from './recipients-field.tsx';
export { TemplateMenu } from './template-menu.tsx';
export { savedTemplates } from './templates.rules.ts';
export { useMessageDialog } from './use-message-dialog.ts';
