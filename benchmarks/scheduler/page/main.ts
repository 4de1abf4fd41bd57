import type { Contender, ContenderName, MakeContender, Point, SchedulerBench } from '../contender.ts';
import { planOf } from '../plan.ts';

/* Each contender is a chunk of its own: a page loads only the one that it measures. */
const contenders: Record<ContenderName, () => Promise<{ make: MakeContender }>> = {
  'buckets and a CSS grid': () => import('./floor.tsx'),
  SchedulerCalendar: () => import('./own-calendar.tsx'),
  FullCalendar: () => import('./full-calendar.tsx'),
  'Schedule-X': () => import('./schedule-x.ts'),
  'react-big-calendar': () => import('./big-calendar.tsx'),
};

let contender: Contender | null = null;

function centreOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const bench: SchedulerBench = {
  async mount(name, count) {
    const box = document.querySelector<HTMLElement>('#box');
    if (!box) throw new Error('The page has no box');
    const { make } = await contenders[name]();
    contender = await make(box, planOf(count));
  },
  go: (months) => contender?.go(months),
  filter: (guardId) => contender?.filter(guardId),
  dragPath() {
    const found = contender?.draggable();
    if (!found) return [];
    const at = found.days.findIndex((day) => {
      const [box, item] = [day.getBoundingClientRect(), centreOf(found.item)];
      return item.x > box.left && item.x < box.right && item.y > box.top && item.y < box.bottom;
    });
    return [centreOf(found.item), ...found.days.slice(at + 1, at + 13).map(centreOf)];
  },
};

Object.assign(window, { schedulerBench: bench, preloadCalendar: (name: ContenderName) => contenders[name]() });
