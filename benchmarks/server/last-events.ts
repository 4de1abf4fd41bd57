import { sql } from 'drizzle-orm';
import { createSettableClock } from '../../examples/server/src/clock.ts';
import type { Database } from '../../examples/server/src/db/database.ts';
import type { OpenDatabase } from '../../examples/server/src/db/open.ts';
import { type Comparison, compare, timed } from '../compare.ts';
import { type BenchResult, inMs } from '../result.ts';
import { naiveService } from './naive-service.ts';
import { seedEvents } from './seed-events.ts';
import { inThousands, type ServerBench } from './server-bench.ts';
import { createStatementTimes } from './statement-times.ts';
import { createTestBed, type TestBed } from './test-bed.ts';

const barMs = 1;
const consoleHours = 500;

async function getEvents({ app, headers }: TestBed, rows: number, tag?: string): Promise<string> {
  const url = `/api/Event/GetLastEvents/0?numberOfEvents=${rows}&numberOfHours=${consoleHours}`;
  const answer = await app.inject({ url, headers: tag ? { ...headers, 'if-none-match': tag } : headers });
  if (answer.statusCode !== (tag ? 304 : 200)) throw new Error(`GetLastEvents answered ${answer.statusCode}`);
  return String(answer.headers.etag);
}

/** The rows that GetLastEvents is about, by nothing but their query. */
async function selectEvents(db: Database, { tenantId, now }: TestBed, rows: number): Promise<unknown[]> {
  const since = new Date(now - consoleHours * 3_600_000).toISOString();
  const found = await db.execute(sql`
    select * from event where tenant_id = ${tenantId} and deleted_at is null and type_code <> 2
      and occurred_at >= ${since}::timestamptz
    order by occurred_at desc nulls first, id desc nulls first limit ${rows}`);
  if (found.rows.length !== rows) throw new Error(`The query found ${found.rows.length} events`);
  return found.rows;
}

/* PostgreSQL gives the query connections of its own: the server's would go back and forth between it and their tenant. */
const openFloor = async (bed: TestBed): Promise<Pick<OpenDatabase, 'db' | 'close'>> =>
  bed.db.$client.processes === null
    ? { db: bed.db, close: async () => undefined }
    : bed.database.open(createSettableClock());

/** A poll of the newest events among a million, and one that finds nothing new, beside the query of the same rows. */
export const lastEvents: ServerBench = {
  name: 'last-events',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const count = isQuick ? 20_000 : 1_000_000;
    const times = createStatementTimes();
    const bed = await createTestBed(100, engine, times.watch);
    try {
      say(`storing ${count} events`);
      await seedEvents(bed, count);
      const { name } = bed.database;
      const often = { rounds: isQuick ? 20 : 100, warmUp: isQuick ? 5 : 50 };
      const floor = await openFloor(bed);
      const results: BenchResult[] = [];
      for (const rows of [100, 500]) {
        say(`the newest ${rows}`);
        const select = timed(() => selectEvents(floor.db, bed, rows));
        const tell = (work: string, { floor: query, ours, ratio }: Comparison, hasBar = false): void =>
          void results.push({
            work: `${work}, newest ${rows}, ${name}`,
            size: `${inThousands(count)} events, ${name}`,
            floor: `SQL ${inMs(query)}`,
            ours: inMs(ours),
            ratio,
            bar: hasBar ? `SQL + ${barMs} ms` : '–',
            isKept: hasBar ? ours <= query + barMs : null,
          });
        const ask = async (): Promise<number> => {
          await getEvents(bed, rows);
          return times.newestOf('newest as materialized');
        };
        tell('GetLastEvents, its statement', await compare(select, ask, often), true);
        tell(
          'GetLastEvents',
          await compare(
            select,
            timed(() => getEvents(bed, rows)),
            often,
          ),
        );
        const tag = await getEvents(bed, rows);
        tell(
          'GetLastEvents 304',
          await compare(
            select,
            timed(() => getEvents(bed, rows, tag)),
            often,
          ),
        );
        const naive = await naiveService(floor.db, () => selectEvents(floor.db, bed, rows));
        tell('GetLastEvents, as naively as can be', await compare(select, timed(naive.ask), often));
        await naive.close();
      }
      await floor.close();
      return results;
    } finally {
      await bed.close();
    }
  },
};
