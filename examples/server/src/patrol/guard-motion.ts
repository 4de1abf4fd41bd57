import { distanceKm, type LatLon } from '@patrolkit/sdk/model';

/** Since when a guard has not gone away from where he is (C6). */
export interface Motion {
  /** Milliseconds since 1970. */
  readonly anchorAt: number;
  /** null after a read or a start whose place nobody knows. */
  readonly anchor: LatLon | null;
  /** Positions since the anchor, its own not counted. */
  readonly positionsSince: number;
}

/** What shows where a guard is: a fix, or a tag read or a start, which he cannot make without moving. */
export interface MotionSign {
  readonly kind: 'position' | 'act';
  /** By his phone, milliseconds since 1970. */
  readonly at: number;
  readonly place: LatLon | null;
  /** Metres; null when the phone does not say. */
  readonly accuracyMeters: number | null;
}

/** The motion after some signs. */
export interface MotionStep {
  /** null when nothing is known of him yet. */
  readonly motion: Motion | null;
  /** When he first moved, milliseconds since 1970; null when he did not. */
  readonly movedAt: number | null;
}

/** A fix that may be farther off than this, in metres, says nothing about moving. */
export const worstAccuracyMeters = 100;
/** As many positions must say that he stands: a phone that is silent proves nothing. */
export const leastPositions = 3;

/* a sign of the same moment as its fix comes after it: a read is where the fix was taken */
const inOrder = (a: MotionSign, b: MotionSign): number =>
  a.at - b.at || Number(a.kind === 'act') - Number(b.kind === 'act');

/**
 * C6: a position farther than `meters` from the anchor, a tag read or a start moves the anchor; a position nearby only
 * counts. What is older than the anchor changes nothing.
 */
export function followMotion(motion: Motion | null, signs: readonly MotionSign[], meters: number): MotionStep {
  let current = motion;
  let movedAt: number | null = null;
  for (const { kind, at, place, accuracyMeters } of [...signs].sort(inOrder)) {
    if (current && at < current.anchorAt) continue;
    if (kind === 'position' && (!place || (accuracyMeters ?? 0) > worstAccuracyMeters)) continue;
    const isNear =
      kind === 'position' && current?.anchor && place && distanceKm(current.anchor, place) * 1000 <= meters;
    if (current && kind === 'position' && !current.anchor) current = { ...current, anchor: place };
    else if (current && isNear) current = { ...current, positionsSince: current.positionsSince + 1 };
    else {
      if (current) movedAt ??= at;
      current = { anchorAt: at, anchor: place, positionsSince: 0 };
    }
  }
  return { motion: current, movedAt };
}

/** C6: since when a guard counts as not moving, milliseconds since 1970; null while he does not. */
export function notMovingSince({ anchorAt, positionsSince }: Motion, seconds: number, now: number): number | null {
  const dueAt = anchorAt + seconds * 1000;
  return positionsSince >= leastPositions && now >= dueAt ? dueAt : null;
}
