/* Times the alarm of many events beside a bare scan, for benchmarks/sdk/alarm-evaluation.ts: rounds as JSON. */
import { isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';
import { createActor, setup, transition } from 'xstate';
import { panic, patrolEvent } from './alarm.fixture.ts';
import { alarmMachine, openAlarms } from './index.ts';

const [size = 10_000, rounds = 40, warmUp = 5] = process.argv.slice(2).map(Number);
const openCount = size / 1000;
/* A short work is timed many times over, so that the clock's grain does not count. */
const times = 20;

const events = Array.from({ length: size }, (_, index) => {
  const eventId = size - index;
  return eventId % 1000 === 0 ? panic(eventId) : patrolEvent(eventId);
});

/* Ours, with effects that do nothing: the machine as a host runs it. */
const nothing = (): void => {};
const effects = { startSound: nothing, stopSound: nothing, setMuted: nothing, storeLastEventId: nothing, log: nothing };
const ours = createActor(alarmMachine.provide({ actions: effects }), {
  input: { lastEventId: 0, isMuted: false, now: Date.now },
}).start();

/* The other way: a machine that is told of each event. */
const perEventSetup = setup({
  /* `as`: how xstate takes types; the values are never read. */
  types: { context: {} as { open: number }, events: {} as { type: 'event.seen'; event: PatrolEvent } },
  guards: { isOpen: ({ event }) => isUnconfirmed(event.event) },
});
const perEvent = perEventSetup.createMachine({
  context: { open: 0 },
  on: { 'event.seen': { guard: 'isOpen', actions: perEventSetup.assign({ open: ({ context }) => context.open + 1 }) } },
});
const each = createActor(perEvent).start();

function scan(): void {
  let open = 0;
  for (const event of events) if (isUnconfirmed(event)) open += 1;
  if (open !== openCount) throw new Error(`The scan found ${open} open alarms`);
}

function timeOf(work: () => void, repeated: number): number {
  const start = performance.now();
  for (let time = 0; time < repeated; time += 1) work();
  return (performance.now() - start) / repeated;
}

function measure(work: () => void, repeated: number, kept: number): { floor: number; ours: number }[] {
  const samples = [];
  for (let round = -warmUp; round < kept; round += 1) {
    /* Who comes second finds caches warm: each is first in every other round. */
    const isFloorFirst = round % 2 === 0;
    const first = timeOf(isFloorFirst ? scan : work, isFloorFirst ? times : repeated);
    const second = timeOf(isFloorFirst ? work : scan, isFloorFirst ? repeated : times);
    if (round >= 0) samples.push(isFloorFirst ? { floor: first, ours: second } : { floor: second, ours: first });
  }
  return samples;
}

const once = measure(() => ours.send({ type: 'alarms.changed', open: openAlarms([], events) }), times, rounds);
if (ours.getSnapshot().context.open.length !== openCount) throw new Error('The machine knows other alarms');
const few = Math.ceil(rounds / 4);
const sends = measure(
  () => {
    for (const event of events) each.send({ type: 'event.seen', event });
  },
  1,
  few,
);
const pure = measure(
  () => {
    let state = each.getSnapshot();
    for (const event of events) [state] = transition(perEvent, state, { type: 'event.seen', event });
  },
  1,
  few,
);
console.log(JSON.stringify({ once, sends, pure }));
