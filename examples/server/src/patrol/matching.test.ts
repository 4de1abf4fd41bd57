/* Table M of contract C3, each row through the phone's own API; longer than other tests because it is a table. */

import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { change, event, tenantSettings } from '../db/schema.ts';
import { patrolScene } from '../testing/patrol-scene.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-10-24T12:00:00Z' });
});
afterAll(() => server.close());

const night = '2026-11-20T';
/* slots 22:00, 23:00 and 00:00 local */
async function threeSlots(toleranceMinutes = 30) {
  const scene = await patrolScene(server, 1);
  for (const slot of ['21:00', '22:00', '23:00']) await scene.check(`${night}${slot}:00Z`, { toleranceMinutes });
  return scene;
}

describe('S4.36 C3 a read of a tag', () => {
  test('M1 three reads in three windows read three checks', async () => {
    const scene = await threeSlots();
    for (const time of ['21:04:10', '21:52:00', '23:30:59']) await scene.read(`${night}${time}Z`);
    expect(await scene.readTimes()).toEqual(['21:04:10', '21:52:00', '23:30:59']);
  });

  test.each([
    ['20:29:59', null],
    ['20:30:00', '20:30:00'],
    ['21:30:59', '21:30:59'],
    ['21:31:00', null],
  ])('M2 a window opens at its very start and closes after a whole minute: %s', async (time, read) => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`);
    await scene.read(`${night}${time}Z`);
    expect(await scene.readTimes()).toEqual([read]);
  });

  test('M3 a re-read within two minutes is stored and counts for nothing', async () => {
    const scene = await threeSlots();
    const ids: number[] = [];
    for (const time of ['21:30:10', '21:30:40', '21:32:11']) ids.push(await scene.read(`${night}${time}Z`));
    expect(await scene.readTimes()).toEqual(['21:30:10', '21:32:11', null]);
    const [first, second, third] = await Promise.all(ids.map((id) => scene.event(id)));
    const [slot1, slot2] = await scene.checks();
    expect([first?.schedulerItemId, second?.schedulerItemId, third?.schedulerItemId]).toEqual([
      slot1?.id,
      null,
      slot2?.id,
    ]);
    expect(second?.typeCode).toBe(3);
  });

  test('M4 without tolerance the minute of the slot counts', async () => {
    const scene = await threeSlots(0);
    await scene.read(`${night}20:59:59Z`);
    await scene.read(`${night}21:00:59Z`);
    expect(await scene.readTimes()).toEqual(['21:00:59', null, null]);
  });

  test('M5 the earliest deadline first: overlapping windows leave no check unread', async () => {
    const scene = await patrolScene(server, 1);
    for (const slot of ['21:00', '21:30', '22:00']) await scene.check(`${night}${slot}:00Z`);
    for (const time of ['21:20', '21:50', '22:20']) await scene.read(`${night}${time}:00Z`);
    expect(await scene.readTimes()).toEqual(['21:20:00', '21:50:00', '22:20:00']);
  });

  test('M6 the two hours of one wall time in autumn are two checks', async () => {
    const scene = await patrolScene(server, 1);
    const ids = [await scene.check('2026-10-25T00:00:00Z'), await scene.check('2026-10-25T01:00:00Z')];
    const reads = [await scene.read('2026-10-25T00:10:00Z'), await scene.read('2026-10-25T01:10:00Z')];
    const events = await Promise.all(reads.map((id) => scene.event(id)));
    expect(events.map(({ schedulerItemId }) => schedulerItemId)).toEqual(ids);
    const local = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Zagreb' });
    expect(events.map(({ readAt }) => local.format(readAt ?? 0))).toEqual(['02:10', '02:10']);
  });

  test("M7 another guard's read is stored and matches nothing; the check is missed at its deadline", async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`);
    const other = await patrolScene(server, 2);
    const { idEvent } = await other.report({
      type: 'TagRead',
      tag: `SCENE${scene.locationId}`,
      occurredAt: `${night}21:04:00Z`,
    });
    expect(await scene.event(idEvent)).toMatchObject({
      typeCode: 3,
      locationTagId: scene.tagId,
      schedulerItemId: null,
    });
    await scene.tick(`${night}21:31:30Z`);
    expect(await scene.readTimes()).toEqual([null]);
    expect((await scene.exceptions()).map(({ occurredAt }) => occurredAt)).toEqual([Date.parse(`${night}21:31:00Z`)]);
  });

  test('M8 the same clientEventId twice is one event, one match and the answer duplicate', async () => {
    const scene = await threeSlots();
    const item = { clientEventId: 'm8', type: 'TagRead', tag: `SCENE${scene.locationId}` };
    const first = await scene.report({ ...item, occurredAt: `${night}21:30:10Z` });
    const second = await scene.report({ ...item, occurredAt: `${night}21:30:10Z` }, `${night}21:45:00Z`);
    expect([first.status, second.status, second.idEvent]).toEqual(['created', 'duplicate', first.idEvent]);
    expect(await scene.readTimes()).toEqual(['21:30:10', null, null]);
  });

  test('M9 an older read that comes later is matched as if it had come first', async () => {
    const scene = await patrolScene(server, 1);
    const [slot1, slot2] = [await scene.check(`${night}21:00:00Z`), await scene.check(`${night}21:30:00Z`)];
    const later = await scene.read(`${night}21:10:00Z`);
    expect((await scene.event(later)).schedulerItemId).toBe(slot1);
    const earlier = await scene.read(`${night}20:50:00Z`, `${night}21:12:00Z`);
    expect(await scene.readTimes()).toEqual(['20:50:00', '21:10:00']);
    expect((await scene.event(earlier)).schedulerItemId).toBe(slot1);
    expect(await scene.event(later)).toMatchObject({ schedulerItemId: slot2, version: 2 });
  });

  test('S3.124 the two tags of one slot are two checks, each with its own read', async () => {
    const scene = await patrolScene(server, 1);
    const other = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`);
    await other.check(`${night}21:00:00Z`);
    await scene.read(`${night}21:01:00Z`);
    expect([await scene.readTimes(), await other.readTimes()]).toEqual([['21:01:00'], [null]]);
    await other.read(`${night}21:02:00Z`);
    expect([await scene.readTimes(), await other.readTimes()]).toEqual([['21:01:00'], ['21:02:00']]);
  });

  test('raises the versions and tells the feed of the read and of the check, each once', async () => {
    const scene = await patrolScene(server, 1);
    const checkId = await scene.check(`${night}21:00:00Z`);
    const eventId = await scene.read(`${night}21:01:00Z`);
    const [check] = await scene.checks();
    expect(check).toMatchObject({ readAt: Date.parse(`${night}21:01:00Z`), version: 2 });
    expect(await scene.event(eventId)).toMatchObject({ schedulerItemId: checkId, version: 1, readAt: check?.readAt });
    const told = await server.db.select().from(change).where(eq(change.tenantId, 1)).orderBy(desc(change.seq)).limit(2);
    expect(told.map(({ kind, reason, entityId, version }) => [kind, reason, entityId, version])).toEqual([
      ['scheduler', 'edited', checkId, 2],
      ['event', 'created', eventId, 1],
    ]);
  });

  test('older than 72 hours is stored and not matched', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`, { values: { isMissReported: false } });
    const id = await scene.read(`${night}21:00:00Z`, '2026-11-23T21:00:01Z');
    expect(await scene.event(id)).toMatchObject({ typeCode: 3, schedulerItemId: null });
    expect(await scene.readTimes()).toEqual([null]);
    await scene.read(`${night}21:00:01Z`, '2026-11-23T21:00:01Z');
    expect(await scene.readTimes()).toEqual(['21:00:01']);
  });

  test('more than two minutes ahead is rejected with its reason and reads nothing', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`);
    const item = { type: 'TagRead', tag: `SCENE${scene.locationId}`, occurredAt: `${night}21:02:01Z` };
    const result = await scene.report(item, `${night}21:00:00Z`);
    expect(result).toMatchObject({ status: 'rejected', errors: [{ message: 'time is 2 min 1 s ahead' }] });
    expect(await scene.readTimes()).toEqual([null]);
  });

  test('a check that is deleted, or has no tag, is not read', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`, { values: { deletedAt: Date.parse(`${night}20:00:00Z`) } });
    await scene.read(`${night}21:00:00Z`);
    expect(await scene.readTimes()).toEqual([null]);
  });

  test('a check planned by hand is read from its start to a minute after its end', async () => {
    const scene = await patrolScene(server, 1);
    const window = { opensAt: Date.parse(`${night}21:00:00Z`), closesAt: Date.parse(`${night}21:16:00Z`) };
    await scene.check(`${night}21:00:00Z`, { values: { typeCode: 1, ...window } });
    await scene.read(`${night}20:59:59Z`);
    expect(await scene.readTimes()).toEqual([null]);
    await scene.read(`${night}21:15:59Z`);
    expect(await scene.readTimes()).toEqual(['21:15:59']);
  });
});

