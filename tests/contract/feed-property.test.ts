/* R6, R8: whatever the network and the server do, a console ends with what the server has. */
import { setTimeout as pause } from 'node:timers/promises';
import { createPatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, type LiveFeed } from '@patrolkit/sdk/live';
import { createHub } from '@patrolkit/sdk/realtime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConsoleSession } from './console-session.ts';
import { Phone } from './phone.ts';
import { ServerProcess } from './server-process.ts';
import { ShakyLine } from './shaky-line.ts';
import { until } from './until.ts';

const server = new ServerProcess();
beforeAll(() => server.start());
afterAll(() => server.dispose());

/* mulberry32: the same seed gives the same run. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const steps = 30;
const restarts = 2;

/** Events and open alarms as the server has them, each with its version. */
async function atServer(own: ConsoleSession): Promise<string[]> {
  const list = async (name: string, path: string): Promise<string[]> =>
    ((await own.read(path)) as { idEvent: number; version: number }[]).map(
      ({ idEvent, version }) => `${name} ${idEvent} v${version}`,
    );
  const events = await list('event', '/api/Event/GetLastEvents/0?numberOfHours=500&numberOfEvents=500');
  return [...events, ...(await list('open', '/api/Event/OpenAlarms'))].sort();
}

function atConsole(feed: LiveFeed): string[] {
  const { events, openAlarms } = feed.getSnapshot();
  return [
    ...events.map(({ eventId, version }) => `event ${eventId} v${version}`),
    ...openAlarms.map(({ eventId, version }) => `open ${eventId} v${version}`),
  ].sort();
}

/** One console behind a line of its own, by hub and poll or by poll alone. */
async function openConsole(hasHub: boolean): Promise<{ feed: LiveFeed; line: ShakyLine; stop: () => void }> {
  const line = new ShakyLine(() => server.url);
  await line.start();
  const client = createPatrolClient({ baseUrl: line.url, logger: { warn: () => {} } });
  await client.user.authenticate({ email: 'administrator@demo.example', password: 'demo-patrol' });
  const feed = createLiveFeed({ client, hub: hasHub ? createHub({ client }) : undefined, pollIntervalMs: 400 });
  feed.start();
  const stop = (): void => {
    feed.stop();
    line.stop();
  };
  await until('the first list', () => feed.getSnapshot().status === 'ready');
  return { feed, line, stop };
}

/** What happens at the server; each answers when it has happened. */
function deedsOf(random: (below: number) => number, own: ConsoleSession): readonly (() => Promise<void>)[] {
  const made: number[] = [];
  const someEvent = (): number => made[random(made.length)] ?? 0;
  const phone = (): Phone => new Phone(server.url, `demo-guard-${1 + random(4)}`);
  const raise = async (type: string, count: number): Promise<void> => {
    const items = Array.from({ length: count }, () => ({
      clientEventId: crypto.randomUUID(),
      type,
      occurredAt: new Date().toISOString(),
      ...(type === 'TagRead' ? { tag: '04A10001' } : {}),
    }));
    for (const { idEvent } of await phone().send(items)) made.push(idEvent);
  };
  const onEvent = (work: (idEvent: number) => Promise<unknown>) => async (): Promise<void> => {
    if (made.length > 0) await work(someEvent());
  };
  return [
    () => raise('GuardPanic', 1),
    () => raise('GuardMessage', 1),
    () => raise('TagRead', 1 + random(8)),
    onEvent((id) => own.post(`/api/Event/ConfirmEvent/${id}`)),
    onEvent((id) => own.post('/api/Event/SendComment', { idEvent: id, comment: `about ${id}` })),
    onEvent((id) =>
      own.post('/api/Event/ChangeEventSourceComment', { idEvent: id, source: 's', description: 'd', comment: 'c' }),
    ),
    onEvent((id) => own.call('DELETE', `/api/Event/${id}`)),
  ];
}

/** What the network does to a console, and undoes. */
async function shake(line: ShakyLine, random: (below: number) => number): Promise<void> {
  const ms = 20 + random(700);
  const faults: readonly (() => Promise<void>)[] = [
    async () => line.drop(),
    async () => {
      line.cut();
      await pause(ms);
      line.mend();
    },
    async () => {
      line.hold();
      await pause(ms);
      line.flow();
    },
  ];
  await faults[random(faults.length)]?.();
}

test.each([
  [1, true],
  [2, true],
  [3, false],
])(
  'R6 R8 seed %i, hub %s: after drops, delays and restarts the console has what the server has',
  async (seed, hasHub) => {
    const random = randomOf(seed);
    const { feed, line, stop } = await openConsole(hasHub);
    const numbers: number[] = [];
    feed.subscribeChanges(({ seq }) => void numbers.push(seq));
    try {
      const supervisor = await ConsoleSession.signIn(server.url, 'operator@demo.example');
      const deeds = deedsOf(random, supervisor);
      const restartAt = new Set(Array.from({ length: restarts }, (_, index) => 6 + 12 * index + random(8)));
      let shaking: Promise<void> = Promise.resolve();
      for (let step = 0; step < steps; step += 1) {
        if (random(3) === 0) {
          await shaking;
          shaking = shake(line, random);
        }
        if (restartAt.has(step)) {
          await server.kill();
          await server.start();
        }
        await deeds[random(deeds.length)]?.();
      }
      await shaking;
      let wanted: string[] = [];
      await until(
        'the same events and alarms on both sides',
        async () => {
          await pause(200);
          wanted = await atServer(supervisor);
          return JSON.stringify(atConsole(feed)) === JSON.stringify(wanted);
        },
        30_000,
      ).catch(() => expect(atConsole(feed)).toEqual(wanted));
      /* Each change once and in order, but for a list that was loaded anew. */
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    } finally {
      stop();
    }
  },
  300_000,
);
