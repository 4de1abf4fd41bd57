import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../examples/server/src/auth/scope.ts';
import { createSettableClock } from '../../examples/server/src/clock.ts';
import type { Reader } from '../../examples/server/src/db/reader.ts';
import { createStore } from '../../examples/server/src/db/repository.ts';
import { lastPositionRows } from '../../examples/server/src/features/user-location/last-positions.ts';
import { compare, median, timed } from '../compare.ts';
import { type BenchResult, inMs } from '../result.ts';
import { seedPositions } from './seed-positions.ts';
import { inThousands, type ServerBench } from './server-bench.ts';
import { createTestBed, type TestBed } from './test-bed.ts';

const guards = 5000;
const barMs = 5;

/* Milliseconds that the database itself takes, without the way to the program. */
async function executionMs(reader: Reader, statement: SQL): Promise<number> {
  const [told] = await reader.query<{ 'QUERY PLAN': readonly { readonly 'Execution Time': number }[] }>(
    () => sql`explain (analyze, timing off, format json) ${statement}`,
  );
  return told?.['QUERY PLAN'][0]?.['Execution Time'] ?? Number.NaN;
}

/** The server's query, as the database measures it, beside every row of the one table that knows where everybody is. */
async function query({ db, tenantId, database }: TestBed, rounds: number, size: string): Promise<BenchResult> {
  const reader = createStore(db, createSettableClock(), () => undefined).for({ tenantId });
  const scope: Scope = {
    tenantId,
    userId: 1,
    userName: 'Bench',
    role: 'Administrator',
    policies: [],
    companyIds: [],
    sessionId: null,
  };
  const own: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    own.push(await executionMs(reader, sql`select * from last_position where tenant_id = ${tenantId}`));
    ours.push(await executionMs(reader, lastPositionRows(scope)));
  }
  /* What else the machine does only adds to it. */
  const quickest = Math.min(...ours);
  return {
    work: `Latest position of every guard, the query, ${database.name}`,
    size,
    floor: `last_position alone ${inMs(Math.min(...own))}`,
    ours: `${inMs(quickest)} the quickest of ${rounds}, ${inMs(median(ours))} the median`,
    ratio: quickest / Math.min(...own),
    bar: `≤ ${barMs} ms on PostgreSQL`,
    isKept: database.name === 'PostgreSQL' ? quickest <= barMs : null,
  };
}

async function ask({ app, headers }: TestBed, url: string): Promise<void> {
  const answer = await app.inject({ url, headers });
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
}

/** Where everybody is now, as it is asked for, beside the rows of the one table that knows it in the program's hands. */
async function lastOfAll(bed: TestBed, rounds: number, size: string): Promise<BenchResult> {
  const { db, tenantId, database } = bed;
  const floor = async (): Promise<void> => {
    const found = await db.execute(sql`select * from last_position where tenant_id = ${tenantId}`);
    if (found.rows.length !== guards) throw new Error(`The query found ${found.rows.length} positions`);
  };
  const found = await compare(
    timed(floor),
    timed(() => ask(bed, '/api/UserLocation')),
    { rounds, warmUp: 5 },
  );
  return {
    work: `Latest position of every guard, ${database.name}`,
    size,
    floor: `last_position ${inMs(found.floor)}`,
    ours: inMs(found.ours),
    ratio: found.ratio,
    bar: '–',
    isKept: null,
  };
}

/** The poll of every 10 s for the newest five of each guard, cut at 10,000, beside the query that finds them. */
async function newestFive(bed: TestBed, rounds: number, size: string): Promise<BenchResult> {
  const { db, tenantId, database } = bed;
  const floor = async (): Promise<void> => {
    await db.execute(sql`
      select p.* from user_account u cross join lateral (
        select * from "position" h where h.tenant_id = u.tenant_id and h.user_id = u.id
        order by h.recorded_at desc nulls first limit 5
      ) p
      where u.tenant_id = ${tenantId} and u.role = 'Guard' order by u.id, p.recorded_at desc limit 10000`);
  };
  const found = await compare(
    timed(floor),
    timed(() => ask(bed, '/api/UserLocation/GetLastUserLocation/5')),
    { rounds, warmUp: 5 },
  );
  return {
    work: `GetLastUserLocation/5, ${database.name}`,
    size,
    floor: `SQL ${inMs(found.floor)}`,
    ours: inMs(found.ours),
    ratio: found.ratio,
    bar: '–',
    isKept: null,
  };
}

/** Where everybody is and was last, among millions of fixes. */
export const latestPositions: ServerBench = {
  name: 'latest-positions',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const ofGuard = isQuick ? 20 : engine === 'postgres' ? 2000 : 100;
    const bed = await createTestBed(guards, engine);
    try {
      await seedPositions(bed, ofGuard, say);
      const size = `${inThousands(guards)} guards, ${inThousands(guards * ofGuard)} fixes`;
      const rounds = isQuick ? 20 : 60;
      return [
        await query(bed, rounds * 3, size),
        await lastOfAll(bed, rounds, size),
        await newestFive(bed, rounds, size),
      ];
    } finally {
      await bed.close();
    }
  },
};
