/** What a guard's silence is measured from; milliseconds since 1970. */
export interface Silence {
  /** Last call of any of his devices; null when there never was one. */
  readonly lastContactAt: number | null;
  /** Since when this server has run with an even clock: what it could not hear is nobody's silence (N8). */
  readonly steadySince: number;
  /** Since when he is on his route. */
  readonly activeSince: number;
}

const heardAt = ({ lastContactAt, steadySince, activeSince }: Silence): number =>
  Math.max(lastContactAt ?? 0, steadySince, activeSince);

/** C6: since when a guard counts as not connected, milliseconds since 1970; null while he does not. */
export function notConnectedSince(silence: Silence, seconds: number, now: number): number | null {
  const dueAt = heardAt(silence) + seconds * 1000;
  return now >= dueAt ? dueAt : null;
}

/** C6: nothing has been heard since the route began, and half the time to NotConnected is over: worth a warning. */
export function isSilentSinceStart(silence: Silence, seconds: number, now: number): boolean {
  const { lastContactAt, activeSince } = silence;
  return (lastContactAt ?? 0) < activeSince && now >= heardAt(silence) + seconds * 500;
}
