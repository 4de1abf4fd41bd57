/** fit: the whole image in its frame; a number: so many screen pixels for one of the image. @public */
export type Zoom = 'fit' | number;

const steps = [0.25, 0.5, 1, 2, 4] as const;

/** The next step in or out. `fitted` is what the fit amounts to now, so that a step in never makes it smaller. @internal */
export function zoomed(zoom: Zoom, direction: 'in' | 'out', fitted: number): Zoom {
  const now = zoom === 'fit' ? fitted : zoom;
  if (direction === 'in') return steps.find((step) => step > now * 1.01) ?? steps[steps.length - 1] ?? 1;
  const next = steps.findLast((step) => step < now * 0.99);
  return next === undefined || next <= fitted ? 'fit' : next;
}
