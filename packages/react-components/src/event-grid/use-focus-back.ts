import { useEffect } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';

/**
 * Leads the focus back to the grid when what lay over it is closed and the focus went nowhere: a dialog that a menu
 * opened by a key gives it back to the menu, which is gone.
 * @internal
 */
export function useFocusBack(isOpen: boolean, focusGrid: () => void): void {
  const latest = useLatest(focusGrid);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      /* The overlay itself gives the focus back one frame after it is gone. */
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) latest.current();
        }),
      );
    };
  }, [isOpen, latest]);
}
