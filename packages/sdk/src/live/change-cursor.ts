import type { Change, ChangePage } from '../model/change.ts';

/**
 * The reader's place in the feed. Changes are passed on in order and each once; a hole is asked for.
 * @internal
 */
export class ChangeCursor {
  #lastSeq: number | null = null;

  /** Number of the last change read; null before the first list. */
  get lastSeq(): number | null {
    return this.#lastSeq;
  }

  /** Begins at a list's number, or again there after a reset. */
  startAt(seq: number): void {
    this.#lastSeq = seq;
  }

  /** Takes what a push or a page holds from `from` to `to`; answers the changes not seen before, or null for a hole. */
  take(from: number, to: number, changes: readonly Change[]): Change[] | null {
    const last = this.#lastSeq;
    if (last === null || from > last) return null;
    this.#lastSeq = Math.max(last, to);
    return changes.filter((change) => change.seq > last).sort((a, b) => a.seq - b.seq);
  }

  /** Takes a page of the backfill that was asked for after `after`. */
  takePage(after: number, page: ChangePage): Change[] {
    return this.take(after, page.to ?? page.lastSeq, page.changes) ?? [];
  }
}
