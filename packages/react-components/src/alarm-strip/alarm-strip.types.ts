import type { AlarmEvent } from '@patrolkit/sdk/model';
import type { ReactNode, Ref } from 'react';
import type { ShortcutChoice } from './shortcut.rules.ts';

/** Whether alarms can be heard: `blocked` by the browser until someone clicks, `muted` by the user. @public */
export type SoundState = 'on' | 'muted' | 'blocked';

/** How fresh the picture is; the feed decides when it is late (over 15 s) and lost (over 30 s). @public */
export interface LinkStatus {
  readonly state: 'live' | 'waiting' | 'lost' | 'connecting';
  /** When the last answer or push came, milliseconds since 1970; null before the first. */
  readonly lastUpdateAt: number | null;
  /** When it is tried again, milliseconds since 1970; null when nothing is planned. */
  readonly nextTryAt?: number | null | undefined;
}

/** Props of `AlarmStrip`. A button whose callback is missing is not shown. @public */
export interface AlarmStripProps {
  /** Open alarms, newest first. */
  alarms: readonly AlarmEvent[];
  /** Whether alarms can be heard. */
  sound: SoundState;
  /** Until when the alarm is silenced, milliseconds since 1970; Infinity for as long as it is open. @default not silenced */
  silencedUntil?: number | null | undefined;
  /** Since when sound is off, milliseconds since 1970. */
  mutedSince?: number | null | undefined;
  /** How fresh the picture is. */
  link: LinkStatus;
  /** Guards on duty, shown while it is calm. */
  guardCount?: number | undefined;
  /** Further context, shown while it is calm and there is room. */
  children?: ReactNode;
  /** Name of a guard. @default the event's source */
  nameOf?: ((guardId: number) => string | null | undefined) | undefined;
  /** Name of the place of an event. @default none */
  placeOf?: ((event: AlarmEvent) => string | null | undefined) | undefined;
  /** Show the alarm on the map; key L. */
  onLocate?: ((event: AlarmEvent) => void) | undefined;
  /** Write to guards about the alarm; key M. */
  onMessage?: ((event: AlarmEvent) => void) | undefined;
  /** Say that one sees to the alarm, take it over, or give it back, as `claimStep` has it for `viewerId`; key T. */
  onClaim?: ((event: AlarmEvent) => void) | undefined;
  /** Who is signed in, to tell a claim of his from another's. @default every claim is another's */
  viewerId?: number | undefined;
  /** Stop the sound, leave the alarms open; key S. */
  onSilence?: (() => void) | undefined;
  /** Confirm the alarm; key C. Ignored for 0.6 s after another alarm has taken the place of the one that was shown. */
  onConfirm?: ((event: AlarmEvent) => void) | undefined;
  /** Called inside the click that lets the browser play. */
  onUnlockSound?: (() => void) | undefined;
  /** Lets alarms be heard again; without it there is no button. */
  onUnmute?: (() => void) | undefined;
  /** Asks the back end at once; without it there is no button. */
  onTryNow?: (() => void) | undefined;
  /** Plays a short test; without it there is no button. */
  onTestSound?: (() => void) | undefined;
  /** List all open alarms, when there are more than 5; key A. */
  onShowAll?: (() => void) | undefined;
  /** Keys L, M, T, S, C and A while no text field has the focus; false for none, or other letters for some. @default true */
  shortcuts?: boolean | ShortcutChoice | undefined;
  /**
   * Calls back once a second and returns how to stop. Give a worker's clock: a hidden tab's own timers run once a minute.
   * @default the page's own timer
   */
  subscribeTick?: ((listener: () => void) => () => void) | undefined;
  /** Added to `pk-AlarmStrip`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
