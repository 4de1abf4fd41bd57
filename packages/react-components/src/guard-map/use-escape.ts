import { type RefObject, useEffect } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';

/** Calls back when Escape is pressed somewhere in a box, so that its top layer closes. @internal */
export function useEscape(box: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const newest = useLatest(onEscape);
  useEffect(() => {
    const element = box.current;
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') newest.current();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [box, newest]);
}
