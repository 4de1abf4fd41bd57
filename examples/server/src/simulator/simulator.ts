import { createInbox } from './inbox.ts';
import { createPhone } from './phone.ts';
import { createRandom } from './seeded-random.ts';
import { createSimulatedGuard } from './simulated-guard.ts';
import { createTaskList } from './task-list.ts';

/** Time as the simulator sees it. */
export interface SimulatorClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something again and again; answers how to end that. */
  every(milliseconds: number, run: () => void): () => void;
}

/** What the simulator is made of. */
export interface SimulatorOptions {
  /** Where the device inputs are, e.g. `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  /** How many guards walk, with the credentials demo-guard-1, demo-guard-2 … @default 12 */
  readonly guards?: number;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: SimulatorClock;
  /** Time between two positions of one guard. @default 5000 */
  readonly intervalMs?: number;
  /** Decides where everybody walks. @default the clock's time at the start */
  readonly seed?: number;
}

/** Guards that walk until they are told to stop. */
export interface Simulator {
  /** Ends the walk and whatever is on its way; what was not sent is forgotten. */
  stop(): Promise<void>;
}

/** Over all guards, about one message in this time. */
const messageEveryMs = 90_000;

/** One guard in so many begins his shift with the walk, the others are in the middle of theirs. */
const shifts = 6;

const systemClock: SimulatorClock = {
  now: () => Date.now(),
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
};

/**
 * Lets guards walk over the demo network and send what phones send, over HTTP alone: odd numbers by OsmAnd's
 * protocol, even ones by the own API. They ask for their checks and go to them, and open what they are sent. A server
 * that is down is waited for.
 */
export function startSimulator(options: SimulatorOptions): Simulator {
  const { baseUrl, guards = 12, fetch = globalThis.fetch, clock = systemClock, intervalMs = 5000 } = options;
  const random = createRandom(options.seed ?? clock.now());
  const ending = new AbortController();
  const walkers = Array.from({ length: guards }, (_, index) => {
    const number = index + 1;
    const credential = `demo-guard-${number}`;
    const style = number % 2 === 1 ? ('osmand' as const) : ('own-api' as const);
    const line = { baseUrl, credential, fetch, signal: ending.signal };
    const list = createTaskList(line);
    return {
      list,
      /* Only the own app receives messages: the others are called. */
      inbox: style === 'own-api' ? createInbox(line) : null,
      guard: createSimulatedGuard({
        number,
        random: createRandom(Math.floor(random() * 2 ** 32)),
        isStarting: index % shifts === 0,
        messageEveryMs: messageEveryMs * guards,
        newId: () => crypto.randomUUID(),
        tasks: () => list.tasks,
      }),
      phone: createPhone({ ...line, style }),
    };
  });
  const running = new Set<Promise<void>>();
  const run = (work: Promise<void>): void => {
    const tracked = work.finally(() => running.delete(tracked));
    running.add(tracked);
  };
  const turn = ({ guard, inbox, list, phone }: (typeof walkers)[number]): void => {
    const now = clock.now();
    for (const report of guard.report(now)) phone.remember(report);
    run(phone.deliver());
    run(list.refresh(now));
    if (inbox) run(inbox.refresh(now));
  };

  for (const walker of walkers) turn(walker);
  /* one after another, spread over the interval: no phone waits for the others' beat */
  let index = 0;
  const end = clock.every(intervalMs / Math.max(1, guards), () => {
    const walker = walkers[index % walkers.length];
    index += 1;
    if (walker) turn(walker);
  });
  return {
    stop: async () => {
      end();
      ending.abort();
      await Promise.all(running);
    },
  };
}
