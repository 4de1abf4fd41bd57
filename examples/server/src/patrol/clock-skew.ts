/** How far a phone's clock was ahead of the server's when a report came. */
export interface SkewReading {
  /** Milliseconds, negative for behind. */
  readonly skewMs: number;
  /** By the server's clock, milliseconds since 1970. */
  readonly receivedAt: number;
}

/** Behind by less than this, a report was made just now. */
const liveMs = 120_000;
/** Two readings this far apart at least and at most, and this close to each other, tell a clock that runs behind. */
const apartMs = { least: 20_000, most: 3_600_000 };
const steadyMs = 30_000;

/**
 * C4: whether a reading tells the phone's clock, and not how long the report lay in the phone: nothing lies for less
 * than no time, and reports of a time without network come all at once or ever closer to now. A clock that is behind
 * stays as far behind from one report to the next.
 */
export function isLiveReading(reading: SkewReading, before: SkewReading | null): boolean {
  if (reading.skewMs >= -liveMs) return true;
  if (!before) return false;
  const apart = reading.receivedAt - before.receivedAt;
  const isSteady = Math.abs(reading.skewMs - before.skewMs) <= steadyMs;
  return isSteady && apart >= apartMs.least && apart <= apartMs.most;
}
