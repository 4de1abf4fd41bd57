import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { platformTimers } from '../timers/timers.ts';
import { createPoller } from './poller.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('S4.35, S7.45, S9.02, S9.04 the poll asks at once and then every 10 s: three times in the first 30 s', async () => {
  const work = vi.fn(async () => {});
  const poller = createPoller(platformTimers, 10_000, work);
  poller.start();
  await vi.advanceTimersByTimeAsync(29_999);
  expect(work).toHaveBeenCalledTimes(3);
  poller.stop();
});

test('S9.02 a slow call is not overtaken by the next', async () => {
  let finish = (): void => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const poller = createPoller(platformTimers, 10_000, work);
  poller.start();
  await vi.advanceTimersByTimeAsync(35_000);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(2);
  poller.stop();
});

test('a run that fails does not keep the next ones from running', async () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  process.on('unhandledRejection', onFailure);
  const work = vi.fn(() => Promise.reject(new Error('broken')));
  const poller = createPoller(platformTimers, 10_000, work);
  poller.start();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(work).toHaveBeenCalledTimes(3);
  poller.stop();
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', onFailure);
  expect(failures).toHaveLength(3);
});

test('asking now starts the pace anew, and while a call runs it is asked once more after it', async () => {
  let finish = (): void => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const poller = createPoller(platformTimers, 10_000, work);
  poller.start();
  poller.runNow();
  poller.runNow();
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
  expect(poller.nextRunAt).toBe(Date.now() + 10_000);
  poller.stop();
  expect(poller.nextRunAt).toBeNull();
  finish();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});
