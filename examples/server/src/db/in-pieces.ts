import { createPieceSize, type PiecePace } from './piece-size.ts';

/** By what bulk work goes on and ends. */
export interface Pace {
  /** Milliseconds since some moment. */
  readonly monotonic: () => number;
  /** Ends the work after the piece it is at. */
  readonly signal?: AbortSignal | undefined;
}

/** Bulk work, one transaction per piece. */
export interface PieceWork extends Pace, PiecePace {
  /** Rows of the first piece; the next ones follow what it took. */
  readonly rows: number;
  /** Does at most so many rows and answers how many there were. */
  readonly piece: (rows: number) => Promise<number>;
}

/** Works until a piece finds less than it may take, in pieces as large as their time allows. Answers all rows. */
export async function inPieces({ monotonic, calm, rows, piece, signal }: PieceWork): Promise<number> {
  const pieces = createPieceSize(rows, { monotonic, calm });
  let total = 0;
  while (!signal?.aborted) {
    const asked = pieces.size;
    const count = await pieces.time(piece);
    total += count;
    if (count < asked) return total;
  }
  return total;
}

/** A list in parts of at most `size`, for bulk work whose rows are known. */
export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
