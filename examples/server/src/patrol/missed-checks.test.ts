/* Table X of contract C4 but its last row, and the late reads of C3; longer than other tests because it is a table. */

import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import { missedChecksJob } from '../jobs/missed-checks.ts';
import { patrolScene } from '../testing/patrol-scene.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-10-24T12:00:00Z' });
});
afterAll(() => server.close());

const night = '2026-11-20T';
const at = (time: string): number => Date.parse(`${night}${time}Z`);

describe('S4.36 C4 a missed check', () => {
  test('X1 is one Exception, dated by the deadline, from thirty seconds after it on', async () => {
    const scene = await patrolScene(server, 1);
    const checkId = await scene.check(`${night}21:00:00Z`);
    await scene.tick(`${night}21:31:29.999Z`);
    expect(await scene.exceptions()).toEqual([]);
    for (let tick = 0; tick < 100; tick += 1) await scene.tick(new Date(at('21:31:30') + tick * 10_000).toISOString());
    const exceptions = await scene.exceptions();
    expect(exceptions).toHaveLength(1);
    expect(exceptions[0]).toMatchObject({
      typeCode: 15,
      occurredAt: at('21:31:00'),
      receivedAt: at('21:31:30'),
      source: 'Scheduler',
      description: 'Night round: Gate',
      userId: scene.guardId,
      locationId: scene.locationId,
      locationTagId: scene.tagId,
      schedulerItemId: checkId,
      latitude: 50.8,
      longitude: 4.3,
      confirmedAt: null,
      readAt: null,
      isShownToAll: false,
    });
    expect(await scene.checks()).toMatchObject([{ missedAt: at('21:31:30'), readAt: null, version: 2 }]);
  });

  test('X1 is told to the feed, as an event and as a check', async () => {
    const scene = await patrolScene(server, 1);
    const checkId = await scene.check(`${night}21:00:00Z`);
    const [before] = await server.db.select().from(schema.tenant).where(eq(schema.tenant.id, 1));
    await scene.tick(`${night}21:31:30Z`);
    const [exception] = await scene.exceptions();
    const told = await server.db
      .select()
      .from(schema.change)
      .where(and(eq(schema.change.tenantId, 1), gt(schema.change.seq, before?.changeSeq ?? 0)))
      .orderBy(asc(schema.change.seq));
    expect(told.map(({ kind, reason, entityId, version }) => [kind, reason, entityId, version])).toEqual([
      ['event', 'created', exception?.id, 1],
      ['scheduler', 'edited', checkId, 2],
    ]);
  });

  test('X2 S3.120 is none when the check does not ask for it', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`, { values: { isMissReported: false } });
    await scene.tick(`${night}23:00:00Z`);
    expect(await scene.exceptions()).toEqual([]);
    expect(await scene.checks()).toMatchObject([{ missedAt: null, version: 1 }]);
  });

  test.each([
    ['X3', '2026-10-25T01:00:00Z', '2026-10-25T01:31:00Z', '2026-10-25T01:31:30Z'],
    ['X4', '2027-03-28T01:00:00Z', '2027-03-28T01:31:00Z', '2027-03-28T01:31:30Z'],
  ])('%s has its deadline by elapsed time when the clocks change', async (_, slot, deadline, told) => {
    const scene = await patrolScene(server, 1);
    await scene.check(slot);
    await scene.tick(new Date(Date.parse(told) - 1).toISOString());
    expect(await scene.exceptions()).toEqual([]);
    await scene.tick(told);
    expect((await scene.exceptions()).map(({ occurredAt }) => occurredAt)).toEqual([Date.parse(deadline)]);
  });

  test('X5 is told after downtime by its own deadline, the earliest first and none twice', async () => {
    const scene = await patrolScene(server, 1);
    for (const slot of ['22:00:00', '21:00:00']) await scene.check(`${night}${slot}Z`);
    await scene.tick(`${night}21:20:00Z`);
    await scene.tick(`${night}23:00:10Z`);
    await scene.tick(`${night}23:00:20Z`);
    const exceptions = await scene.exceptions();
    expect(exceptions.map(({ occurredAt }) => occurredAt)).toEqual([at('21:31:00'), at('22:31:00')]);
    expect(exceptions.map(({ receivedAt }) => receivedAt)).toEqual([at('23:00:10'), at('23:00:10')]);
    expect(exceptions[0]?.id).toBeLessThan(exceptions[1]?.id ?? 0);
  });

  test('X6 read in time and uploaded late is confirmed by the system, and the check is read', async () => {
    const scene = await patrolScene(server, 1);
    const checkId = await scene.check(`${night}21:00:00Z`);
    await scene.tick(`${night}21:31:30Z`);
    const [told] = await scene.exceptions();
    await scene.read(`${night}21:10:00Z`, `${night}23:05:00Z`);
    expect(await scene.readTimes()).toEqual(['21:10:00']);
    const exceptions = await scene.exceptions();
    expect(exceptions).toHaveLength(1);
    expect(exceptions[0]).toMatchObject({
      id: told?.id,
      readAt: at('21:10:00'),
      confirmedAt: at('23:05:00'),
      confirmedBy: 'System',
      comment: 'Read in time, uploaded late',
      version: 2,
    });
    const changes = await server.db
      .select()
      .from(schema.change)
      .where(inArray(schema.change.entityId, [told?.id ?? 0, checkId]));
    expect(changes.map(({ kind, reason }) => `${kind} ${reason}`)).toContain('event confirmed');
    const audit = await server.db
      .select()
      .from(schema.audit)
      .where(eq(schema.audit.entityId, told?.id ?? 0));
    expect(audit).toMatchObject([{ action: 'event.confirm', userId: null, after: { confirmedBy: 'System' } }]);
    await scene.tick(`${night}23:06:00Z`);
    expect(await scene.exceptions()).toHaveLength(1);
  });

  test('X6 keeps the confirmation and the words of a supervisor who was first', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`);
    await scene.tick(`${night}21:31:30Z`);
    const [told] = await scene.exceptions();
    const values = { confirmedAt: at('21:40:00'), confirmedBy: 'Vesna Novak', comment: 'Called him' };
    await server.db
      .update(schema.event)
      .set(values)
      .where(eq(schema.event.id, told?.id ?? 0));
    await scene.read(`${night}21:10:00Z`, `${night}23:05:00Z`);
    expect(await scene.exceptions()).toMatchObject([
      { ...values, readAt: at('21:10:00'), comment: 'Called him; Read in time, uploaded late' },
    ]);
  });

  test('is none when its rule was deleted in between; a check moved by hand is its own', async () => {
    const [first] = await server.db.select().from(schema.user).where(eq(schema.user.email, 'guard1@demo.example'));
    const scene = await patrolScene(server, 1);
    const [rule] = await server.db
      .insert(schema.patrolRule)
      .values({
        tenantId: 1,
        userId: first?.id ?? 0,
        locationId: scene.locationId,
        locationTagIds: [scene.tagId],
        ruleString: '',
        startDate: '2026-11-20',
        endDate: '2026-11-21',
        fromTime: '21:00:00',
        toTime: '05:00:00',
        intervalSeconds: 3600,
        toleranceSeconds: 1800,
        timeZone: 'Europe/Zagreb',
        title: 'Night round',
        deletedAt: at('21:10:00'),
      })
      .returning();
    const ruleId = rule?.id ?? 0;
    await scene.check(`${night}21:00:00Z`, { values: { ruleId } });
    const moved = await scene.check(`${night}21:05:00Z`, { values: { ruleId, typeCode: 1 } });
    await scene.tick(`${night}22:00:00Z`);
    expect((await scene.exceptions()).map(({ schedulerItemId }) => schedulerItemId)).toEqual([moved]);
  });

  test('is none without a tag, deleted, or of a title that is empty without its colon', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`, { values: { locationTagId: null } });
    await scene.check(`${night}21:00:00Z`, { values: { deletedAt: at('20:00:00') } });
    await scene.tick(`${night}22:00:00Z`);
    expect(await scene.exceptions()).toEqual([]);
    await scene.check(`${night}21:00:00Z`, { values: { title: '' } });
    await scene.tick(`${night}22:00:00Z`);
    expect((await scene.exceptions()).map(({ description }) => description)).toEqual(['Gate']);
  });

  test('is told once by two processes at the same time', async () => {
    const scene = await patrolScene(server, 1);
    for (let minute = 0; minute < 20; minute += 1) await scene.check(`${night}20:${10 + minute}:00Z`);
    server.clock.set(at('22:00:00'));
    const { db, clock } = server;
    const store = createStore(db, clock, () => undefined);
    const watch = { tick: async () => ({ now: clock.now(), steadySince: 0 }) };
    await Promise.all([1, 2].map(() => missedChecksJob({ db, clock, store }, watch).run()));
    expect(await scene.exceptions()).toHaveLength(20);
    expect((await scene.checks()).map(({ version }) => version)).toEqual(Array.from({ length: 20 }, () => 2));
  });

  test('is not told again when its Exception is there already, whoever wrote it', async () => {
    const scene = await patrolScene(server, 1);
    const schedulerItemId = await scene.check(`${night}21:00:00Z`);
    const told = { tenantId: 1, typeCode: 15, occurredAt: at('21:31:00'), receivedAt: at('21:31:30') } as const;
    await server.db.insert(schema.event).values({ ...told, schedulerItemId, locationTagId: scene.tagId });
    await scene.tick(`${night}22:00:00Z`);
    expect(await scene.exceptions()).toHaveLength(1);
    expect(await scene.checks()).toMatchObject([{ missedAt: at('22:00:00') }]);
  });

  test('of many is told in pieces, all in one tick, and a panic between them is committed among them', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`);
    const [row] = await scene.checks();
    const { id: _, ...values } = row ?? expect.fail();
    await server.db.insert(schema.schedulerItem).values(Array.from({ length: 800 }, () => values));
    server.clock.set(at('22:00:00'));
    const told = server.runJobs('missed-checks');
    const panic = scene.report({ type: 'GuardPanic' }, `${night}22:00:00Z`);
    const [{ idEvent }] = await Promise.all([panic, told]);
    const exceptions = await scene.exceptions();
    expect(exceptions).toHaveLength(801);
    expect(idEvent).toBeLessThan(Math.max(...exceptions.map(({ id }) => id)));
  });
});

