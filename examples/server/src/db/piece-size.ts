/** How many rows the next piece of bulk work may take. */
export interface PieceSize {
  readonly rows: number;
  /** Does a piece of so many rows and learns from the time it takes. */
  time<Answer>(piece: (rows: number) => Promise<Answer>): Promise<Answer>;
}

/*
 * Part E: bulk work holds nobody up for more than 200 ms. A panic has three turns at the embedded database and may wait
 * for a piece at each of them, and the next piece may be slower than this one.
 */
const longMs = 50;
const shortMs = 20;
const mostRows = 2000;

/**
 * Pieces as large as their time allows.
 * @param first rows of the first piece
 * @param monotonic milliseconds since some moment
 */
export function createPieceSize(first: number, monotonic: () => number): PieceSize {
  let rows = first;
  return {
    get rows() {
      return rows;
    },
    time: async (piece) => {
      const from = monotonic();
      const answer = await piece(rows);
      const tookMs = monotonic() - from;
      if (tookMs > longMs) rows = Math.max(1, Math.floor(rows / 2));
      else if (tookMs < shortMs) rows = Math.min(mostRows, rows * 2);
      return answer;
    },
  };
}
