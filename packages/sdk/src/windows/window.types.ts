/** Whether the browser lets a window sound: not tried yet, yes, or not before the user clicks in it. @public */
export type WindowSound = 'unknown' | 'unlocked' | 'blocked';

/** A window among those of one user (quality R7). @public */
export interface WindowState {
  /**
   * 'leader' asks the back end for all of them, 'follower' shows what the leader knows; 'alone' asks for itself, because
   * its feed is not shared or the browser has no Web Locks or broadcast channels, as outside of https.
   */
  readonly role: 'leader' | 'follower' | 'alone';
  /** Whether this is the one window that sounds. */
  readonly isVoice: boolean;
  /** Whether the window that sounds may; 'blocked' when none of them may. */
  readonly sound: WindowSound;
}

/** What the windows of one user tell each other. @public */
export interface FeedWindows {
  /** Whether this window asks the back end, for all of them or because it is alone. */
  isLeader(): boolean;
  /** Says whether this window may sound: another one does while it may not. */
  tellSound(sound: WindowSound): void;
  /** Says that the user has silenced what is open here, up to this event. */
  tellSilenced(eventId: number): void;
  /** Told when that was said in another window; the answer unsubscribes. */
  subscribeSilenced(listener: (eventId: number) => void): () => void;
}
