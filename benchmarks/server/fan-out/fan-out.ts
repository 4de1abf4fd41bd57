import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../../compare.ts';
import type { BenchResult } from '../../result.ts';
import { inThousands, type ServerBench } from '../server-bench.ts';
import type { FanOut, FromClients, FromServer, ToServer } from './messages.ts';

const barRatio = 1.15;
const kinds: readonly FanOut[] = ['raw ws', 'socket.io', 'hub'];
/* What has not come by then never does. */
const lostAfterMs = 60_000;

/** A server and its clients, each in a process of its own. */
interface Line {
  readonly kind: FanOut;
  readonly server: ChildProcess;
  readonly clients: ChildProcess;
}

async function next<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message');
  return message as T; // each child says what messages.ts has for it
}

const start = (file: string, args: readonly string[]): ChildProcess =>
  fork(new URL(file, import.meta.url), args, { execArgv: [...process.execArgv] });

async function open(kind: FanOut, count: number): Promise<Line> {
  const server = start('./server.ts', [kind]);
  const ready = await next<FromServer>(server);
  if (ready.type !== 'ready') throw new Error('A server has not begun');
  const clients = start('./clients.ts', [kind, String(ready.port), String(count)]);
  const { connected } = await next<FromClients>(clients);
  if (connected !== count) throw new Error(`${connected} of ${count} clients are connected`);
  return { kind, server, clients };
}

async function heard({ clients }: Line): Promise<FromClients> {
  clients.send({});
  return next<FromClients>(clients);
}

/** Microseconds of the server's processor time for each frame of each client. Throws when one is lost. */
async function tell(line: Line, frames: number, count: number): Promise<number> {
  const ask = (message: ToServer): boolean => line.server.send(message);
  const expected = (await heard(line)).received + frames * count;
  const startedAt = performance.now();
  ask({ type: 'tell', frames });
  let now = await heard(line);
  while (now.received < expected && performance.now() - startedAt < lostAfterMs) {
    await pause(50);
    now = await heard(line);
  }
  if (now.received !== expected || now.outOfTurn > 0) {
    throw new Error(`${line.kind}: ${expected - now.received} frames are lost, ${now.outOfTurn} came out of turn`);
  }
  ask({ type: 'spent' });
  const spent = await next<FromServer>(line.server);
  if (spent.type !== 'spent') throw new Error('A server has not told its time');
  return spent.microseconds / (frames * count);
}

/** A frame to every console at once: the hub beside bare WebSockets, with socket.io in the same rounds. */
export const fanOut: ServerBench = {
  name: 'fan-out',
  hasDatabase: false,
  run: async ({ isQuick, say }) => {
    const [count, frames, rounds] = isQuick ? [100, 20, 4] : [1000, 50, 20];
    const lines: Line[] = [];
    try {
      for (const kind of kinds) {
        say(`${count} clients of ${kind}`);
        lines.push(await open(kind, count));
      }
      const found = new Map<FanOut, number[]>(kinds.map((kind) => [kind, []]));
      say(`${rounds} rounds of ${frames} frames`);
      for (let round = -2; round < rounds; round += 1) {
        /* Each is first in every third round. */
        const turn = (round + 3) % lines.length;
        for (const line of [...lines.slice(turn), ...lines.slice(0, turn)]) {
          const spent = await tell(line, frames, count);
          if (round >= 0) found.get(line.kind)?.push(spent);
        }
      }
      const of = (kind: FanOut): number[] => found.get(kind) ?? [];
      const floor = of('raw ws');
      const ratioOf = (kind: FanOut): number => median(of(kind).map((spent, round) => spent / (floor[round] ?? 0)));
      const result = (kind: FanOut, work: string, bar: string, isKept: boolean | null): BenchResult => ({
        work,
        size: `${inThousands(count)} clients, ${inThousands(rounds * frames)} frames, none lost`,
        floor: `raw ws ${median(floor).toFixed(1)} µs`,
        ours: `${kind} ${median(of(kind)).toFixed(1)} µs`,
        ratio: ratioOf(kind),
        bar,
        isKept,
      });
      return [
        result(
          'hub',
          'Hub fan-out, CPU of the server a message',
          `≤ ${barRatio}, none lost`,
          ratioOf('hub') <= barRatio,
        ),
        result('socket.io', 'Hub fan-out, the peer', '–', null),
      ];
    } finally {
      for (const { server, clients } of lines) for (const child of [clients, server]) child.kill();
    }
  },
};
