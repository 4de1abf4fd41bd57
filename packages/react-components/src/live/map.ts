export { LiveGuardMap, type LiveGuardMapProps } from './live-guard-map.tsx';
export { LiveMessageDialog, type LiveMessageDialogProps } from './live-message-dialog.tsx';
