import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { change, contact, guardMotion, position } from '../db/schema.ts';
import { patrolScene } from '../testing/patrol-scene.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T20:00:00Z', logSink: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());
beforeEach(() => void lines.splice(0));

const night = '2026-11-20T';
const failures = (): number => lines.filter((line) => line.includes('patrol rules failed')).length;

/* takes a table away from the rules while something is uploaded */
async function without<T>(table: 'guard_motion' | 'scheduler_item', work: () => Promise<T>): Promise<T> {
  await server.db.execute(sql.raw(`alter table ${table} rename to taken_away`));
  try {
    return await work();
  } finally {
    await server.db.execute(sql.raw(`alter table taken_away rename to ${table}`));
  }
}

describe('C7 when a rule of the patrol fails', () => {
  test('a panic is stored, pushed and answered as if there were no rules', async () => {
    const scene = await patrolScene(server, 1);
    const panic = { type: 'GuardPanic', occurredAt: `${night}21:00:00Z`, lat: 50.81, lon: 4.31 };
    const { idEvent, status } = await without('guard_motion', () => scene.report(panic));
    expect([status, failures()]).toEqual(['created', 1]);
    expect(await scene.event(idEvent)).toMatchObject({ typeCode: 14, latitude: 50.81, version: 1 });
    const [told] = await server.db
      .select()
      .from(change)
      .where(eq(change.tenantId, 1))
      .orderBy(desc(change.seq))
      .limit(1);
    expect(told).toMatchObject({ kind: 'event', reason: 'created', entityId: idEvent });
    const places = await server.db.select().from(position).where(eq(position.latitude, 50.81));
    expect(places).toHaveLength(1);
  });

  test('any other report is stored as well, once, with its contact and its position', async () => {
    const scene = await patrolScene(server, 2);
    const item = { type: 'GuardMessage', occurredAt: `${night}21:00:00Z`, lat: 50.82, lon: 4.32 };
    const { idEvent, status } = await without('guard_motion', () => scene.report({ clientEventId: 'm', ...item }));
    expect([status, failures()]).toEqual(['created', 2]);
    expect(await scene.event(idEvent)).toMatchObject({ typeCode: 6 });
    const [alive] = await server.db.select().from(contact).where(eq(contact.userId, scene.guardId));
    expect(alive?.lastContactAt).toBe(Date.parse(`${night}21:00:00Z`));
    expect(await server.db.select().from(position).where(eq(position.latitude, 50.82))).toHaveLength(1);
    expect(await scene.report({ clientEventId: 'm', ...item })).toMatchObject({ status: 'duplicate', idEvent });
  });

  test('a read that could not be matched is matched before its check would be missed', async () => {
    const scene = await patrolScene(server, 3);
    const checkId = await scene.check(`${night}21:00:00Z`);
    const eventId = await without('scheduler_item', () => scene.read(`${night}21:05:00Z`));
    expect(await scene.event(eventId)).toMatchObject({ typeCode: 3, schedulerItemId: null });
    await scene.tick(`${night}21:31:30Z`);
    expect(await scene.event(eventId)).toMatchObject({ schedulerItemId: checkId });
    expect([await scene.readTimes(), await scene.exceptions()]).toEqual([['21:05:00'], []]);
  });
});

describe('C7 a panic among other reports', () => {
  test('is committed before their rules are looked at, and these are done all the same', async () => {
    const scene = await patrolScene(server, 4);
    const checkId = await scene.check(`${night}21:00:00Z`);
    server.clock.set(Date.parse(`${night}21:00:10Z`));
    const occurredAt = `${night}21:00:00Z`;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Device/Events',
      headers: { authorization: 'Bearer demo-guard-4' },
      payload: [
        { clientEventId: 'read', type: 'TagRead', tag: `SCENE${scene.locationId}`, occurredAt },
        { clientEventId: 'panic', type: 'GuardPanic', occurredAt },
      ],
    });
    const [read, panic] = response.json();
    expect(await scene.event(read.idEvent)).toMatchObject({ schedulerItemId: checkId, version: 2 });
    const told = await server.db.select().from(change).where(eq(change.tenantId, 1)).orderBy(desc(change.seq)).limit(4);
    expect(told.reverse().map(({ kind, reason, entityId }) => [kind, reason, entityId])).toEqual([
      ['event', 'created', read.idEvent],
      ['event', 'created', panic.idEvent],
      ['scheduler', 'edited', checkId],
      ['event', 'edited', read.idEvent],
    ]);
    const [motion] = await server.db.select().from(guardMotion).where(eq(guardMotion.userId, scene.guardId));
    expect(motion?.anchorAt).toBe(Date.parse(occurredAt));
  });
});
