import { type Interruption, readInterruption } from './login/interruption.ts';

/** What a page hands to the sign-in screen: why it came, and where it wants to go back to. */
export interface Arrival {
  /** Monitoring that was interrupted; null when nobody was watching. */
  readonly interruption: Interruption | null;
  /** Address inside the console that was asked for; null for the dashboard. */
  readonly from: string | null;
}

/** Reads the state of a location; foreign content reads as nothing, and only addresses inside the console are followed. */
export function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return { interruption: null, from: null };
  const { interruption, from } = state as Partial<Record<keyof Arrival, unknown>>; // every field is checked below
  const isInside = typeof from === 'string' && /^\/(?!\/)/.test(from);
  return { interruption: readInterruption(interruption), from: isInside ? from : null };
}
