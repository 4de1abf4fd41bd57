import { asc, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from '../db/repository.ts';
import { audit, tenant } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type AuditVerdict, verifyAuditChain } from './verify-chain.ts';

let server: TestServer;
/* A tenant of its own for each test: a broken chain stays broken. */
let tenantId = 0;
let ids: number[] = [];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function write(count: number, origin = { userId: 1, ip: '192.0.2.7', requestId: 'r' }): Promise<void> {
  const store = createStore(server.db, server.clock, () => undefined);
  await store.for({ tenantId }, origin).write(async (writer) => {
    for (let id = 1; id <= count; id += 1) {
      writer.audit({
        action: 'event.edit',
        entity: 'event',
        id,
        before: { comment: '' },
        after: { comment: `n ${id}` },
      });
    }
  });
}

beforeEach(async () => {
  const [made] = await server.db.insert(tenant).values({ name: 'Audited', createdAt: 0 }).returning();
  tenantId = made?.id ?? 0;
  await write(3);
  await write(4);
  const rows = await server.db.select().from(audit).where(eq(audit.tenantId, tenantId)).orderBy(asc(audit.id));
  ids = rows.map((row) => row.id);
});

async function verdict(): Promise<AuditVerdict | undefined> {
  const [own, ...others] = await verifyAuditChain(server.db, tenantId);
  expect(others).toEqual([]);
  return own;
}

