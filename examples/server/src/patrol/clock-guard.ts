/** What the two clocks of the computer showed at one moment, in milliseconds. */
export interface ClockReading {
  /** Since 1970. */
  readonly wall: number;
  /** Since some moment that stays the same. */
  readonly monotonic: number;
}

/** C4: a difference up to this, in milliseconds, is no jump. */
const evenMs = 60_000;
/** Devices whose median must agree with the server, and how closely, in milliseconds. */
const leastDevices = 3;
const agreementMs = 120_000;

/** Whether the wall clock has been put, and does not only run a little unevenly. @param ms by how much, either way */
export const isJump = (ms: number): boolean => Math.abs(ms) > evenMs;

/** By how much the wall clock has been put between two readings, negative for back; 0 while both run evenly. */
export function jumpBetween(before: ClockReading, after: ClockReading): number {
  const ms = after.wall - before.wall - (after.monotonic - before.monotonic);
  return isJump(ms) ? ms : 0;
}

/**
 * How far the wall clock is ahead of the time that is believed, after a jump. 0 is belief: a jump back makes no check
 * due, so that it needs no doubt, and one that takes an earlier jump back ends the doubt.
 */
export function aheadAfter(aheadMs: number, jumpMs: number): number {
  const sum = aheadMs + jumpMs;
  return sum > 0 && isJump(sum) ? sum : 0;
}

/** Whether the devices' clocks say that the server's is right. @param skewsMs how far each is ahead of the server's */
export function devicesAgree(skewsMs: readonly number[]): boolean {
  const sorted = [...skewsMs].sort((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
  return sorted.length >= leastDevices && Math.abs((low + high) / 2) <= agreementMs;
}