describe('S4.36 C3 a read after the deadline', () => {
  const missed = async (...slots: string[]) => {
    const scene = await patrolScene(server, 1);
    for (const slot of slots) await scene.check(`${night}${slot}Z`);
    return scene;
  };
  const readTimes = async (scene: Awaited<ReturnType<typeof patrolScene>>) =>
    (await scene.exceptions()).map(({ readAt, confirmedAt }) => [readAt, confirmedAt]);

  test('is told by the Exception, which stays open; the check stays missed', async () => {
    const scene = await missed('21:00:00');
    await scene.tick(`${night}21:31:30Z`);
    await scene.read(`${night}21:40:00Z`);
    await scene.read(`${night}21:50:00Z`);
    expect(await scene.readTimes()).toEqual([null]);
    expect(await readTimes(scene)).toEqual([[at('21:40:00'), null]]);
  });

  test('is found as well when it came before the Exception was told', async () => {
    const scene = await missed('21:00:00');
    await scene.read(`${night}21:31:05Z`);
    await scene.tick(`${night}21:31:30Z`);
    expect(await readTimes(scene)).toEqual([[at('21:31:05'), null]]);
  });

  test('counts within an hour, the deadline included and the hour not', async () => {
    const scene = await missed('21:00:00');
    await scene.tick(`${night}21:31:30Z`);
    await scene.read(`${night}22:31:00Z`);
    expect(await readTimes(scene)).toEqual([[null, null]]);
    await scene.read(`${night}22:30:59Z`, `${night}22:31:30Z`);
    expect(await readTimes(scene)).toEqual([[at('22:30:59'), null]]);
    await scene.read(`${night}21:31:00Z`, `${night}22:31:40Z`);
    expect(await readTimes(scene)).toEqual([[at('21:31:00'), null]]);
  });

  test("belongs to no earlier check once the tag's next window has opened", async () => {
    const scene = await missed('20:00:00', '21:00:00');
    await scene.tick(`${night}21:31:30Z`);
    await scene.read(`${night}20:40:00Z`, `${night}21:40:00Z`);
    /* the second window opened at 20:30: the read is its own */
    expect(await scene.readTimes()).toEqual([null, '20:40:00']);
    await scene.read(`${night}20:50:00Z`, `${night}21:41:00Z`);
    expect((await readTimes(scene))[0]).toEqual([null, null]);
  });

  test('gives way to a read in time that is uploaded later still', async () => {
    const scene = await missed('21:00:00');
    await scene.tick(`${night}21:31:30Z`);
    await scene.read(`${night}21:40:00Z`);
    await scene.read(`${night}21:10:00Z`, `${night}21:45:00Z`);
    expect(await scene.readTimes()).toEqual(['21:10:00']);
    expect(await readTimes(scene)).toEqual([[at('21:10:00'), at('21:45:00')]]);
  });
});

