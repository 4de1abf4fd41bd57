export { LiveAlarmStrip, type LiveAlarmStripProps } from './live-alarm-strip.tsx';
export { type FailedConfirm, type Live, useLive } from './live-context.ts';
export { LiveEventGrid, type LiveEventGridProps } from './live-event-grid.tsx';
export { LiveProvider, type LiveProviderProps } from './live-provider.tsx';
export type { Directory } from './use-directory.ts';
export type { LiveAlarm } from './use-live-alarm.ts';
export { useLiveSnapshot } from './use-live-snapshot.ts';
