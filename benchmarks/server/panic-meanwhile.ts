import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../compare.ts';
import { type BenchResult, inMs } from '../result.ts';
import { deviceSecret, type TestBed } from './test-bed.ts';

const everyMs = 50;

async function panic({ app }: TestBed): Promise<number> {
  const from = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/Device/Events',
    headers: { authorization: `Bearer ${deviceSecret()}` },
    payload: [{ type: 'GuardPanic', lat: 45.8, lon: 16 }],
  });
  const [item] = answer.json<{ status: string }[]>();
  if (answer.statusCode !== 200 || item?.status !== 'created') throw new Error(`A panic was answered ${answer.body}`);
  return performance.now() - from;
}

/** What some work took, and what panics took that came meanwhile, milliseconds. */
export interface Disturbed<T> {
  readonly value: T;
  readonly tookMs: number;
  readonly panics: readonly number[];
}

/** Does some work while panics come, one every 50 ms or as soon as the one before is answered; at least one comes. */
export async function withPanics<T>(bed: TestBed, work: () => Promise<T>): Promise<Disturbed<T>> {
  const panics: number[] = [];
  let isAtWork = true;
  const from = performance.now();
  const worked = work().finally(() => {
    isAtWork = false;
  });
  const coming = (async (): Promise<void> => {
    do {
      panics.push(await panic(bed));
      if (isAtWork) await pause(everyMs);
    } while (isAtWork);
  })();
  const value = await worked;
  const tookMs = performance.now() - from;
  await coming;
  return { value, tookMs, panics };
}

/** What panics take, one after the other, when nothing else is done, milliseconds. */
export async function quietPanics(bed: TestBed, count: number): Promise<number[]> {
  const panics: number[] = [];
  for (let n = 0; n < count; n += 1) panics.push(await panic(bed));
  return panics;
}

/* Part E: nothing holds a panic up for longer than it takes alone. */
const longestWaitMs = 200;

/** Some question whose answer takes a while. */
export interface LongQuestion {
  readonly work: string;
  readonly size: string;
  readonly rounds: number;
  /** Most milliseconds of the answer; null where only the panics count. */
  readonly barMs: number | null;
  ask(): Promise<void>;
}

/** How long a question takes alone, and what panics take that come meanwhile, beside those that come alone. */
export async function besidePanics(bed: TestBed, question: LongQuestion): Promise<BenchResult> {
  const { work, size, rounds, barMs, ask } = question;
  const { name } = bed.database;
  await ask();
  const alone: number[] = [];
  const panics: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await ask();
    alone.push(performance.now() - from);
    panics.push(...(await withPanics(bed, ask)).panics);
  }
  /* As many of them: the longest of many is longer than that of few. */
  const quiet = await quietPanics(bed, panics.length);
  const [ours, longest, longestMeanwhile] = [median(alone), Math.max(...quiet), Math.max(...panics)];
  return {
    work: `${work}, ${name}`,
    size: `${size}, ${panics.length} panics`,
    floor: `a panic ${inMs(median(quiet))} alone, at most ${inMs(longest)}; meanwhile ${inMs(median(panics))}, at most ${inMs(longestMeanwhile)}`,
    ours: inMs(ours),
    ratio: ours / median(quiet),
    bar: `${barMs === null ? '' : `≤ ${barMs} ms, `}the longest panic alone + ${longestWaitMs} ms`,
    isKept: (barMs === null || ours <= barMs) && longestMeanwhile <= longest + longestWaitMs,
  };
}
