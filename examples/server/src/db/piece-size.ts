/** How large the next piece of long work may be: rows to write, or milliseconds of a period to ask for. */
export interface PieceSize {
  readonly size: number;
  /** Does a piece of that size and learns from the time it takes. */
  time<Answer>(piece: (size: number) => Promise<Answer>): Promise<Answer>;
}

/*
 * Part E: long work holds nobody up for more than 200 ms. A panic waits for the piece it meets, and the next piece may be
 * slower than this one.
 */
const longestMs = 50;
const mostRows = 2000;

/** Between what sizes the pieces stay. */
export interface PieceBounds {
  /** @default 1 */
  readonly least?: number | undefined;
  /** @default 2000 */
  readonly most?: number | undefined;
  /** A piece that takes longer is followed by less, milliseconds; one that takes less than two fifths of it, by more. @default 50 */
  readonly longMs?: number | undefined;
}

/** When pieces come. */
export interface PiecePace {
  /** Milliseconds since some moment. */
  readonly monotonic: () => number;
  /** Waited for before each piece; the time of that is not the piece's. */
  readonly calm: () => Promise<void>;
}

/**
 * Pieces as large as their time allows.
 * @param first size of the first piece
 */
export function createPieceSize(
  first: number,
  { monotonic, calm }: PiecePace,
  { least = 1, most = mostRows, longMs = longestMs }: PieceBounds = {},
): PieceSize {
  let size = first;
  return {
    get size() {
      return size;
    },
    time: async (piece) => {
      await calm();
      const from = monotonic();
      const answer = await piece(size);
      const tookMs = monotonic() - from;
      if (tookMs > longMs) size = Math.max(least, Math.floor(size / 2));
      else if (tookMs < longMs * 0.4) size = Math.min(most, size * 2);
      return answer;
    },
  };
}
