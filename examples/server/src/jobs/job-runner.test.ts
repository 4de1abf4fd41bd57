import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createJobRunner } from './job-runner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/* A job that comes by the clock once an hour only, and is held up until it is let go. */
function heldJob(isShared: boolean) {
  let runs = 0;
  const waiting: (() => void)[] = [];
  const job = {
    name: `held-${isShared}`,
    everyMs: 3_600_000,
    isShared,
    run: () => {
      runs += 1;
      return new Promise<void>((done) => waiting.push(done));
    },
  };
  const began = (count: number) => vi.waitFor(() => expect(runs).toBe(count), { timeout: 20_000, interval: 5 });
  return { job, began, letGo: () => waiting.splice(0).forEach((done) => void done()) };
}
const fail = (error: unknown) => {
  throw error;
};

test('a woken job runs without waiting for its clock; wakes before it begins are one; none before the start', async () => {
  const { job, began, letGo } = heldJob(true);
  const runner = createJobRunner(server.db, [job], fail);
  runner.wake(job.name);
  runner.start();
  await began(1);
  for (let wake = 0; wake < 5; wake += 1) runner.wake(job.name);
  runner.wake('nobody');
  letGo();
  await began(2);
  runner.wake(job.name);
  letGo();
  await began(3);
  const stopped = runner.stop();
  runner.wake(job.name);
  letGo();
  await stopped;
  await began(3);
});

test('a shared job runs in two processes at once, another one in one of them', async () => {
  for (const isShared of [true, false]) {
    const { job, began, letGo } = heldJob(isShared);
    const runners = [createJobRunner(server.db, [job], fail), createJobRunner(server.db, [job], fail)];
    const runs = runners.map((runner) => runner.runNow());
    if (!isShared) await Promise.race(runs);
    await began(isShared ? 2 : 1);
    letGo();
    await Promise.all(runs);
    await Promise.all(runners.map((runner) => runner.stop()));
    await began(isShared ? 2 : 1);
  }
});

test('a stop asks the job that runs to end after its piece', async () => {
  let pieces = 0;
  let begun = (): void => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const run = async (signal?: AbortSignal): Promise<void> => {
    while (!signal?.aborted) {
      pieces += 1;
      await server.db.execute('select 1');
      begun();
    }
  };
  const runner = createJobRunner(server.db, [{ name: 'endless', everyMs: 3_600_000, isShared: true, run }], fail);
  runner.start();
  await hasBegun;
  await runner.stop();
  const atStop = pieces;
  await runner.runNow();
  expect([atStop > 0, pieces]).toEqual([true, atStop]);
});
