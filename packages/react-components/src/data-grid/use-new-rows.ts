import { useEffect, useReducer } from 'react';
import type { NewRows } from './new-rows.ts';

/**
 * Draws again when the next marks end, so that `data-new` says what is true; answers the arrival after which a row is
 * marked. A timer for all of them: an animation of each row would cost more than the row.
 * @internal
 */
export function useNewRows({ since, endsInMs }: NewRows): number {
  const [turn, drawAgain] = useReducer((turns: number) => turns + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left of the time is read when the marks change, or after a turn that ended none
  useEffect(() => {
    if (endsInMs === null) return;
    const timer = setTimeout(drawAgain, endsInMs);
    return () => clearTimeout(timer);
  }, [since, turn]);
  return since;
}
