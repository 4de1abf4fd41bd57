import { useEffect, useMemo, useState } from 'react';
import type { TileSource } from './ground.ts';
import { afterTile, noTilesYet } from './tile-health.rules.ts';

/** Whether map pictures arrive, and what can be done when they do not. @internal */
export interface TileWatch {
  readonly isFailing: boolean;
  /** Rises with each new try. */
  readonly turn: number;
  /** For a Leaflet tile layer. */
  readonly handlers: { tileload(): void; tileerror(): void; load(): void };
  tryAgain(): void;
}

/** Tries again so often by itself, milliseconds: nobody presses a button on a wall. */
const retryMs = 60_000;

/** Watches the pictures of a source; another source starts anew. @internal */
export function useTileHealth(source: TileSource | null): TileWatch {
  const id = source?.id;
  const [state, setState] = useState({ id, turn: 0, health: noTilesYet });
  const isFailing = state.id === id && state.health.isFailing;
  const actions = useMemo(() => {
    const note = (what: Parameters<typeof afterTile>[1]) => (): void =>
      setState((before) => {
        const known = before.id === id ? before.health : noTilesYet;
        const health = afterTile(known, what);
        return before.id === id && health === known ? before : { ...before, id, health };
      });
    const tryAgain = (): void => setState(({ turn }) => ({ id, turn: turn + 1, health: noTilesYet }));
    return { tryAgain, handlers: { tileload: note('loaded'), tileerror: note('missed'), load: note('finished') } };
  }, [id]);
  const { tryAgain } = actions;
  useEffect(() => {
    if (!isFailing) return;
    const timer = setTimeout(tryAgain, retryMs);
    window.addEventListener('online', tryAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [isFailing, tryAgain]);
  return { ...actions, isFailing, turn: state.turn };
}
