/** Counts against a rate: a full second's worth at once, then as fast as the rate allows. */
export interface MessageRate {
  /** Takes one; false when the rate is exceeded. */
  take(now: number): boolean;
}

/** Makes a counter for `perSecond` messages. */
export function createMessageRate(perSecond: number, startedAt: number): MessageRate {
  let left = perSecond;
  let at = startedAt;
  return {
    take: (now) => {
      left = Math.min(perSecond, left + ((now - at) / 1000) * perSecond);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
