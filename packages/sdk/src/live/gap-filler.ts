import { ApiError } from '../client/api-error.ts';
import type { PatrolClient } from '../client/create-patrol-client.ts';
import type { Change } from '../model/change.ts';
import type { ChangeCursor } from './change-cursor.ts';

/** What a gap filler works with. @internal */
export interface GapFillerOptions {
  readonly client: Pick<PatrolClient, 'changes' | 'logger'>;
  readonly cursor: ChangeCursor;
  /** A page has come. */
  onAnswer(): void;
  onChanges(changes: readonly Change[]): void;
  /** The feed no longer keeps what is missing: the lists must be loaded again. */
  onReset(): void;
}

/** Asks for what is missing; answers whether nothing is missing any more. Never rejects. @internal */
export type GapFiller = () => Promise<boolean>;

/** Makes a filler that asks page by page after the cursor, one call at a time. @internal */
export function createGapFiller({ client, cursor, ...tell }: GapFillerOptions): GapFiller {
  let running: Promise<boolean> | null = null;
  let isWanted = false;

  const fill = async (from: number): Promise<boolean> => {
    for (let after = from; ; ) {
      isWanted = false;
      const page = await client.changes.getAfter(after);
      tell.onAnswer();
      if (page.isReset) {
        cursor.startAt(page.lastSeq);
        tell.onReset();
        return false;
      }
      tell.onChanges(cursor.takePage(after, page));
      after = cursor.lastSeq ?? after;
      if (!isWanted && (page.to === null || after >= page.lastSeq)) return true;
    }
  };
  return () => {
    isWanted = true; // a hole that shows while another is being filled is filled after it
    if (running) return running;
    if (cursor.lastSeq === null) return Promise.resolve(false);
    running = fill(cursor.lastSeq)
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        /* A back end without the feed answers 404: the poll alone feeds then. */
        client.logger.warn('The feed could not be filled; the next poll tries again', { reason: error.message });
        return false;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}
