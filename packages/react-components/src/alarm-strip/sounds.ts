import type { AlarmType } from '@patrolkit/sdk/model';

/** URLs of PatrolKit's own two alarm sounds; both loop without a seam. @public */
export const alarmSounds: Readonly<Record<AlarmType, string>> = {
  GuardPanic: new URL('./sounds/guard-panic.wav', import.meta.url).href,
  Exception: new URL('./sounds/exception.wav', import.meta.url).href,
};

/** URL of PatrolKit's own tone for a link that is lost; played once at a time. @public */
export const linkLostSound: string = new URL('./sounds/link-lost.wav', import.meta.url).href;
