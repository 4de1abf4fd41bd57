/* Tables E of the contract against the real database, hence longer than other files. */

import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '../db/repository.ts';
import { change, patrolRule, schedulerItem } from '../db/schema.ts';
import { everyDay, type PlannedSite, planSite, ruleBody, signInAt } from '../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { materialise, materialiseRest, nothingMade } from './materialise-rule.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Headers = { authorization: string };

async function save(headers: Headers, body: object): Promise<Wire<'RRule'>> {
  const response = await server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload: body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const checksOf = (ruleId: number) =>
  server.db
    .select()
    .from(schedulerItem)
    .where(and(eq(schedulerItem.ruleId, ruleId), isNull(schedulerItem.deletedAt)))
    .orderBy(asc(schedulerItem.startsAt), asc(schedulerItem.locationTagId));

const hours = (day: string, list: readonly number[]): string[] =>
  list.map((hour) => `${day}T${String(hour).padStart(2, '0')}:00`);

/** Starts of a rule's checks in UTC, without the seconds, which are none. */
async function startsOf(ruleId: number): Promise<string[]> {
  const rows = await checksOf(ruleId);
  expect(rows.every(({ startsAt }) => startsAt % 60_000 === 0)).toBe(true);
  return rows.map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16));
}

describe('checks of a saved rule', () => {
  test('E1 each slot once for each tag, in their order', async () => {
    const headers = await signInAt(server, '2026-11-21T12:00:00Z');
    const site = await planSite(server);
    const times = { startDate: '2026-11-23', endDate: '2026-11-24', fromTime: '07:00:00', toTime: '11:00:00' };
    const { idRRule } = await save(headers, ruleBody(site, { ...times, byday: 'MO' }));
    const rows = await checksOf(idRRule);
    expect(rows.map((row) => [new Date(row.startsAt).toISOString().slice(11, 16), row.locationTagId])).toEqual(
      ['07:00', '08:00', '09:00', '10:00'].flatMap((at) => site.tagIds.map((id) => [at, id])),
    );
    expect(rows[0]).toMatchObject({
      typeCode: 2,
      title: 'Planned site',
      userId: site.guardId,
      slotAt: rows[0]?.startsAt,
      opensAt: Date.parse('2026-11-23T06:30:00Z'),
      closesAt: Date.parse('2026-11-23T07:31:00Z'),
      endsAt: Date.parse('2026-11-23T08:00:00Z'),
      isMissReported: true,
    });
  });

  test('E3 the autumn night has nine checks', async () => {
    const headers = await signInAt(server, '2026-10-20T12:00:00Z');
    const site = await planSite(server, 1);
    const days = { startDate: '2026-10-24', endDate: '2026-10-25', fromTime: '20:00:00', toTime: '04:00:00' };
    const { idRRule } = await save(headers, ruleBody(site, { ...days, byday: 'SA' }));
    expect(await startsOf(idRRule)).toEqual([
      ...hours('2026-10-24', [20, 21, 22, 23]),
      ...hours('2026-10-25', [0, 1, 2, 3, 4]),
    ]);
  });

  test('E4 the spring night has seven', async () => {
    const headers = await signInAt(server, '2027-03-20T12:00:00Z');
    const site = await planSite(server, 1);
    const { idRRule } = await save(
      headers,
      ruleBody(site, { startDate: '2027-03-27', endDate: '2027-03-28', byday: 'SA' }),
    );
    expect(await startsOf(idRRule)).toEqual([
      ...hours('2027-03-27', [21, 22, 23]),
      ...hours('2027-03-28', [0, 1, 2, 3]),
    ]);
  });

  test('a rule without tags has one check a slot, with no tag', async () => {
    const headers = await signInAt(server, '2026-11-19T12:00:00Z');
    const { idRRule } = await save(headers, ruleBody(await planSite(server, 0)));
    expect((await checksOf(idRRule)).map((row) => row.locationTagId)).toEqual(Array(8).fill(null));
  });
});