describe('reads of several phones and uploads', () => {
  test("any guard's read counts when the tenant says so, and is nobody's double tap", async () => {
    const scene = await threeSlots();
    const other = await patrolScene(server, 2);
    await server.db.insert(tenantSettings).values({ tenantId: 1, settings: { anyGuardMatches: true } });
    try {
      const read = { type: 'TagRead', tag: `SCENE${scene.locationId}` };
      await scene.report({ ...read, occurredAt: `${night}21:30:10Z` });
      await other.report({ ...read, occurredAt: `${night}21:30:40Z` });
      expect(await scene.readTimes()).toEqual(['21:30:10', '21:30:40', null]);
    } finally {
      await server.db.delete(tenantSettings).where(eq(tenantSettings.tenantId, 1));
    }
  });

  test('two uploads at once never take one check twice', async () => {
    const scene = await threeSlots();
    server.clock.set(Date.parse(`${night}21:40:00Z`));
    await Promise.all(['21:30:10', '21:33:00'].map((time) => scene.read(`${night}${time}Z`, `${night}21:40:00Z`)));
    expect(await scene.readTimes()).toEqual(['21:30:10', '21:33:00', null]);
  });

  test('a night without network ends the same in whatever order and pieces it is uploaded', async () => {
    const times = ['20:31:00', '20:50:00', '21:30:30', '21:31:40', '21:32:40', '22:29:00', '22:31:30', '23:05:00'];
    const orders = [times, [...times].reverse(), [3, 0, 7, 1, 6, 2, 5, 4].map((index) => times[index] ?? '')];
    const results: unknown[] = [];
    for (const order of orders) {
      const scene = await threeSlots();
      for (const time of order) await scene.read(`${night}${time}Z`, `${night}23:10:00Z`);
      const reads = await server.db.select().from(event).where(eq(event.locationTagId, scene.tagId));
      const matched = reads.filter((row) => row.schedulerItemId !== null).map((row) => row.readAt);
      results.push([await scene.readTimes(), matched.sort()]);
    }
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(results[0]).toEqual([['20:31:00', '21:30:30', '22:31:30'], expect.anything()]);
  });

  test('the same tag code of another security company is its own', async () => {
    const scene = await patrolScene(server, 1);
    await scene.check(`${night}21:00:00Z`);
    server.clock.set(Date.parse(`${night}21:00:00Z`));
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Device/Events',
      headers: { authorization: 'Bearer second-device' },
      payload: [
        { clientEventId: 'x', type: 'TagRead', tag: `SCENE${scene.locationId}`, occurredAt: `${night}21:00:00Z` },
      ],
    });
    expect(await scene.event(response.json()[0].idEvent)).toMatchObject({ typeCode: 4, schedulerItemId: null });
    expect(await scene.readTimes()).toEqual([null]);
  });
});
