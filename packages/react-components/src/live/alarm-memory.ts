import type { Preferences } from '@patrolkit/sdk/live';

/** The last seen event id of one user at one installation, and the mute switch. @internal */
export interface AlarmMemory {
  readLastEventId(): number;
  keepLastEventId(eventId: number): void;
  readIsMuted(): boolean;
  keepIsMuted(isMuted: boolean): void;
}

/**
 * Reads and keeps them (S4.13, S4.17). What another user or installation left is dropped (part E), and foreign content
 * reads as nothing, so that it can never keep an alarm silent.
 * @internal
 */
export function createAlarmMemory(preferences: Preferences, installationId: string, userId: number): AlarmMemory {
  const owner = `${installationId}.${userId}`;
  if (preferences.get('lastIdEventOwner') !== owner) {
    preferences.set('lastIdEvent', null);
    preferences.set('lastIdEventOwner', owner);
  }
  return {
    readLastEventId: () => {
      const id = Number(preferences.get('lastIdEvent') ?? 0);
      return Number.isSafeInteger(id) && id > 0 ? id : 0;
    },
    keepLastEventId: (eventId) => preferences.set('lastIdEvent', eventId > 0 ? String(eventId) : null),
    readIsMuted: () => preferences.get('muted') === 'true',
    keepIsMuted: (isMuted) => preferences.set('muted', String(isMuted)),
  };
}
