import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createStore } from './repository.ts';
import { audit, change, event, location, tenant } from './schema.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('feed numbers rise in commit order without holes under concurrent writes, also when some are rolled back', async () => {
  const commits: [number, number][] = [];
  const store = createStore(server.db, server.clock, (_tenant, from, to) => commits.push([from, to]));
  const work = Array.from({ length: 40 }, (_, index) =>
    store
      .for({ tenantId: 1 })
      .write(async (writer) => {
        writer.audit({ action: 'test', entity: 'test', id: index });
        for (let n = 0; n <= index % 3; n += 1)
          writer.changed({ kind: 'master', reason: 'saved', id: index, version: 1 });
        if (index % 5 === 0) throw new Error('rolled back');
      })
      .catch(() => undefined),
  );
  await Promise.all(work);
  const rows = await server.db.select().from(change).where(eq(change.tenantId, 1)).orderBy(asc(change.seq));
  expect(rows.map((row) => row.seq)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBe([...Array(40).keys()].filter((n) => n % 5 !== 0).reduce((sum, n) => sum + 1 + (n % 3), 0));
  const [first] = await server.db.select().from(tenant).where(eq(tenant.id, 1));
  expect(first?.changeSeq).toBe(rows.length);
  /* each commit follows the one before it; who hears of it first is chance */
  commits.sort(([a], [b]) => a - b);
  expect(commits.map(([from]) => from)).toEqual([0, ...commits.map(([, to]) => to).slice(0, -1)]);
});

test('a repository reads and writes the rows of its tenant only', async () => {
  const store = createStore(server.db, server.clock, () => undefined);
  const mine = store.for({ tenantId: 1 });
  expect(await mine.first(location, eq(location.id, server.second.locationId))).toBeNull();
  expect(await mine.count(location, eq(location.id, server.second.locationId))).toBe(0);
  const changed = await mine.write((writer) =>
    writer.update(event, { comment: 'mine' }, eq(event.id, server.second.eventId)),
  );
  expect(changed).toEqual([]);
  const [inserted] = await mine.write((writer) => writer.insert(location, { name: 'Mine' }));
  expect(inserted?.tenantId).toBe(1);
});

test('a query without a scope does not type-check', () => {
  const store = createStore(server.db, server.clock, () => undefined);
  // @ts-expect-error a scope is needed
  expect(() => store.for()).toThrow();
  // @ts-expect-error a user alone is no scope
  expect(store.for({ userId: 1 })).toBeDefined();
});

test('audit rows cannot be changed or removed', async () => {
  await expect(server.db.update(audit).set({ action: 'nothing' })).rejects.toThrow();
  await expect(server.db.delete(audit)).rejects.toThrow();
});

test('the newest events are read through their index', async () => {
  const { sql } = await import('drizzle-orm');
  await server.db.execute(sql`analyze event`);
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const plan = await tx.execute(sql`explain select * from event where tenant_id = 1 and deleted_at is null
      order by occurred_at desc nulls first, id desc nulls first limit 100`);
    const text = JSON.stringify(plan.rows);
    expect(text).toContain('event_newest');
    expect(text).not.toContain('Sort');
  });
});
