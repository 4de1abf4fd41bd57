import type { AlarmEvent, AlarmType } from '@patrolkit/sdk/model';
import type { AlarmContext, AlarmInput } from './alarm.types.ts';

/** How long a silence lasts when the host does not say, milliseconds (SD3). @public */
export const defaultRearmAfterMs = 60_000;

/** From here on, ids of alarms that are no longer open are forgotten, so that a console can run for months. */
const seenLimit = 10_000;

/** Context at the start. What storage held broken counts as absent, so that a spoilt value can never keep silent. @internal */
export function toAlarmContext(input: AlarmInput): AlarmContext {
  const { lastEventId, isMuted, rearmAfterMs = defaultRearmAfterMs, now } = input;
  const isKnown = Number.isSafeInteger(lastEventId) && lastEventId > 0;
  return {
    open: [],
    seenEventIds: new Set(),
    lastEventId: isKnown ? lastEventId : 0,
    silencedAt: isKnown ? now() : null /* the true instant is not kept: a silence from before counts from the start */,
    rearmAfterMs: Number.isFinite(rearmAfterMs) && rearmAfterMs >= 0 ? rearmAfterMs : defaultRearmAfterMs,
    isMuted,
    isBlocked: false,
    soundType: null,
    missingTypes: [],
    now,
  };
}

/** Whether open alarms sound again although they were silenced (K20). Never silenced counts as long ago. @internal */
function isRearmed(alarm: Pick<AlarmContext, 'silencedAt' | 'rearmAfterMs'>, now: number): boolean {
  const { silencedAt, rearmAfterMs } = alarm;
  return rearmAfterMs > 0 && (silencedAt === null || now - silencedAt >= rearmAfterMs);
}

/**
 * The sound that has to play now, or null: that of the open alarms newer than the last seen id, once rearmed that of
 * all open alarms (K20); a guard panic before an exception (G14).
 * @internal
 */
export function wantedSound(
  alarm: Pick<AlarmContext, 'open' | 'lastEventId' | 'silencedAt' | 'rearmAfterMs'>,
  now: number,
): AlarmType | null {
  const heardUpTo = isRearmed(alarm, now) ? Number.NEGATIVE_INFINITY : alarm.lastEventId;
  let wanted: AlarmType | null = null;
  for (const event of alarm.open) {
    if (event.eventId <= heardUpTo) continue;
    if (event.type === 'GuardPanic') return 'GuardPanic';
    wanted = event.type;
  }
  return wanted;
}

/** The last seen id after everything open has been silenced; it never falls. @internal */
export function lastEventIdOf(open: readonly AlarmEvent[], lastEventId: number): number {
  return open.reduce((newest, event) => Math.max(newest, event.eventId), lastEventId);
}

/** Alarms that were not seen before, oldest first. @internal */
export function newAlarms(open: readonly AlarmEvent[], seenEventIds: ReadonlySet<number>): AlarmEvent[] {
  return open.filter((event) => !seenEventIds.has(event.eventId)).reverse();
}

/** The seen ids with those open now; the same set when there is none new. @internal */
export function withSeen(seenEventIds: ReadonlySet<number>, open: readonly AlarmEvent[]): ReadonlySet<number> {
  if (open.every((event) => seenEventIds.has(event.eventId))) return seenEventIds;
  const ids = open.map((event) => event.eventId);
  return new Set(seenEventIds.size + ids.length > seenLimit ? ids : [...seenEventIds, ...ids]);
}
