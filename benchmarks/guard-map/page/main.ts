import type { GuardPosition } from '@patrolkit/sdk/model';
import type { Contender, ContenderName, GuardMapBench, MakeContender } from '../contender.ts';
import { guardsOf, moved } from '../guards.ts';

/* Each contender is a chunk of its own: a page loads only the one that it measures. */
const contenders: Record<ContenderName, () => Promise<{ make: MakeContender }>> = {
  'bare canvas': () => import('./bare-canvas.ts'),
  GuardMap: () => import('./own-map.tsx'),
  'Leaflet canvas circles': () => import('./leaflet-circles.ts'),
  supercluster: () => import('./supercluster.ts'),
  MapLibre: () => import('./maplibre.ts'),
  'react-leaflet markers': () => import('./react-markers.tsx'),
};

let contender: Contender | null = null;
let positions: readonly GuardPosition[] = [];
let turn = 0;

const bench: GuardMapBench = {
  async mount(name, count) {
    const box = document.querySelector<HTMLElement>('#box');
    if (!box) throw new Error('The page has no box');
    const { make } = await contenders[name]();
    positions = guardsOf(count);
    contender = await make(box, positions);
  },
  moveAll() {
    turn += 1;
    positions = moved(positions, positions.length, turn);
    contender?.show(positions);
  },
  moveSome(count) {
    turn += 1;
    positions = moved(positions, count, turn);
    contender?.show(positions);
  },
  pan: (right, down) => contender?.pan(right, down),
  zoom: (level) => contender?.zoom(level),
};

Object.assign(window, { bench, preload: (name: ContenderName) => contenders[name]() });
