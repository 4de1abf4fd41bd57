/* As in pieces.ts: what takes longer is followed by less, and what takes less by more. */
const longMs = 50;
const shortMs = 20;
const guardsAtFirst = 4;

/**
 * What statements find about guards, so many of them at once as their time allows: one statement a guard would be mostly
 * the way to the database, and one for all would hold up a panic.
 * @param monotonic milliseconds since some moment
 */
export async function byGuards<Row>(
  guardIds: readonly number[],
  ask: (guardIds: readonly number[]) => Promise<Row[]>,
  monotonic: () => number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let size = guardsAtFirst;
  for (let start = 0; start < guardIds.length; ) {
    const askedAt = monotonic();
    const part = guardIds.slice(start, start + size);
    rows.push(...(await ask(part)));
    start += part.length;
    const tookMs = monotonic() - askedAt;
    if (tookMs > longMs) size = Math.max(1, Math.floor(size / 2));
    else if (tookMs < shortMs) size *= 2;
  }
  return rows;
}
