import { useEffect, useState } from 'react';

/** How long until a part that could not be loaded is asked for again: at first, and at most, in milliseconds. */
const [firstWaitMs, longestWaitMs] = [3000, 60_000];

/**
 * A part that is loaded when it may soon be needed; null until it is there. One that could not be loaded, as after a
 * server was updated under an open page, is asked for again while it is wanted: less and less often, and at once when
 * there is an occasion for it.
 * @internal
 */
export function useLater<Part>(load: () => Promise<Part>, isWanted: boolean, hasOccasion = isWanted): Part | null {
  const [part, setPart] = useState<{ readonly value: Part } | null>(null);
  const isMissing = part === null && isWanted;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an occasion asks again
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (waitMs: number): void => {
      load().then(
        (value) => {
          if (isHere) setPart({ value });
        },
        () => {
          if (isHere) timer = setTimeout(ask, waitMs, Math.min(2 * waitMs, longestWaitMs));
        },
      );
    };
    ask(firstWaitMs);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [load, isMissing, hasOccasion]);
  return part?.value ?? null;
}
