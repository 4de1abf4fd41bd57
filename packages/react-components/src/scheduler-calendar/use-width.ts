import { type RefObject, useLayoutEffect, useState } from 'react';

/** Steps in which a width is told: a drag of the window's edge must not draw with each pixel. */
const step = 20;

/** Width of an element in pixels, rounded down to steps of 20; null until it is measured, before anything is painted. @internal */
export function useWidth(ref: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setWidth(Math.floor(element.clientWidth / step) * step);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
