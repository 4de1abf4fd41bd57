import type { AlarmEvent, AlarmType } from '@patrolkit/sdk/model';

/** States of the alarm machine; see the table at {@link alarmMachine}. @public */
export type AlarmState = 'calm' | 'sounding' | 'silenced';

/** What a host starts the alarm machine with. @public */
export interface AlarmInput {
  /** Newest event id this user had seen when he last silenced (S4.13); 0 when there is none. */
  readonly lastEventId: number;
  /** The user's switch for all sound, as it was kept. */
  readonly isMuted: boolean;
  /**
   * How long a silence lasts while an alarm stays open, milliseconds (SD3); 0 = until a newer alarm.
   * @default 60000
   */
  readonly rearmAfterMs?: number | undefined;
  /** The clock, milliseconds. It may be set back: a silence then lasts at most `rearmAfterMs` from the next tick. */
  readonly now: () => number;
}

/** What the alarm machine remembers. @public */
export interface AlarmContext {
  /** Every open alarm, as `alarms.changed` gave them. */
  readonly open: readonly AlarmEvent[];
  /** Ids that were raised before, so that each alarm is announced once. */
  readonly seenEventIds: ReadonlySet<number>;
  readonly lastEventId: number;
  /** When the sound was last silenced, by `now()`; null when it never was. */
  readonly silencedAt: number | null;
  readonly rearmAfterMs: number;
  readonly isMuted: boolean;
  /** The browser refused to play; stays until a sound starts or the user unlocks (SD4). */
  readonly isBlocked: boolean;
  /** The sound the player was last asked for; null while there is none. */
  readonly soundType: AlarmType | null;
  /** Types the player has no sound for; each was logged once (S4.14). */
  readonly missingTypes: readonly AlarmType[];
  readonly now: () => number;
}

/** Everything a host may send. @public */
export type AlarmMachineEvent =
  /** The open alarms as they are now: the answer of {@link openAlarms}. */
  | { readonly type: 'alarms.changed'; readonly open: readonly AlarmEvent[] }
  /** A row was selected, by checkbox or Space; silences when it is newer than the last seen id (S4.12). */
  | { readonly type: 'row.selected'; readonly eventId: number }
  /** Silence everything that is open now; nothing is confirmed. */
  | { readonly type: 'alarm.silence' }
  /** The user has silenced, in another window, what was open up to this event; that window has stored it. */
  | { readonly type: 'alarm.silencedElsewhere'; readonly eventId: number }
  /** The user's switch for all sound. */
  | { readonly type: 'mute.set'; readonly isMuted: boolean }
  /** The player plays. */
  | { readonly type: 'sound.started'; readonly alarmType: AlarmType }
  /** The browser refused to play. */
  | { readonly type: 'sound.blocked'; readonly alarmType: AlarmType }
  /** The player has no sound for this type. */
  | { readonly type: 'sound.missing'; readonly alarmType: AlarmType }
  /** The user's click on the 'sound is blocked' strip: try again. */
  | { readonly type: 'sound.unlock' }
  /** Time has passed; sent from a worker about once a second, because a hidden tab's own timers stop (SD8). */
  | { readonly type: 'clock.ticked' }
  /** Newest event id the server knows, from a list as new as the last selected row; 0 when it has none. */
  | { readonly type: 'newest.known'; readonly eventId: number }
  /** Another user signed in: what the one before had heard counts no longer (contract part E). */
  | { readonly type: 'user.changed' };

/** What the alarm machine emits; listen with `actor.on('alarm.raised', …)`. @public */
export type AlarmEmitted =
  /** An alarm was seen for the first time: announce it, put it into the title. Oldest first. */
  { readonly type: 'alarm.raised'; readonly event: AlarmEvent };

/**
 * The effects a host gives with `alarmMachine.provide({ actions })`; the first argument of each is xstate's.
 * @public
 */
export interface AlarmEffects {
  /** Loop the sound of this type, in place of any that plays; answer with `sound.started`, `.blocked` or `.missing`. */
  startSound: { readonly type: AlarmType };
  /** Stop whatever plays or is about to; an attempt stopped by this is no `sound.blocked`. */
  stopSound: undefined;
  /** Mute or unmute all sound without stopping it (S4.11); called at the start as well. */
  setMuted: { readonly isMuted: boolean };
  /** Keep the last seen id per installation and user; 0 = drop it (S4.13). */
  storeLastEventId: { readonly eventId: number };
  /** A line for the log of the browser, in English. */
  log: { readonly message: string };
}

/** Conditions of the alarm machine. @internal */
export type AlarmGuard =
  | 'isAlarmOpen'
  | 'isNoAlarmOpen'
  | 'isSoundWanted'
  | 'isNoSoundWanted'
  | 'isAnotherSoundWanted'
  | 'isRowNewer'
  | 'isToldId'
  | 'isSoundCurrent'
  | 'isMissingNew'
  | 'isLastEventUnknown';

/** Actions of the alarm machine, effects included. @internal */
export type AlarmAction =
  | keyof AlarmEffects
  | 'raiseNewAlarms'
  | 'keepOpenAlarms'
  | 'keepSelectedRow'
  | 'keepNewestAlarm'
  | 'keepToldEvent'
  | 'beginSilence'
  | 'limitSilence'
  | 'dropLastEvent'
  | 'forgetSeenAlarms'
  | 'storeLastEvent'
  | 'keepMute'
  | 'applyMute'
  | 'askForSound'
  | 'dropSound'
  | 'keepBlocked'
  | 'clearBlocked'
  | 'keepMissing';
