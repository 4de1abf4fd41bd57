import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedPlan } from '../demo/seed-plan.ts';
import { waypoints } from '../demo-network/network.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createRandom } from './seeded-random.ts';
import { createSimulatedGuard } from './simulated-guard.ts';
import { createTaskList, type SimulatedTask } from './task-list.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const minuteMs = 60_000;

/* Each hour at each of these waypoints, half an hour early or late, as the demo's rules have it. */
function hourly(waypointIds: readonly string[], hours: number): SimulatedTask[] {
  return Array.from({ length: hours }, (_, hour) => start + (hour + 1) * 60 * minuteMs).flatMap((at, hour) =>
    waypointIds.map((waypointId, index) => ({
      id: hour * 10 + index,
      waypointId,
      opensAt: at - 25 * minuteMs,
      closesAt: at + 30 * minuteMs,
    })),
  );
}

describe('a guard with checks', () => {
  test.each([1, 2, 3])('reads nearly all of them in time, and does little else than walk (seed %i)', (seed) => {
    const places = ['ring-n', 'ring-e', 'ring-w'];
    const tasks = hourly(places, 24);
    const tags = new Map(waypoints.map(({ id, checkpointTag }) => [id, checkpointTag]));
    const guard = createSimulatedGuard({
      number: seed * 4,
      random: createRandom(seed),
      isStarting: false,
      messageEveryMs: 1e12,
      newId: () => 'id',
      tasks: () => tasks,
    });
    const reads: { tag: string | undefined; at: number }[] = [];
    for (let now = start; now < start + 25 * 60 * minuteMs; now += 5000) {
      for (const report of guard.report(now)) {
        if (report.kind === 'event') reads.push({ tag: report.tag, at: report.occurredAt });
      }
    }
    const missed = tasks.filter(
      ({ waypointId, opensAt, closesAt }) =>
        !reads.some(({ tag, at }) => tag === tags.get(waypointId) && opensAt <= at && at < closesAt),
    );
    expect(missed.length).toBeLessThan(tasks.length / 10);
  });

  test('turns back to a chip that is due again, and then goes where he likes', () => {
    const tasks: SimulatedTask[] = [];
    const options = { number: 1, random: createRandom(1), isStarting: false, messageEveryMs: 1e12, newId: () => 'id' };
    const guard = createSimulatedGuard({ ...options, tasks: () => tasks });
    let now = start;
    const nextRead = (): string => {
      for (;;) {
        now += 5000;
        for (const report of guard.report(now)) if (report.kind === 'event' && report.tag) return report.tag;
      }
    };
    const tag = nextRead();
    const waypointId = waypoints.find(({ checkpointTag }) => checkpointTag === tag)?.id ?? '';
    tasks.push({ id: 3, waypointId, opensAt: now, closesAt: now + 30 * minuteMs });
    const next = [nextRead(), nextRead(), nextRead(), nextRead()];
    expect(next).toContain(tag);
    expect(new Set(next).size).toBeGreaterThan(1);
  });
});

describe('the list of his checks', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await seedPlan(server.db, server.clock, 'Europe/Zagreb');
  });
  afterAll(() => server.close());
  const signal = new AbortController().signal;

  test('is what the server tells him, asked again after some minutes', async () => {
    let asked = 0;
    const counting: typeof fetch = (...request) => {
      asked += 1;
      return fetch(...request);
    };
    const list = createTaskList({ baseUrl: server.url, credential: 'demo-guard-1', fetch: counting, signal });
    expect(list.tasks).toEqual([]);
    const now = start + 10 * minuteMs;
    await list.refresh(now);
    /* the checks of an hour after the start, for which he sets out 25 min before it */
    expect(list.tasks.map(({ waypointId }) => waypointId)).toEqual(['square-nw', 'square-ne', 'square-sw']);
    for (const { opensAt, closesAt } of list.tasks) {
      expect([opensAt, closesAt]).toEqual([start + 35 * minuteMs, start + 90 * minuteMs]);
    }
    await list.refresh(now + 4 * minuteMs);
    expect(asked).toBe(1);
    await list.refresh(now + 5 * minuteMs);
    expect(asked).toBe(2);
  });

  test('stays as it was while the server is away or refuses', async () => {
    let answer: () => Promise<Response> = () => fetch(`${server.url}/api/Device/Tasks`);
    const list = createTaskList({ baseUrl: server.url, credential: 'x', fetch: () => answer(), signal });
    await list.refresh(start);
    expect(list.tasks).toEqual([]);
    answer = () => Promise.reject(new TypeError('fetch failed'));
    await expect(list.refresh(start + 10 * minuteMs)).resolves.toBeUndefined();
  });
});
