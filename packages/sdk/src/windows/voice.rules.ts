import type { WindowSound } from './window.types.ts';

/** A window as the leader knows it. @internal */
export interface SoundingWindow {
  readonly id: string;
  readonly sound: WindowSound;
}

const rank: Readonly<Record<WindowSound, number>> = { unlocked: 2, unknown: 1, blocked: 0 };

/**
 * Which window sounds (R7): one that may, as long as there is one. The one that does goes on, so that a sound never
 * moves without need; then the leader comes first.
 * @internal
 */
export function chooseVoice(current: string | null, windows: readonly SoundingWindow[], leaderId: string): string {
  const best = Math.max(0, ...windows.map(({ sound }) => rank[sound]));
  const able = windows.filter(({ sound }) => rank[sound] === best).map(({ id }) => id);
  if (current !== null && able.includes(current)) return current;
  return able.includes(leaderId) ? leaderId : (able[0] ?? leaderId);
}
