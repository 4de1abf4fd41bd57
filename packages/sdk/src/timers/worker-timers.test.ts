import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerTimers } from './worker-timers.ts';

/* What a browser hands out where a policy refuses workers: it is made without a word, and fails later. */
class RefusedWorker {
  static readonly made: RefusedWorker[] = [];
  onmessage: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    RefusedWorker.made.push(this);
  }
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', RefusedWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker that a host’s policy refuses loses no timer: those set before ring in time, and those set after', () => {
  const timers = createWorkerTimers();
  const rung: string[] = [];
  timers.after(1000, () => rung.push('before'));
  const cancel = timers.after(1000, () => rung.push('cancelled'));
  vi.advanceTimersByTime(400);
  RefusedWorker.made[0]?.onerror?.();
  timers.after(700, () => rung.push('after'));
  cancel();
  vi.advanceTimersByTime(599);
  expect(rung).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(rung).toEqual(['before']);
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(['before', 'after']);
  timers.after(10, () => rung.push('never'));
  timers.dispose();
  vi.advanceTimersByTime(100);
  expect(rung).toEqual(['before', 'after']);
});