/** Does what no statement of the server can. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await server.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit disable trigger audit_append_only`);
    await tx.execute(statement);
    await tx.execute(sql`alter table audit enable trigger audit_append_only`);
  });
}

describe('C11 the chain of the audit log', () => {
  test('holds for what was written, in every tenant, also when it is walked in pieces', async () => {
    expect(await verdict()).toEqual({ tenantId, checked: 7, unchained: 0, fault: null });
    await write(1100);
    expect(await verdict()).toMatchObject({ checked: 1107, fault: null });
    await server.bearer('administrator@demo.example');
    const all = await verifyAuditChain(server.db);
    expect(all.map((own) => own.tenantId)).toContain(server.second.tenantId);
    expect(all.find((own) => own.tenantId === 1)?.checked).toBeGreaterThan(0);
    expect(all.filter((own) => own.fault)).toEqual([]);
  });

  test('holds for a tenant without any row', async () => {
    await tamper(sql`delete from audit where tenant_id = ${tenantId}`);
    await server.db.update(tenant).set({ auditHead: '' }).where(eq(tenant.id, tenantId));
    expect(await verdict()).toEqual({ tenantId, checked: 0, unchained: 0, fault: null });
  });

  test('holds for whatever values a row says, after they were stored and read again', async () => {
    const after = {
      z: 1,
      a: [1.5, 1e21, 1e-7, -0, { b: undefined, 10: 'ten', 9: 'nine' }, undefined, null],
      text: 'Đurđa \u2028 "\\" 😀',
      nested: { y: false, x: {} },
    };
    const store = createStore(server.db, server.clock, () => undefined);
    await store.for({ tenantId }).write(async (writer) => {
      for (const value of [after, [after], 'text', 0, false, '', []]) {
        writer.audit({ action: 'test', entity: 'test', id: null, before: value, after: value });
      }
    });
    expect(await verdict()).toMatchObject({ checked: 14, fault: null });
  });

  test.each([
    ['an edited action', sql`action = 'event.confirm'`],
    ['another person', sql`user_id = 2`],
    ['another time', sql`at = at + interval '1 second'`],
    ['an edited value', sql`after = '{"comment":"forged"}'::jsonb`],
    ['a value that was not there', sql`before = '{"comment":"forged"}'::jsonb`],
    ['no address', sql`ip = null`],
    ['another hash', sql`hash = repeat('0', 64)`],
    ['a row without hashes', sql`hash = '', previous_hash = ''`],
  ])('finds %s', async (_, change) => {
    await tamper(sql`update audit set ${change} where id = ${ids[3]}`);
    expect((await verdict())?.fault).toEqual({ auditId: ids[3], reason: 'hash' });
  });

  test('finds a row that was removed from the middle', async () => {
    await tamper(sql`delete from audit where id = ${ids[3]}`);
    expect((await verdict())?.fault).toEqual({ auditId: ids[4], reason: 'previous' });
  });

  test('finds rows that changed their places', async () => {
    const [one, other] = [ids[1], ids[2]];
    await tamper(sql`
      update audit a set (entity_id, after, after_hash, previous_hash, hash) =
        (select b.entity_id, b.after, b.after_hash, b.previous_hash, b.hash from audit b
          where b.id in (${one}, ${other}) and b.id <> a.id)
      where a.id in (${one}, ${other})`);
    expect((await verdict())?.fault).toEqual({ auditId: one, reason: 'previous' });
  });

  test('finds newest rows that were removed, all of them too', async () => {
    await tamper(sql`delete from audit where id = ${ids[6]}`);
    expect((await verdict())?.fault).toEqual({ auditId: null, reason: 'head' });
    await tamper(sql`delete from audit where tenant_id = ${tenantId}`);
    expect((await verdict())?.fault).toEqual({ auditId: null, reason: 'head' });
  });

  test('finds a row that somebody added with right hashes of its own', async () => {
    const [last] = await server.db
      .select()
      .from(audit)
      .where(eq(audit.tenantId, tenantId))
      .orderBy(desc(audit.id))
      .limit(1);
    if (!last) throw new Error('Nothing was written');
    const { id: _, ...copy } = last;
    await server.db.insert(audit).values(copy);
    expect((await verdict())?.fault).toMatchObject({ reason: 'previous' });
  });

  test('holds when before and after were emptied, which an ordinary statement may do', async () => {
    await server.db
      .update(audit)
      .set({ before: null, after: null })
      .where(eq(audit.id, ids[2] ?? 0));
    await server.db
      .update(audit)
      .set({ after: null })
      .where(eq(audit.id, ids[5] ?? 0));
    const [row] = await server.db
      .select()
      .from(audit)
      .where(eq(audit.id, ids[2] ?? 0));
    expect(row).toMatchObject({ before: null, after: null, afterHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await verdict()).toMatchObject({ checked: 7, fault: null });
  });

  test('holds when retention has removed its begin, which says so in its transaction', async () => {
    await server.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('patrolkit.audit_retention', 'on', true)`);
      await tx.delete(audit).where(sql`tenant_id = ${tenantId} and id <= ${ids[2]}`);
    });
    expect(await verdict()).toMatchObject({ checked: 4, fault: null });
    await expect(server.db.delete(audit).where(eq(audit.id, ids[3] ?? 0))).rejects.toThrow();
  });

  test('passes over rows from before the chain, after which its first link has none before it', async () => {
    const [made] = await server.db.insert(tenant).values({ name: 'Older', createdAt: 0 }).returning();
    tenantId = made?.id ?? 0;
    const old = { tenantId, at: 0, action: 'old', entity: 'event' };
    await server.db.insert(audit).values([old, old]);
    expect(await verdict()).toEqual({ tenantId, checked: 0, unchained: 2, fault: null });
    await write(3);
    expect(await verdict()).toEqual({ tenantId, checked: 3, unchained: 2, fault: null });
    const links = await server.db.select().from(audit).where(eq(audit.tenantId, tenantId)).orderBy(asc(audit.id));
    await tamper(sql`delete from audit where id = ${links[2]?.id}`);
    expect((await verdict())?.fault).toEqual({ auditId: links[3]?.id, reason: 'previous' });
  });
});

describe('C11 rows of the audit log', () => {
  test.each([
    ['changed', sql`update audit set action = 'x'`],
    ['given another value', sql`update audit set after = '{}'::jsonb`],
    [
      'given back a value that was emptied',
      sql`update audit set before = '{"comment":""}'::jsonb where before is null`,
    ],
    ['given another hash', sql`update audit set hash = ''`],
    ['removed', sql`delete from audit`],
    ['truncated', sql`truncate audit`],
  ])('cannot be %s by an ordinary statement', async (_, statement) => {
    await server.db
      .update(audit)
      .set({ before: null })
      .where(eq(audit.id, ids[0] ?? 0));
    const rows = () => server.db.select().from(audit).orderBy(asc(audit.id));
    const before = await rows();
    await expect(server.db.execute(statement)).rejects.toThrow();
    expect(await rows()).toEqual(before);
  });
});
