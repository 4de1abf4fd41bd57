import type { AlarmType } from '@patrolkit/sdk/model';

/** URLs of PatrolKit's own two alarm sounds; both loop without a seam. @public */
export const alarmSounds: Readonly<Record<AlarmType, string>> = {
  GuardPanic: new URL('./sounds/guard-panic.wav', import.meta.url).href,
  Exception: new URL('./sounds/exception.wav', import.meta.url).href,
};