describe('an edit', () => {
  async function tonight(at = '2026-11-20T12:00:00Z') {
    const headers = await signInAt(server, at);
    const site = await planSite(server, 1);
    return { site, rule: await save(headers, ruleBody(site)) };
  }
  const edit = async (at: string, site: PlannedSite, rule: Wire<'RRule'>, change: object): Promise<Wire<'RRule'>> =>
    save(await signInAt(server, at), { ...ruleBody(site), idRRule: rule.idRRule, ...change });

  test('E15 keeps checks whose window is open and replaces the rest', async () => {
    const { site, rule } = await tonight();
    const before = await checksOf(rule.idRRule);
    await edit('2026-11-20T22:40:00Z', site, rule, { hourInterval: '02:00:00' });
    expect(await startsOf(rule.idRRule)).toEqual([
      ...hours('2026-11-20', [21, 22, 23]),
      ...hours('2026-11-21', [1, 3]),
    ]);
    const kept = (await checksOf(rule.idRRule)).slice(0, 3);
    expect(kept).toEqual(before.slice(0, 3));
  });

  test('E16 makes no check that would be late already', async () => {
    const headers = await signInAt(server, '2026-11-20T12:00:00Z');
    const site = await planSite(server, 1);
    const tomorrow = { startDate: '2026-11-21', endDate: '2026-11-22', byday: 'SA' };
    const rule = await save(headers, ruleBody(site, tomorrow));
    await edit('2026-11-20T21:45:00Z', site, rule, {});
    expect(await startsOf(rule.idRRule)).toEqual([
      ...hours('2026-11-20', [22, 23]),
      ...hours('2026-11-21', [0, 1, 2, 3, 4]),
    ]);
  });

  test('leaves what was read, moved or deleted by hand, and does not make it again', async () => {
    const { site, rule } = await tonight();
    const [, , read, moved, gone] = await checksOf(rule.idRRule);
    if (!read || !moved || !gone) throw new Error('The night has no checks');
    const put = (id: number, values: object) =>
      server.db.update(schedulerItem).set(values).where(eq(schedulerItem.id, id));
    await put(read.id, { readAt: Date.parse('2026-11-20T12:00:00Z') });
    await put(moved.id, { typeCode: 1, startsAt: moved.startsAt + 1_800_000, endsAt: moved.endsAt + 1_800_000 });
    await put(gone.id, { deletedAt: Date.parse('2026-11-20T12:00:00Z') });
    await edit('2026-11-20T13:00:00Z', site, rule, { title: 'Second round' });
    const rows = await checksOf(rule.idRRule);
    expect(rows).toHaveLength(7);
    expect(rows.filter((row) => row.title === 'Planned site').map((row) => row.id)).toEqual([read.id, moved.id]);
    expect(rows.filter((row) => row.title === 'Second round')).toHaveLength(5);
    expect(rows.map((row) => row.slotAt)).not.toContain(gone.slotAt);
  });

  test('two at once: the last one wins, and no check of the other is left', async () => {
    const headers = await signInAt(server, '2026-11-21T12:00:00Z');
    const site = await planSite(server, 2);
    const long = { startDate: '2026-11-24', endDate: '2027-02-24', byday: everyDay, toTime: '21:00:00' };
    const rule = await save(headers, ruleBody(site, long));
    const again = (hourInterval: string) =>
      save(headers, { ...ruleBody(site, long), idRRule: rule.idRRule, hourInterval, title: hourInterval });
    const saved = await Promise.all([again('00:30:00'), again('02:00:00'), again('00:45:00')]);
    const last = saved.reduce((a, b) => ((a.version ?? 0) > (b.version ?? 0) ? a : b));
    const rows = await checksOf(rule.idRRule);
    expect(new Set(rows.map((row) => row.title))).toEqual(new Set([last.title]));
    const [stored] = await server.db.select().from(patrolRule).where(eq(patrolRule.id, rule.idRRule));
    expect(stored).toMatchObject({ title: last.title, version: 4, pendingFrom: null });
    const minutes = Number(last.hourInterval.slice(0, 2)) * 60 + Number(last.hourInterval.slice(3, 5));
    expect(rows).toHaveLength((93 * 24 * 60 * 2) / minutes);
  });
});

