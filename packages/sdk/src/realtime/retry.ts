const delaysMs = [0, 1000, 2000, 5000];
const longestMs = 10_000;

/**
 * Milliseconds to wait before attempt `attempt` (0 for the first after a loss): 0, 1, 2, 5, 10, 10 … s, each ± 20 %,
 * without an end (quality R5). `random` is 0 to 1.
 * @public
 */
export function retryDelayMs(attempt: number, random: number): number {
  const delay = delaysMs[attempt] ?? longestMs;
  return Math.round(delay * (0.8 + 0.4 * random));
}
