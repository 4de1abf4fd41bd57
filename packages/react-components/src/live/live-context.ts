import type { ApiError, PatrolClient } from '@patrolkit/sdk';
import type { LiveFeed, Preferences } from '@patrolkit/sdk/live';
import type { ConsoleStanding, PatrolEvent } from '@patrolkit/sdk/model';
import { createContext, useContext } from 'react';
import type { Directory } from './use-directory.ts';
import type { LiveAlarm } from './use-live-alarm.ts';

/** What the connected components share. @public */
export interface Live {
  readonly client: PatrolClient;
  readonly feed: LiveFeed;
  /** What is kept on this machine. */
  readonly preferences: Preferences;
  readonly alarm: LiveAlarm;
  readonly directory: Directory;
  /** How the installation stands: armed consoles, whether anybody is called when no one confirms; null while unknown. */
  readonly standing: ConsoleStanding | null;
  /** The event the map shows and the grid marks; null for none. */
  readonly activeEvent: PatrolEvent | null;
  /** Rises when the same event is asked for again, so that the map goes back to it. */
  readonly activeTurn: number;
  activate(eventId: number | null): void;
  /** As `activate`, and the map is wanted: hosts that show one panel at a time bring it forward. */
  locate(eventId: number): void;
  /** Rises with each `locate`. */
  readonly locateTurn: number;
  /** Plays a short test; a click of the user, so it also unlocks blocked sound. */
  testSound(): void;
  /** Takes the step that there is about who sees to an open alarm; a refusal goes to `onClaimFailed`. */
  claim(event: PatrolEvent): Promise<void>;
  /** Confirms events, one call each; answers those that failed. */
  confirm(eventIds: readonly number[]): Promise<readonly FailedConfirm[]>;
}

/** An event that could not be confirmed, and why. @public */
export interface FailedConfirm {
  readonly eventId: number;
  readonly error: ApiError;
}

/** @internal */
export const LiveContext = createContext<Live | null>(null);
LiveContext.displayName = 'LiveContext';

/** The surrounding `LiveProvider`; throws when there is none. @public */
export function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('Connected components need a <LiveProvider client feed> above them; none was found.');
  return live;
}
