/** Why the sign-in screen shows although somebody was watching. */
export interface Interruption {
  /** When the session ended, milliseconds since 1970. */
  readonly at: number;
  readonly openAlarms: number;
}

/** Reads what the dashboard left in the history's state; null for anything else. */
export function readInterruption(state: unknown): Interruption | null {
  if (typeof state !== 'object' || state === null || !('at' in state) || !('openAlarms' in state)) return null;
  const { at, openAlarms } = state;
  return typeof at === 'number' && typeof openAlarms === 'number' ? { at, openAlarms } : null;
}
