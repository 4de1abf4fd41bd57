import type { View } from './mercator.ts';

const zoomMs = 250; /* Leaflet's own transition of tiles */

/* Leaflet's curve, cubic-bezier(0, 0, 0.25, 1), so that markers stay on their streets. */
function eased(part: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const t = (low + high) / 2;
    if (0.75 * (1 - t) * t * t + t ** 3 < part) low = t;
    else high = t;
  }
  return 3 * (1 - low) * low * low + low ** 3;
}

/** The view between two zooms: places move on straight lines, as tiles do while Leaflet scales them. @internal */
export function viewBetween(from: View, to: View, passedMs: number): View {
  const part = eased(Math.min(1, Math.max(0, passedMs / zoomMs)));
  const between = (a: number, b: number): number => a + (b - a) * part;
  return {
    scale: between(from.scale, to.scale),
    left: between(from.left, to.left),
    top: between(from.top, to.top),
    width: to.width,
    height: to.height,
  };
}
