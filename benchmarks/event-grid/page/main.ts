import type { PatrolEvent } from '@patrolkit/sdk/model';
import {
  type Contender,
  type ContenderName,
  type EventGridBench,
  type MakeContender,
  pageSize,
  type Step,
} from '../contender.ts';
import { changedOf, eventsOf, filterWords, polled } from '../events.ts';
import { compareText, holds, timeText } from './event-text.ts';

/* Each contender is a chunk of its own: a page loads only the one that it measures. */
const contenders: Record<ContenderName, () => Promise<{ make: MakeContender }>> = {
  'plain React table': () => import('./floor.tsx'),
  EventGrid: () => import('./own-grid.tsx'),
  'TanStack Table': () => import('./tanstack.tsx'),
  'MUI X DataGrid': () => import('./mui.tsx'),
  'AG Grid': () => import('./ag-grid.tsx'),
};

const streamChanges = 60;
const patienceMs = 30_000;

let make: MakeContender | null = null;
let contender: Contender | null = null;
let events: readonly PatrolEvent[] = [];
/* What stands ready: the step, and the page that must be seen after it. */
let doStep: () => unknown = () => {};
let expected: readonly PatrolEvent[] = [];

function table(): Contender {
  if (!contender) throw new Error('No table is mounted');
  return contender;
}

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** What is not as it must be; null when the page shows what was asked for. */
function difference(seen: readonly Element[]): string | null {
  for (const [place, event] of expected.entries()) {
    const text = seen[place]?.textContent;
    const wanted = [event.description, event.source, timeText(event.occurredAt), String(event.eventId)];
    const missing = wanted.find((part) => !text?.includes(part));
    if (missing !== undefined) return `row ${place + 1} must show '${missing}' and is '${text}'`;
  }
  return seen.length > expected.length ? `there are ${seen.length} rows instead of ${expected.length}` : null;
}

async function untilShown(): Promise<void> {
  const start = performance.now();
  for (;;) {
    const found = difference(table().rows());
    if (found === null) return;
    if (performance.now() - start > patienceMs) throw new Error(found);
    await nextFrame();
  }
}

/** The events after one change to each row of the page in turn, and what each change is. */
function* changesOf(first: number): Generator<readonly [events: readonly PatrolEvent[], changed: PatrolEvent]> {
  let list = events;
  for (let change = first; change < first + streamChanges; change += 1) {
    const at = change % pageSize;
    const before = list[at];
    if (!before) throw new Error('The page is not full');
    const changed = changedOf(before, change);
    list = list.with(at, changed);
    yield [list, changed];
  }
}

/* Each makes ready what is done, and answers the rows that must be seen then. */
const steps: Record<Step, (turn: number) => readonly PatrolEvent[]> = {
  mount() {
    const box = document.querySelector<HTMLElement>('#box');
    if (!box || !make) throw new Error('The page has no box, or nothing to put there');
    const makeIt = make;
    doStep = () => {
      contender = makeIt(box, events);
    };
    return events;
  },
  poll(turn) {
    events = polled(events, turn);
    const next = events;
    doStep = () => table().show(next);
    return next;
  },
  stream(turn) {
    const first = 1000 * (turn + 1); // four digits each: no text holds another
    doStep = async () => {
      let after = events;
      for (const [list, changed] of changesOf(first)) {
        table().change(list, changed);
        after = list;
        await nextFrame();
      }
      events = after;
    };
    let after = events;
    for (const [list] of changesOf(first)) after = list;
    return after;
  },
  filter(turn) {
    const word = filterWords[turn % filterWords.length] ?? '';
    doStep = () => table().filter(word);
    return events.filter((event) => holds(event, word.toLowerCase()));
  },
  clear() {
    doStep = () => table().filter('');
    return events;
  },
  sort(turn) {
    const direction = turn % 2 === 0 ? 'ascending' : 'descending';
    const sign = turn % 2 === 0 ? 1 : -1;
    doStep = () => table().sort(direction);
    return events.toSorted((a, b) => sign * compareText(a.source, b.source));
  },
};

const bench: EventGridBench = {
  async load(name, count) {
    ({ make } = await contenders[name]());
    events = eventsOf(count);
  },
  prepare(step, turn) {
    expected = steps[step](turn).slice(0, pageSize);
  },
  async act() {
    await doStep();
    await untilShown();
  },
};

Object.assign(window, { eventGridBench: bench });
