import type { GuardPosition } from '@patrolkit/sdk/model';
import type { TrackChoice } from './replay-address.rules.ts';

/** What is known of a guard's way. */
export interface Track {
  readonly positions: readonly GuardPosition[];
  /** Until when, if the period held more than may be asked for; null when nothing is missing. Milliseconds since 1970. */
  readonly cutAt: number | null;
}

/** Positions of everybody from an instant on, a full answer at most (`userLocation.getForDateTime`). */
export type AskPositions = (from: number) => Promise<readonly GuardPosition[]>;

/* The server answers no more at once; where many walk, that is less than a day of them. */
export const fullAnswer = 5000;

/** As often it is asked for one track: each time leaves an entry in the audit log. */
export const mostAnswers = 10;

/** Asks until the period is whole. An answer that is full goes on where it ended; what it holds twice is kept once. */
export async function loadTrack(ask: AskPositions, { guardId, from, to }: TrackChoice): Promise<Track> {
  let positions: readonly GuardPosition[] = [];
  let since = from;
  for (let turn = 0; turn < mostAnswers; turn += 1) {
    const answer = await ask(since);
    const news = answer.filter((fix) => fix.guardId === guardId && fix.recordedAt <= to);
    const start = since;
    positions = [...positions.filter(({ recordedAt }) => recordedAt < start), ...news];
    const end = answer.reduce((latest, { recordedAt }) => Math.max(latest, recordedAt), since);
    if (answer.length < fullAnswer || end > to) return { positions, cutAt: null };
    /* As many positions at one instant: there is no way past them. */
    if (end === since) break;
    since = end;
  }
  return { positions, cutAt: since };
}
