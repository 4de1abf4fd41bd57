/** A check that may be read in its window `opensAt <= t < closesAt`, milliseconds since 1970. */
export interface MatchCheck {
  readonly id: number;
  readonly opensAt: number;
  /** The deadline. */
  readonly closesAt: number;
}

/** A read of the checks' tag, by the phone's time. */
export interface MatchRead {
  readonly id: number;
  readonly guardId: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What becomes of a read. */
export interface Match {
  readonly read: MatchRead;
  /** The check it counts for; null for none. */
  readonly checkId: number | null;
  /** It follows a matched read of the same guard so closely that it counts for nothing. */
  readonly isRepeat: boolean;
}

/** C3: within this time after a match the same guard's next read of the tag is a double tap. */
export const repeatMs = 120_000;

/* By time, and by guard for reads of one moment, so that the order of upload decides nothing. */
const inOrder = (a: MatchRead, b: MatchRead): number => a.at - b.at || a.guardId - b.guardId || a.id - b.id;

/**
 * C3: matches the reads of one tag in the order of their times, each with the open check of the earliest deadline, of
 * equal ones that with the lowest id. That reads as many checks as can be read: it never causes an avoidable miss.
 * `earlier` are reads from before these whose matches stand; they only tell what is a repeat.
 */
export function matchReads(
  checks: readonly MatchCheck[],
  reads: readonly MatchRead[],
  earlier: readonly MatchRead[] = [],
): Match[] {
  const open = [...checks].sort((a, b) => a.closesAt - b.closesAt || a.id - b.id);
  const matchedAt = new Map<number, number>();
  for (const { guardId, at } of earlier) matchedAt.set(guardId, Math.max(at, matchedAt.get(guardId) ?? at));
  return [...reads].sort(inOrder).map((read): Match => {
    const last = matchedAt.get(read.guardId);
    if (last !== undefined && read.at - last <= repeatMs) return { read, checkId: null, isRepeat: true };
    const index = open.findIndex(({ opensAt, closesAt }) => opensAt <= read.at && read.at < closesAt);
    const [check] = index < 0 ? [] : open.splice(index, 1);
    if (!check) return { read, checkId: null, isRepeat: false };
    matchedAt.set(read.guardId, read.at);
    return { read, checkId: check.id, isRepeat: false };
  });
}
