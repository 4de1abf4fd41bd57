import { sql } from 'drizzle-orm';
import { compare, timed } from '../compare.ts';
import { type Bench, inMs } from '../result.ts';
import { seedEvents } from './seed-events.ts';
import { createTestBed } from './test-bed.ts';

/** A poll of the newest events among a million, beside the query of the same rows by itself. */
export const lastEvents: Bench = {
  name: 'last-events',
  run: async ({ isQuick, say }) => {
    const count = isQuick ? 20_000 : 1_000_000;
    const bed = await createTestBed(100);
    try {
      say(`storing ${count} events`);
      await seedEvents(bed, count);
      const results = [];
      for (const rows of [100, 500]) {
        say(`the newest ${rows}`);
        const since = new Date(bed.now - 500 * 3_600_000).toISOString();
        const floor = async (): Promise<void> => {
          const found = await bed.db.execute(sql`
            select * from event where tenant_id = ${bed.tenantId} and deleted_at is null and type_code <> 2
              and occurred_at >= ${since}::timestamptz
            order by occurred_at desc nulls first, id desc nulls first limit ${rows}`);
          if (found.rows.length !== rows) throw new Error(`The query found ${found.rows.length} events`);
        };
        const ours = async (): Promise<void> => {
          const url = `/api/Event/GetLastEvents/0?numberOfEvents=${rows}&numberOfHours=500`;
          const answer = await bed.app.inject({ url, headers: bed.headers });
          if (answer.statusCode !== 200) throw new Error(`GetLastEvents answered ${answer.statusCode}`);
        };
        const found = await compare(timed(floor), timed(ours), { rounds: isQuick ? 20 : 40, warmUp: 3 });
        results.push({
          work: `GetLastEvents, newest ${rows}`,
          size: `${count.toLocaleString('en')} events, PGlite`,
          floor: `SQL ${inMs(found.floor)}`,
          ours: inMs(found.ours),
          ratio: found.ratio,
          bar: 'SQL + 1 ms',
          isKept: found.ours <= found.floor + 1,
        });
      }
      return results;
    } finally {
      await bed.close();
    }
  },
};
