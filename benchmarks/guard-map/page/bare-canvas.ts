import type { MakeContender } from '../contender.ts';
import { FlatMap } from './flat-map.ts';

/** The floor: one canvas, one dot per guard, nothing else. */
export const make: MakeContender = async (box, first) => {
  let guards = first;
  const map = new FlatMap(box, () => {
    const { context, width, height } = map;
    context.clearRect(0, 0, width, height);
    context.fillStyle = '#e8ebee';
    context.strokeStyle = '#0b0d0f';
    context.lineWidth = 2;
    for (const guard of guards) {
      const [x, y] = [map.x(guard), map.y(guard)];
      if (x > -10 && y > -10 && x < width + 10 && y < height + 10) map.dot(x, y, 7);
    }
  });
  map.invalidate();
  return {
    show: (next) => {
      guards = next;
      map.invalidate();
    },
    pan: (right, down) => map.pan(right, down),
    zoom: (level) => map.zoom(level),
  };
};
