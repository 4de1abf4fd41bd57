import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '../../db/repository.ts';
import { audit } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: { authorization: string };
const start = Date.parse('2026-11-21T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
  const store = createStore(server.db, server.clock, () => undefined);
  for (const index of [1, 2, 3, 4]) {
    server.clock.set(start + index * 60_000);
    const origin = { userId: index === 4 ? null : (index % 2) + 1, ip: '192.0.2.7', requestId: `r${index}` };
    await store.for({ tenantId: 1 }, origin).write(async (writer) => {
      const entity = index < 3 ? 'event' : 'route';
      writer.audit({ action: `${entity}.save`, entity, id: index, before: { n: index - 1 }, after: [index] });
    });
  }
});
afterAll(() => server.close());

const get = (query = '', as = headers) => server.app.inject({ url: `/api/Audit${query}`, headers: as });
const rows = async (query = ''): Promise<Wire<'AuditEntry'>[]> => (await get(query)).json();
const since = '?from=2026-11-21T12:01:00Z';

describe('C11 the audit log', () => {
  test('who, what, when, from where, before and after, the newest first', async () => {
    const found = await rows(since);
    expect(found.map((row) => row.idEntity)).toEqual([4, 3, 2, 1]);
    expect(found[1]).toEqual({
      idAudit: expect.any(Number),
      at: '2026-11-21T12:03:00.000Z',
      idUser: 2,
      userName: 'Zoran Knežević',
      action: 'route.save',
      entity: 'route',
      idEntity: 3,
      before: { n: 2 },
      after: [3],
      ip: '192.0.2.7',
      requestId: 'r3',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(found[0]).toMatchObject({ idUser: null, userName: null });
  });

  test('of a period, of a sort of thing, of somebody, and all of these', async () => {
    const ids = async (query: string) => (await rows(query)).map((row) => row.idEntity);
    expect(await ids(`${since}&to=2026-11-21T12:03:00Z`)).toEqual([2, 1]);
    expect(await ids(`${since}&entity=event`)).toEqual([2, 1]);
    expect(await ids(`${since}&idUser=2`)).toEqual([3, 1]);
    expect(await ids(`${since}&idUser=0`)).toHaveLength(4);
    expect(await ids(`${since}&idUser=2&entity=route`)).toEqual([3]);
    expect(await ids(`${since}&entity=nothing`)).toEqual([]);
  });

  test('in pages that tell how many rows there are', async () => {
    const page = await get(`${since}&limit=2&offset=1`);
    expect(page.json().map((row: Wire<'AuditEntry'>) => row.idEntity)).toEqual([3, 2]);
    expect([page.headers['x-total-count'], page.headers['x-truncated']]).toEqual(['4', 'true']);
    expect((await get(`${since}&limit=4`)).headers['x-truncated']).toBeUndefined();
    expect((await get('?limit=1001')).statusCode).toBe(400);
    const backwards = await get('?from=2026-11-21T12:03:00Z&to=2026-11-21T12:01:00Z');
    expect(backwards.json().errors).toMatchObject([{ field: 'to', code: 'dateOrder' }]);
  });

  test('of one tenant only', async () => {
    const second = await server.bearer('second@demo.example');
    const found = (await get('', second)).json<Wire<'AuditEntry'>[]>();
    expect(found.map((row) => [row.action, row.idUser])).toEqual([['auth.login', server.second.administratorId]]);
    expect((await rows()).some((row) => row.idUser === server.second.administratorId)).toBe(false);
  });

  test('an emptied row says nothing any more and keeps its hash', async () => {
    const [first] = await server.db
      .select()
      .from(audit)
      .where(eq(audit.entity, 'event'))
      .orderBy(asc(audit.id))
      .limit(1);
    await server.db
      .update(audit)
      .set({ before: null, after: null })
      .where(eq(audit.id, first?.id ?? 0));
    const found = (await rows(since)).find((row) => row.idAudit === first?.id);
    expect(found).toMatchObject({ before: null, after: null, hash: first?.hash });
  });

  test('reading it leaves no row in it', async () => {
    const before = await server.db.$count(audit);
    await rows();
    expect(await server.db.$count(audit)).toBe(before);
  });
});
