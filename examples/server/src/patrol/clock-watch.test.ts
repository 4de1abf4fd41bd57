/* Row X7 of contract C4 and what follows from it, each with the computer's clocks driven; longer for their many ways to jump. */

import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import { guardWatchJob } from '../jobs/guard-watch.ts';
import { missedChecksJob } from '../jobs/missed-checks.ts';
import { type PatrolScene, patrolScene } from '../testing/patrol-scene.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { acceptClock, isClockHeld } from './clock-hold.ts';
import { createClockWatch } from './clock-watch.ts';

const { contact, event, installation, schedulerItem } = schema;
const start = Date.parse('2026-11-20T21:00:00Z');
const hour = 3_600_000;

let server: TestServer;
/* the two clocks of the computer; the server's own follows the wall */
let wall = start;
let monotonic = 0;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T21:00:00Z' });
});
afterAll(() => server.close());

beforeEach(async () => {
  wall = start;
  monotonic = 0;
  server.clock.set(wall);
  await server.db.update(installation).set({ clockHeldSince: null, clockSeenAt: null });
  await server.db.update(contact).set({ clockSkewMs: null, lastContactAt: start });
  await server.db.delete(event);
  await server.db.delete(schedulerItem);
});

function pass(ms: number, jumpMs = 0): void {
  monotonic += ms;
  wall += ms + jumpMs;
  server.clock.set(wall);
}

/** A process of the server: what it does every ten seconds. */
function startProcess(): { tick(): Promise<void> } {
  const { db, clock } = server;
  const store = createStore(db, clock, () => undefined);
  const computer = { wall: () => wall, monotonic: () => monotonic };
  const watch = createClockWatch({ db, store, clock, computer });
  const jobs = [missedChecksJob, guardWatchJob].map((make) => make({ db, store, clock }, watch));
  return {
    tick: async () => {
      for (const job of jobs) await job.run();
    },
  };
}

async function tenThousand(): Promise<PatrolScene> {
  const scene = await patrolScene(server, 1);
  await server.db.execute(sql`
    insert into scheduler_item (tenant_id, user_id, location_id, location_tag_id, type_code, title, starts_at, ends_at, opens_at, closes_at)
    select 1, ${scene.guardId}, ${scene.locationId}, ${scene.tagId}, 2, 'Night round', s, s, s, s
    from generate_series(${new Date(start + hour).toISOString()}::timestamptz, ${new Date(start + 10 * hour).toISOString()}::timestamptz,
      interval '3240 milliseconds') s limit 10000`);
  return scene;
}

const systemEvents = (tenantId = 1) =>
  server.db
    .select()
    .from(event)
    .where(and(eq(event.typeCode, 1), eq(event.tenantId, tenantId)));
const clockTexts = async () => (await systemEvents()).map(({ description }) => description);
const told = async (scene: PatrolScene) => (await scene.exceptions()).length;

async function devicesSay(...skews: number[]): Promise<void> {
  for (const [index, skew] of skews.entries()) {
    const scene = await patrolScene(server, index + 1);
    const occurredAt = new Date(wall + skew).toISOString();
    await scene.report({ type: 'GuardMessage', occurredAt }, new Date(wall).toISOString());
  }
}

