import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { comparisonOf } from '../compare.ts';
import { type Bench, type BenchResult, inMs } from '../result.ts';

type Rounds = readonly { readonly floor: number; readonly ours: number }[];
type Measured = Readonly<Record<'once' | 'sends' | 'pure', Rounds>>;

const bar = 3; /* docs/quality.md: alarm evaluation of 10,000 events */
const size = 10_000;
const measure = fileURLToPath(new URL('../../packages/state-machines/src/alarm/alarm.bench.ts', import.meta.url));

function resultOf(work: string, rounds: Rounds, isBarred: boolean): BenchResult {
  const { floor, ours, ratio } = comparisonOf(rounds);
  return {
    work: `Alarms, ${work}`,
    size: `${size.toLocaleString('en')} events, one in a thousand an open alarm`,
    floor: `scan ${inMs(floor)}`,
    ours: inMs(ours),
    ratio,
    bar: isBarred ? `≤ ${bar}` : '–',
    isKept: isBarred ? ratio <= bar : null,
  };
}

/** What is open among many events: one scan and one send, beside a bare scan, and what a send for each event would cost. */
export const alarmEvaluation: Bench & { readonly hasDatabase: false } = {
  name: 'alarm-evaluation',
  hasDatabase: false,
  run: async ({ isQuick, say }) => {
    const rounds = isQuick ? 8 : 60;
    say(`${rounds} rounds of ${size} events`);
    const args = ['--conditions=patrolkit:source', measure, String(size), String(rounds), '20'];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { once, sends, pure } = JSON.parse(stdout) as Measured; // our own process wrote it
    return [
      resultOf('one scan and one send', once, true),
      resultOf('one xstate send for each event', sends, false),
      resultOf('xstate transition() for each event', pure, false),
    ];
  },
};
