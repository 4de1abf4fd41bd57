import { type RefObject, useLayoutEffect, useState } from 'react';

/** Steps in which a width is told: a drag of the window's edge must not draw with each pixel. */
const step = 20;

/** Width of an element in pixels, rounded down to steps of 20; `initial` until it is measured. @internal */
export function useWidth(ref: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial);
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
