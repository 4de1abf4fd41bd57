export { LiveAlarmStrip, type LiveAlarmStripProps } from './live-alarm-strip.tsx';
export { LiveCommentThread, type LiveCommentThreadProps } from './live-comment-thread.tsx';
export { type FailedConfirm, type Live, useLive } from './live-context.ts';
export { LiveEventGrid, type LiveEventGridProps } from './live-event-grid.tsx';
export { LiveEventImages, type LiveEventImagesProps } from './live-event-images.tsx';
export {
  type LiveMessage,
  LiveMessageProvider,
  type LiveMessageProviderProps,
  useLiveMessage,
} from './live-message-provider.tsx';
export { LiveProvider, type LiveProviderProps } from './live-provider.tsx';
export { LiveRoutesGrid, type LiveRoutesGridProps } from './live-routes-grid.tsx';
export { LiveWorkersGrid, type LiveWorkersGridProps } from './live-workers-grid.tsx';
export { useArrangement } from './use-arrangement.ts';
export type { Directory } from './use-directory.ts';
export type { LiveAlarm } from './use-live-alarm.ts';
export { useLiveSnapshot } from './use-live-snapshot.ts';
export { useStaleSeconds } from './use-stale-seconds.ts';
