import type { AlarmEvent, AlarmType } from '@patrolkit/sdk/model';
import type { SnapshotFrom } from 'xstate';
import type { alarmMachine } from './alarm.machine.ts';

/** A snapshot of the alarm machine. @public */
export type AlarmSnapshot = SnapshotFrom<typeof alarmMachine>;

/** What a screen shows of the alarm machine. @public */
export interface AlarmView {
  /** Every open alarm, newest first. */
  readonly open: readonly AlarmEvent[];
  /**
   * Whether a sound would be heard: `blocked` = the browser refuses until the user clicks, `muted` = switched off by
   * the user. A blocked sound comes before a muted one, as in the strip; both leave the console not armed (C12).
   */
  readonly sound: 'on' | 'muted' | 'blocked';
  /** Whether an alarm has to be heard now, muted and blocked or not. */
  readonly isSounding: boolean;
  /** Which sound has to be heard; null when none. */
  readonly soundType: AlarmType | null;
  /** When the silence ends, by the machine's clock; null when nothing is silenced, or silenced until a newer alarm. */
  readonly silencedUntil: number | null;
}

/** Reads a snapshot for a screen. Makes a new object each time: select with a shallow comparison. @public */
export function alarmView(snapshot: AlarmSnapshot): AlarmView {
  const { open, isBlocked, isMuted, soundType, silencedAt, rearmAfterMs } = snapshot.context;
  const isLimited = snapshot.matches('silenced') && silencedAt !== null && rearmAfterMs > 0;
  return {
    open,
    sound: isBlocked ? 'blocked' : isMuted ? 'muted' : 'on',
    isSounding: snapshot.matches('sounding'),
    soundType,
    silencedUntil: isLimited ? silencedAt + rearmAfterMs : null,
  };
}
