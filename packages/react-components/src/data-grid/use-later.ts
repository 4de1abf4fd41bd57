import { useEffect, useState } from 'react';

/**
 * A part that is loaded when it may soon be needed; null until it is there. One that could not be loaded, as after a
 * server was updated under an open page, is asked for again the next time that it is wanted.
 * @internal
 */
export function useLater<Part>(load: () => Promise<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<{ readonly value: Part } | null>(null);
  const isMissing = part === null && isWanted;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    load().then(
      (value) => {
        if (isHere) setPart({ value });
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [load, isMissing]);
  return part?.value ?? null;
}