describe('what is looked at again before anybody is alarmed', () => {
  test('a check that was planned after its read is read, not missed', async () => {
    const scene = await patrolScene(server, 1);
    const eventId = await scene.read(`${night}21:05:00Z`);
    const checkId = await scene.check(`${night}21:00:00Z`);
    await scene.tick(`${night}21:31:30Z`);
    expect(await scene.exceptions()).toEqual([]);
    expect(await scene.readTimes()).toEqual(['21:05:00']);
    expect(await scene.event(eventId)).toMatchObject({ schedulerItemId: checkId, version: 2 });
  });

  test('a double tap stays one, and the neighbouring check is missed', async () => {
    const scene = await patrolScene(server, 1);
    for (const slot of ['21:00:00', '22:00:00']) await scene.check(`${night}${slot}Z`);
    await scene.read(`${night}21:30:10Z`);
    await scene.read(`${night}21:30:40Z`);
    await scene.tick(`${night}22:31:30Z`);
    expect(await scene.readTimes()).toEqual(['21:30:10', null]);
    expect((await scene.exceptions()).map(({ occurredAt }) => occurredAt)).toEqual([at('22:31:00')]);
  });

  test('a match that an older read takes away opens the alarm again', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}20:00:00Z`, { values: { closesAt: at('20:59:30') } });
    await scene.check(`${night}21:00:00Z`, { toleranceMinutes: 0 });
    await scene.tick(`${night}21:01:30Z`);
    await scene.read(`${night}21:00:10Z`, `${night}21:02:00Z`);
    expect(await scene.exceptions()).toMatchObject([{ confirmedAt: null }, { confirmedBy: 'System' }]);
    /* a minute before it, at the end of the window before: what followed was the double tap */
    await scene.read(`${night}20:59:00Z`, `${night}21:03:00Z`);
    expect(await scene.readTimes()).toEqual(['20:59:00', null]);
    expect(await scene.exceptions()).toMatchObject([
      { confirmedBy: 'System', readAt: at('20:59:00') },
      { confirmedAt: null, confirmedBy: null, comment: '', readAt: null },
    ]);
  });
});
