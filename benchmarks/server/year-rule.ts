import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type BenchResult, inMs } from '../result.ts';
import { quietPanics, withPanics } from './panic-meanwhile.ts';
import { seedPlace } from './seed-checks.ts';
import { inThousands, type ServerBench } from './server-bench.ts';
import { createTestBed, type TestBed } from './test-bed.ts';

const dayMs = 24 * 3_600_000;
const checkpoints = 10;
/* Part E: a piece of bulk work holds nobody up for longer. */
const pieceMs = 200;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/* Hourly, day and night, from tomorrow: a rule begins half an hour ahead or later, and ends within a year. */
async function saveRule({ app, db, headers, now, tenantId }: TestBed, days: number, tagIds: number[], place: number) {
  const guard = await db.execute<{ id: number }>(
    sql`select id::float8 as id from user_account where tenant_id = ${tenantId} and name = 'Guard 1'`,
  );
  const idUser = guard.rows[0]?.id ?? 0;
  const first = now + dayMs;
  const from = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/RRule',
    headers,
    payload: {
      idRRule: 0,
      idLocation: place,
      LocationTags: tagIds.join(','),
      idSecurityGuard: idUser,
      userName: 'Guard 1',
      idUser,
      rRuleString: `DTSTART:${dateOf(first).replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU`,
      startDate: dateOf(first),
      endDate: dateOf(first + (days - 1) * dayMs),
      hourInterval: '01:00:00',
      fromTime: '00:00:00',
      toTime: '00:00:00',
      tolerance: '00:30:00',
      timeZone: 'UTC',
    },
  });
  if (answer.statusCode !== 200) throw new Error(`The rule was answered ${answer.statusCode} ${answer.body}`);
  return performance.now() - from;
}

async function waitForAll({ db, tenantId }: TestBed): Promise<void> {
  const pending = async (): Promise<boolean> => {
    const found = await db.execute(
      sql`select 1 from patrol_rule where tenant_id = ${tenantId} and pending_from is not null`,
    );
    return found.rows.length > 0;
  };
  while (await pending()) await pause(20);
}

/* The floor: as many bare rows, in one statement; read, so that nobody misses them. */
async function insertBare({ db, tenantId }: TestBed, days: number): Promise<number> {
  const from = performance.now();
  await db.execute(sql`
    insert into scheduler_item (tenant_id, user_id, location_id, location_tag_id, type_code, title, starts_at, ends_at,
      opens_at, closes_at, read_at)
    select ${tenantId}, (select min(id) from user_account where tenant_id = ${tenantId} and role = 'Guard'), t.location_id, t.id,
      1, 'Round', at, at + interval '1 hour', at - interval '30 minutes', at + interval '31 minutes', at
    from location_tag t, generate_series('2020-01-01T00:00:00Z'::timestamptz, '2020-01-01T00:00:00Z'::timestamptz
      + (${days}::int * 24 - 1) * interval '1 hour', interval '1 hour') at
    where t.tenant_id = ${tenantId}`);
  return performance.now() - from;
}

async function measure(bed: TestBed, days: number): Promise<BenchResult[]> {
  const { locationId, tagIds } = await seedPlace(bed, checkpoints);
  const bare = await insertBare(bed, days);
  /* A server that has been at work: its jobs have begun, and a rule of a week has been saved before. */
  bed.jobs.start();
  await saveRule(bed, 7, tagIds, locationId);
  await waitForAll(bed);
  await pause(2000);
  const countMade = () => bed.db.$count(sql`scheduler_item`, sql`rule_id is not null`);
  const before = await countMade();
  const {
    value: answeredMs,
    tookMs,
    panics,
  } = await withPanics(bed, async () => {
    const answered = await saveRule(bed, days, tagIds, locationId);
    await waitForAll(bed);
    return answered;
  });
  const made = (await countMade()) - before;
  const wanted = days * 24 * checkpoints;
  if (made !== wanted) throw new Error(`${made} of ${wanted} checks are made`);
  /* As many of them: the longest of many is longer than that of few. */
  const quiet = Math.max(...(await quietPanics(bed, panics.length)));
  const longest = Math.max(...panics);
  const size = `${inThousands(wanted)} checks of one rule`;
  const of = (work: string): string => `${work}, ${bed.database.name}`;
  const floor = `one bare insert ${inSeconds(bare)}`;
  return [
    {
      work: of('A year’s rule, until it is answered'),
      size,
      floor,
      ours: inSeconds(answeredMs),
      ratio: answeredMs / bare,
      bar: '–',
      isKept: null,
    },
    {
      work: of('A year’s rule, until all checks are made'),
      size: `${size}, ${panics.length} panics meanwhile`,
      floor,
      ours: inSeconds(tookMs),
      ratio: tookMs / bare,
      bar: '–',
      isKept: null,
    },
    {
      work: of('A year’s rule, longest panic meanwhile'),
      size: `${panics.length} panics`,
      floor: `longest of as many alone ${inMs(quiet)}`,
      ours: inMs(longest),
      ratio: longest / quiet,
      bar: `alone + ${pieceMs} ms`,
      isKept: longest <= quiet + pieceMs,
    },
  ];
}

/** A rule of every hour of a year at ten checkpoints (C2.10), while panics come. */
export const yearRule: ServerBench = {
  name: 'year-rule',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const bed = await createTestBed(10, engine);
    try {
      say('saving the rule');
      return await measure(bed, isQuick ? 30 : 365);
    } finally {
      await bed.close();
    }
  },
};
