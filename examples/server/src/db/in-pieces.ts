/** By what bulk work goes on and ends. */
export interface Pace {
  /** Milliseconds since some moment. */
  readonly monotonic: () => number;
  /** Ends the work after the piece it is at. */
  readonly signal?: AbortSignal | undefined;
}

/** Bulk work, one transaction per piece. */
export interface PieceWork extends Pace {
  /** Rows of the first piece; the next ones follow what it took. */
  readonly rows: number;
  /** Does at most so many rows and answers how many there were. */
  readonly piece: (rows: number) => Promise<number>;
}

/* Part E: a commit holds nobody up for more than 200 ms. Half of that is aimed at, because the next piece may be slower. */
const longMs = 100;
const shortMs = 40;
const mostRows = 2000;

/** Works until a piece finds less than it may take, in pieces as large as their time allows. Answers all rows. */
export async function inPieces({ monotonic, rows, piece, signal }: PieceWork): Promise<number> {
  let size = rows;
  let total = 0;
  while (!signal?.aborted) {
    const from = monotonic();
    const count = await piece(size);
    total += count;
    if (count < size) return total;
    const tookMs = monotonic() - from;
    if (tookMs > longMs) size = Math.max(1, Math.floor(size / 2));
    else if (tookMs < shortMs) size = Math.min(mostRows, size * 2);
  }
  return total;
}

/** A list in parts of at most `size`, for bulk work whose rows are known. */
export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
