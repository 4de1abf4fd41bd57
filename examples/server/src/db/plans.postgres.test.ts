import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettableClock } from '../clock.ts';
import { demoPassword } from '../demo/people.ts';
import { seedDemo } from '../demo/seed.ts';
import { type StartedApp, startApp } from '../testing/app.ts';
import { createTestDatabase, openTestPostgres, postgresServer, type TestDatabase } from '../testing/postgres.ts';
import { type SentStatement, watchedDatabase } from '../testing/watched-database.ts';
import type { OpenDatabase } from './open.ts';
import { addPositionDays } from './position-days.ts';

const server = await postgresServer();

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Tables that grow for years, and are filled here. */
const large = /^(event|position.*|scheduler_item|change|notification|notification_receipt|audit)$/;

describe.skipIf(server === null)('the hot queries on PostgreSQL with 200,000 events', () => {
  let own: TestDatabase;
  let database: OpenDatabase;
  let started: StartedApp;
  let headers: Record<string, string> = {};
  const sent: SentStatement[] = [];
  const now = '2026-11-21T12:00:00Z';

  beforeAll(async () => {
    own = await createTestDatabase(server ?? '');
    database = await openTestPostgres(own.url);
    const { db } = database;
    const clock = createSettableClock({ now: () => Date.parse(now) });
    await seedDemo(db, clock);
    /* a year and a half of a large company, and its planned month */
    await db.execute(sql`
      insert into event (tenant_id, type_code, occurred_at, received_at, user_id, confirmed_at, source)
      select 1, case when n % 997 = 0 then 14 else 3 end, at, at, 3 + n % 12, case when n > 20 then at end, 'Guard'
      from (select n, ${now}::timestamptz - n * interval '4 minutes' as at from generate_series(1, 200000) n) made`);
    await db.execute(sql`
      insert into change (tenant_id, seq, at, kind, reason, entity_id, version)
      select 1, n, ${now}::timestamptz, 'event', 'created', 1 + n % 1000, 1 from generate_series(1, 200000) n`);
    await db.execute(sql`update tenant set change_seq = 200000`);
    await db.execute(sql`
      insert into scheduler_item (tenant_id, user_id, location_id, location_tag_id, type_code, title, starts_at, ends_at,
        opens_at, closes_at, missed_at)
      select 1, 3 + n % 12, tag.location_id, tag.id, 1, 'Check', at, at + interval '1 hour', at, at + interval '1 hour',
        case when n > 150 then at end
      from (select n, ${now}::timestamptz + (100 - n) * interval '10 minutes' as at from generate_series(1, 100000) n) made,
        (select * from location_tag where tenant_id = 1 order by id limit 1) tag`);
    await addPositionDays(db, clock.now(), 25);
    await db.execute(sql`
      insert into position (tenant_id, user_id, recorded_at, latitude, longitude)
      select 1, 3 + n % 12, ${now}::timestamptz + n * interval '10 seconds', 45.8, 15.9 from generate_series(1, 200000) n`);
    await db.execute(sql`
      insert into notification (tenant_id, event_id, user_id, type_code, send_to, description, at)
      select 1, (select min(id) from event where tenant_id = 1) + n * 4 % 200000, 1, 2,
        jsonb_build_array(3 + n % 12), 'Said', ${now}::timestamptz from generate_series(1, 50000) n`);
    await db.execute(sql`
      insert into notification_receipt (tenant_id, notification_id, user_id)
      select tenant_id, id, (send_to ->> 0)::bigint from notification where tenant_id = 1`);
    await db.execute(sql`
      insert into audit (tenant_id, at, action, entity) select 1, ${now}::timestamptz, 'x', 'y' from generate_series(1, 50000) n`);
    await db.execute(sql`
      insert into route (tenant_id, user_id, starts_at, ends_at)
      select 1, 3 + n % 12, at, at + interval '12 hours'
      from (select n, ${now}::timestamptz + (24 - n) * interval '1 hour' as at from generate_series(1, 5000) n) made`);
    await db.execute(sql`analyze`);
    started = await startApp(
      watchedDatabase(db, (statement) => sent.push(statement)),
      clock,
    );
    const payload = { email: 'administrator@demo.example', password: demoPassword };
    const answer = await started.app.inject({ method: 'POST', url: '/api/User/Authenticate', payload });
    headers = { authorization: `Bearer ${answer.json().token}` };
  });
  afterAll(async () => {
    await started.app.close();
    await database.close();
    await own.drop();
  });

  /** What a request reads: nodes of all plans of its statements, asked for as its tenant. */
  async function plansOf(work: () => Promise<unknown>): Promise<PlanNode[]> {
    sent.length = 0;
    await work();
    const nodes: PlanNode[] = [];
    for (const { sql: text, params, connection } of sent.splice(0)) {
      if (!/^\s*(select|with|update|insert|delete)/i.test(text) || text.includes('set_config')) continue;
      const { rows } = await connection.query(`explain (format json) ${text}`, [...params]);
      const [row] = rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[]; // what explain answers
      if (row) nodes.push(...nodesOf(row['QUERY PLAN'][0].Plan));
    }
    return nodes;
  }
  const get = (url: string, as?: Record<string, string>) => async () => {
    const answer = await started.app.inject({ url, headers: as ?? headers });
    expect({ url, status: answer.statusCode }).toEqual({ url, status: 200 });
  };
  const guard = { authorization: 'Bearer demo-guard-1' };
  const month = 'startDateTime=2026-11-01T00:00:00Z&endDateTime=2026-12-01T00:00:00Z';

  test.each([
    ['GetLastEvents', 'event_newest', get('/api/Event/GetLastEvents/0')],
    ['GetLastEvents of one guard', 'event_user', get('/api/Event/GetLastEvents/5?numberOfEvents=50')],
    ['OpenAlarms', 'event_open_alarm', get('/api/Event/OpenAlarms')],
    ['GetSchedulers of a month', 'scheduler_item_start', get(`/api/Scheduler/GetSchedulers?${month}`)],
    ['last positions', 'last_position', get('/api/UserLocation/GetLastUserLocation/1')],
    ['newest positions', 'position_', get('/api/UserLocation/GetLastUserLocation/5')],
    ['Changes', 'change_tenant_id_seq_pk', get('/api/Changes?after=199900&limit=100')],
    ['the inbox of a guard', 'notification_receipt_', get('/api/Device/Inbox?after=49900', guard)],
    ['the whole inbox of a guard', 'notification_receipt_user', get('/api/Device/Inbox?after=0', guard)],
    ['statistics of a month', 'event_counted', get(`/api/Statistics?${month}`)],
    ['missed checks', 'scheduler_item_due', () => started.jobs.runNow('missed-checks')],
    ['GetRoutes', 'event_user', get(`/api/Route/GetRoutes?${month}`)],
    ['the watch over guards', 'event_user', () => started.jobs.runNow('guard-watch')],
    ['escalation', 'tenant', () => started.jobs.runNow('escalate')],
  ])('%s reads %s and no large table from end to end', async (_name, index, work) => {
    const nodes = await plansOf(work);
    const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && large.test(node['Relation Name'] ?? ''));
    expect(scans).toEqual([]);
    const found = nodes.filter((node) => (node['Index Name'] ?? node['Relation Name'] ?? '').startsWith(index));
    expect(found.length).toBeGreaterThan(0);
    /* a history that is read by its guard is cut by its time in the index, not after it */
    for (const node of found) if (/^event_(user|newest)/.test(index)) expect(node['Index Cond']).toMatch(/occurred_at/);
  });

  test.each([
    ['everybody', 'event_newest', 0],
    ['one guard', 'event_user', 5],
  ])('the plan of GetLastEvents for all values, of %s, reads %s and no large table', async (_who, index, id) => {
    sent.length = 0;
    await get(`/api/Event/GetLastEvents/${id}?numberOfEvents=50`)();
    const named = sent.filter(({ sql: text }) => text.includes('newest as materialized'));
    expect(named).toHaveLength(1);
    for (const { sql: text, params, connection } of named) {
      const rows = await connection.transaction(async ({ query }) => {
        await query('set local plan_cache_mode = force_generic_plan');
        await query(`prepare polled as ${text}`);
        const values = params.map((value) => (value === null ? 'null' : `'${value}'`)).join(', ');
        const explained = await query(`explain (format json) execute polled(${values})`);
        await query('deallocate polled');
        return explained.rows;
      });
      const [row] = rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[]; // what explain answers
      const nodes = row ? nodesOf(row['QUERY PLAN'][0].Plan) : [];
      expect(
        nodes.filter((node) => node['Node Type'] === 'Seq Scan' && large.test(node['Relation Name'] ?? '')),
      ).toEqual([]);
      expect(nodes.some((node) => node['Index Name'] === index && node['Index Cond']?.includes('occurred_at'))).toBe(
        true,
      );
    }
  });
});
