import { sql } from 'drizzle-orm';
import { compare, timed } from '../compare.ts';
import { inMs } from '../result.ts';
import { seedEvents } from './seed-events.ts';
import { inThousands, type ServerBench } from './server-bench.ts';
import { createTestBed, type TestBed } from './test-bed.ts';

const barMs = 1;

async function getEvents({ app, headers }: TestBed, rows: number, tag?: string): Promise<string> {
  const url = `/api/Event/GetLastEvents/0?numberOfEvents=${rows}&numberOfHours=500`;
  const answer = await app.inject({ url, headers: tag ? { ...headers, 'if-none-match': tag } : headers });
  if (answer.statusCode !== (tag ? 304 : 200)) throw new Error(`GetLastEvents answered ${answer.statusCode}`);
  return String(answer.headers.etag);
}

async function selectEvents({ db, tenantId, now }: TestBed, rows: number): Promise<void> {
  const since = new Date(now - 500 * 3_600_000).toISOString();
  const found = await db.execute(sql`
    select * from event where tenant_id = ${tenantId} and deleted_at is null and type_code <> 2
      and occurred_at >= ${since}::timestamptz
    order by occurred_at desc nulls first, id desc nulls first limit ${rows}`);
  if (found.rows.length !== rows) throw new Error(`The query found ${found.rows.length} events`);
}

/** A poll of the newest events among a million, and one that finds nothing new, beside the query of the same rows. */
export const lastEvents: ServerBench = {
  name: 'last-events',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const count = isQuick ? 20_000 : 1_000_000;
    const bed = await createTestBed(100, engine);
    try {
      say(`storing ${count} events`);
      await seedEvents(bed, count);
      const { name } = bed.database;
      const size = `${inThousands(count)} events, ${name}`;
      const often = { rounds: isQuick ? 20 : 100, warmUp: 5 };
      const results = [];
      for (const rows of [100, 500]) {
        say(`the newest ${rows}`);
        const floor = timed(() => selectEvents(bed, rows));
        const found = await compare(
          floor,
          timed(() => getEvents(bed, rows)),
          often,
        );
        const tag = await getEvents(bed, rows);
        const unchanged = await compare(
          floor,
          timed(() => getEvents(bed, rows, tag)),
          often,
        );
        const told = (
          work: string,
          { floor: query, ours, ratio }: typeof found,
          bar: string,
          isKept: boolean | null,
        ) => ({
          work: `${work}, newest ${rows}, ${name}`,
          size,
          floor: `SQL ${inMs(query)}`,
          ours: inMs(ours),
          ratio,
          bar,
          isKept,
        });
        results.push(
          told('GetLastEvents', found, `SQL + ${barMs} ms`, found.ours <= found.floor + barMs),
          told('GetLastEvents 304', unchanged, '–', null),
        );
      }
      return results;
    } finally {
      await bed.close();
    }
  },
};