describe('S4.36 C4 a jump of the server clock', () => {
  test('X7 ten hours ahead: no Exception of 10,000 checks, one System event for each tenant; back: none at all', async () => {
    const scene = await tenThousand();
    const { tick } = startProcess();
    await tick();
    pass(10_000, 10 * hour);
    for (let count = 0; count < 5; count += 1) {
      await tick();
      pass(10_000);
    }
    expect(await told(scene)).toBe(0);
    expect(await isClockHeld(server.db)).toBe(true);
    expect(await clockTexts()).toEqual([
      'The server clock has jumped by 10 h; missed checks wait until the devices agree with it or it is accepted',
    ]);
    expect((await systemEvents())[0]).toMatchObject({ source: 'Server', occurredAt: start + 10_000 });
    expect(await systemEvents(server.second.tenantId)).toHaveLength(1);
    pass(10_000, -10 * hour);
    await tick();
    expect([await told(scene), await isClockHeld(server.db), (await clockTexts()).length]).toEqual([0, false, 1]);
  });

  test('X7 accepted: every check is told, once', async () => {
    const scene = await tenThousand();
    const { tick } = startProcess();
    await tick();
    pass(10_000, 10 * hour + 60_000);
    await tick();
    expect(await told(scene)).toBe(0);
    expect(await acceptClock(server.db)).toBe(true);
    expect(await acceptClock(server.db)).toBe(false);
    await tick();
    await tick();
    expect(await told(scene)).toBe(10_000);
    expect(await clockTexts()).toHaveLength(1);
  });

  test('what would have been missed without the jump is told while the clock is held', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(new Date(start).toISOString(), { toleranceMinutes: 0 });
    await scene.check(new Date(start + hour).toISOString(), { toleranceMinutes: 0 });
    const { tick } = startProcess();
    await tick();
    pass(10_000, 10 * hour);
    await tick();
    expect(await told(scene)).toBe(0);
    pass(80_000);
    await tick();
    expect((await scene.exceptions()).map(({ occurredAt }) => occurredAt)).toEqual([start + 60_000]);
  });

  test('is believed once the median of three devices agrees, and not by what they said before it', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(new Date(start).toISOString());
    const { tick } = startProcess();
    await tick();
    await devicesSay(0, 0, 0);
    pass(10_000, 10 * hour);
    await tick();
    expect([await told(scene), await isClockHeld(server.db)]).toEqual([0, true]);
    await devicesSay(-1000, 0);
    await tick();
    expect(await isClockHeld(server.db)).toBe(true);
    await devicesSay(-1000, 0, 100_000);
    await tick();
    expect([await told(scene), await isClockHeld(server.db)]).toEqual([1, false]);
  });

  test('is not believed while the devices keep to the time before it', async () => {
    const { tick } = startProcess();
    await tick();
    pass(10_000, 10 * hour);
    await tick();
    for (let count = 0; count < 3; count += 1) {
      await devicesSay(-10 * hour, -10 * hour, -10 * hour);
      pass(30_000);
      await tick();
    }
    const rows = await server.db
      .select()
      .from(contact)
      .where(eq(contact.clockSkewMs, -10 * hour));
    expect([rows.length, await isClockHeld(server.db)]).toEqual([3, true]);
  });

  test('is remembered over a restart', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(new Date(start).toISOString());
    const first = startProcess();
    await first.tick();
    pass(10_000, 10 * hour);
    await first.tick();
    monotonic = 7;
    const second = startProcess();
    pass(30_000);
    await second.tick();
    pass(30_000);
    await second.tick();
    expect([await told(scene), await isClockHeld(server.db), (await clockTexts()).length]).toEqual([0, true, 1]);
    await acceptClock(server.db);
    await second.tick();
    expect(await told(scene)).toBe(1);
  });

  test('seen by two processes is one event', async () => {
    const processes = [startProcess(), startProcess()];
    for (const { tick } of processes) await tick();
    pass(10_000, 10 * hour);
    for (const { tick } of processes) await tick();
    await Promise.all(processes.map(({ tick }) => tick()));
    expect([(await clockTexts()).length, await isClockHeld(server.db)]).toEqual([1, true]);
  });

  describe('and silent guards', () => {
    const silent = () => server.db.select().from(event).where(eq(event.typeCode, 13));
    beforeEach(async () => {
      const { guardId: userId } = await patrolScene(server, 1);
      await server.db.delete(schema.route);
      const route = { tenantId: 1, userId, startsAt: start - hour, endsAt: start + hour };
      await server.db.insert(schema.route).values(route);
    });
    afterAll(() => server.db.delete(schema.route).then(() => undefined));

    test('makes nobody silent by itself, and who falls silent while it is held is told of', async () => {
      const { tick } = startProcess();
      pass(10_000, 0);
      await devicesSay(0);
      await tick();
      pass(10_000, 10 * hour);
      await tick();
      expect(await silent()).toEqual([]);
      await devicesSay(0);
      for (let passed = 30_000; passed < 5 * 60_000; passed += 30_000) {
        pass(30_000);
        await tick();
      }
      expect(await silent()).toEqual([]);
      pass(30_000);
      await tick();
      expect(await silent()).toMatchObject([{ occurredAt: start + 320_000, endedAt: null }]);
      await devicesSay(0);
      await tick();
      expect((await silent()).map(({ endedAt }) => endedAt)).toEqual([wall]);
    });

    test('a process that was asleep has heard nobody, and waits as after a start', async () => {
      const { tick } = startProcess();
      await devicesSay(0);
      await tick();
      pass(20 * 60_000);
      await tick();
      expect([await silent(), await clockTexts()]).toEqual([[], []]);
      for (let passed = 0; passed < 5 * 60_000; passed += 60_000) {
        pass(60_000);
        await tick();
      }
      expect(await silent()).toMatchObject([{ occurredAt: start + 25 * 60_000 }]);
    });
  });

  test('downtime is no jump: its missed checks are told', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(new Date(start).toISOString());
    await startProcess().tick();
    pass(2 * hour);
    monotonic = 7;
    await startProcess().tick();
    expect([await told(scene), await isClockHeld(server.db), await clockTexts()]).toEqual([1, false, []]);
  });

  test('back from a right time holds nothing and is told, while the process runs or when it starts', async () => {
    const { tick } = startProcess();
    await tick();
    pass(10_000, -hour);
    await tick();
    expect([await isClockHeld(server.db), await clockTexts()]).toEqual([
      false,
      ['The server clock has jumped back by 1 h'],
    ]);
    wall -= hour;
    server.clock.set(wall);
    await startProcess().tick();
    expect(await clockTexts()).toHaveLength(2);
  });

  test('back leaves no contact in the future, so that silence is heard at once', async () => {
    const { tick } = startProcess();
    await tick();
    await devicesSay(0);
    pass(10_000, -hour);
    await tick();
    const rows = await server.db.select().from(contact);
    expect(Math.max(...rows.map(({ lastContactAt }) => lastContactAt))).toBe(wall);
  });

  test('a clock that a test puts is no jump', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(new Date(start).toISOString());
    await server.runJobs('clock-guard');
    await scene.tick(new Date(start + 10 * hour).toISOString());
    expect([await told(scene), await isClockHeld(server.db), await clockTexts()]).toEqual([1, false, []]);
  });
});