describe('a year', () => {
  test('E13 is saved whole, told once, while a panic is answered in between', { timeout: 120_000 }, async () => {
    const site = await planSite(server, 10);
    const headers = await signInAt(server, '2026-11-23T12:00:00Z');
    const year = { startDate: '2026-11-24', fromTime: '23:00:00', toTime: '23:00:00', byday: everyDay };
    const { idRRule } = await save(headers, ruleBody(site, { ...year, endDate: '2026-11-25' }));
    /* the first moment of the year, so that its last day is one year ahead */
    const atMidnight = await signInAt(server, '2026-11-23T23:00:00Z');
    let isSaved = false;
    const saving = save(atMidnight, { ...ruleBody(site, { ...year, endDate: '2027-11-24' }), idRRule }).then((rule) => {
      isSaved = true;
      return rule;
    });
    const stored = () => server.db.select().from(patrolRule).where(eq(patrolRule.id, idRRule));
    while ((await stored()).every((row) => row.version === 1));
    const panic = await server.app.inject({
      method: 'POST',
      url: '/api/Device/Events',
      headers: { authorization: 'Bearer demo-guard-1' },
      payload: [{ type: 'GuardPanic', lat: 45.8, lon: 15.9 }],
    });
    expect(panic.json()[0].status).toBe('created');
    expect(isSaved).toBe(false);
    const rule = await saving;
    expect(await server.db.$count(schedulerItem, eq(schedulerItem.ruleId, idRRule))).toBe(87_840);
    expect(await stored()).toMatchObject([{ version: 2, pendingFrom: null }]);
    const told = await server.db.select().from(change).orderBy(asc(change.seq));
    const since = told.slice(told.findIndex(({ entityId }) => entityId === panic.json()[0].idEvent));
    expect(since.filter(({ kind }) => kind === 'scheduler')).toMatchObject([
      { entityId: 0, reason: 'saved', version: rule.version },
    ]);
  });
});

describe('a rule whose saving was cut off', () => {
  /** As a crash leaves it: the new version stored, and so many pieces of its checks done. */
  async function cutOff(pieces: number) {
    const headers = await signInAt(server, '2026-11-21T12:00:00Z');
    const site = await planSite(server, 1);
    const days = { startDate: '2026-11-24', endDate: '2026-11-30', byday: everyDay, toTime: '21:00:00' };
    const { idRRule } = await save(headers, ruleBody(site, days));
    const [row] = await server.db
      .update(patrolRule)
      .set({ pendingFrom: nothingMade, intervalSeconds: 7200, version: 2 })
      .where(eq(patrolRule.id, idRRule))
      .returning();
    if (!row) throw new Error('The rule was not stored');
    const begun = materialise(row, server.clock.now());
    const repository = createStore(server.db, server.clock, () => undefined).for({ tenantId: 1 });
    for (let piece = 0; piece < pieces; piece += 1) {
      expect(await repository.write((writer) => begun.piece(writer, 10))).toBe(true);
    }
    return { row, begun, repository };
  }

  test.each([0, 1, 4])('after %i pieces the job makes the rest', async (pieces) => {
    const { row } = await cutOff(pieces);
    await server.runJobs('materialise-rules');
    const starts = await startsOf(row.id);
    expect(starts).toHaveLength(7 * 12);
    expect(new Set(starts.map((at) => Number(at.slice(11, 13)) % 2))).toEqual(new Set([1]));
    expect(await server.db.select().from(patrolRule).where(eq(patrolRule.id, row.id))).toMatchObject([
      { pendingFrom: null, version: 2 },
    ]);
  });

  test('of a deleted one the job removes the rest', async () => {
    const { row } = await cutOff(0);
    await server.db
      .update(patrolRule)
      .set({ deletedAt: server.clock.now(), version: 3 })
      .where(eq(patrolRule.id, row.id));
    await server.runJobs('materialise-rules');
    expect(await startsOf(row.id)).toEqual([]);
    const [deleted] = await server.db.select().from(patrolRule).where(eq(patrolRule.id, row.id));
    expect(deleted?.pendingFrom).toBeNull();
  });

  test('a request that goes on beside the job does no harm', async () => {
    const { row, begun, repository } = await cutOff(2);
    await Promise.all([
      server.runJobs('materialise-rules'),
      materialiseRest(repository, begun, { monotonic: () => 0 }),
    ]);
    expect(await startsOf(row.id)).toHaveLength(7 * 12);
  });
});
