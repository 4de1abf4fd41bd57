import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { compare, timed } from '../compare.ts';
import type { BenchResult } from '../result.ts';
import { inThousands, type ServerBench } from './server-bench.ts';
import { createTestBed, deviceSecret, type TestBed } from './test-bed.ts';

const guards = 200;
const atOnce = 20;

/** How a phone sends its fixes. */
interface Way {
  readonly name: string;
  readonly fixesARequest: number;
  send(bed: TestBed, guard: number, fixes: number, number: number): Promise<number>;
}

const iso = (at: number): string => new Date(at).toISOString();
const place = (number: number): number => 45.8 + (number % 10_000) / 1e5;

const ways: readonly Way[] = [
  {
    name: 'one a request, OsmAnd',
    fixesARequest: 1,
    send: async ({ app, now }, guard, _fixes, number) => {
      const at = Math.floor(now / 1000) - 3600 + number;
      const query = `id=${deviceSecret(guard)}&lat=${place(number)}&lon=16&timestamp=${at}&accuracy=8`;
      return (await app.inject({ url: `/device/osmand?${query}` })).statusCode;
    },
  },
  {
    name: '50 a request, own API',
    fixesARequest: 50,
    send: async ({ app, now }, guard, fixes, number) => {
      const payload = Array.from({ length: fixes }, (_, index) => ({
        occurredAt: iso(now - 3_600_000 + (number * fixes + index) * 100),
        lat: place(number + index),
        lon: 16,
        accuracy: 8,
      }));
      const headers = { authorization: `Bearer ${deviceSecret(guard)}` };
      return (await app.inject({ method: 'POST', url: '/api/Device/Positions', headers, payload })).statusCode;
    },
  },
];

/* The rows that such a request leaves, bare, in one transaction. */
async function insertRows({ db, tenantId, now }: TestBed, guard: number, fixes: number, number: number): Promise<void> {
  const user = sql`(select id from user_account where tenant_id = ${tenantId} and name = ${`Guard ${guard}`})`;
  const at = iso(now - 3_600_000 + number);
  const keys = JSON.stringify(Array.from({ length: fixes }, () => randomUUID()));
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into ingest_key (tenant_id, user_id, key, received_at)
      select ${tenantId}, ${user}, key, ${at}::timestamptz from jsonb_array_elements_text(${keys}::jsonb) key`);
    await tx.execute(sql`
      insert into contact (tenant_id, user_id, last_contact_at) values (${tenantId}, ${user}, ${at}::timestamptz)
      on conflict (tenant_id, user_id) do update set last_contact_at = excluded.last_contact_at`);
    await tx.execute(sql`
      insert into "position" (tenant_id, user_id, recorded_at, latitude, longitude, accuracy_meters)
      select ${tenantId}, ${user}, ${at}::timestamptz, 45.8, 16, 8 from generate_series(1, ${fixes}::int)`);
    await tx.execute(sql`
      insert into last_position (tenant_id, user_id, recorded_at, latitude, longitude)
      values (${tenantId}, ${user}, ${at}::timestamptz, 45.8, 16)
      on conflict (tenant_id, user_id) do update set recorded_at = excluded.recorded_at`);
  });
}

/** Does a work so many times for one guard after another, twenty of them at once. */
async function atOnceAll(times: number, work: (guard: number, number: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < times) {
        next += 1;
        await work((next % guards) + 1, next);
      }
    }),
  );
}

async function measure(bed: TestBed, way: Way, requests: number, rounds: number): Promise<BenchResult> {
  const { fixesARequest: fixes } = way;
  let sent = 0;
  const ours = timed(() =>
    atOnceAll(requests, async (guard) => {
      sent += 1;
      const status = await way.send(bed, guard, fixes, sent);
      if (status !== 200) throw new Error(`${way.name} was answered ${status}`);
    }),
  );
  const floor = timed(() => atOnceAll(requests, (guard, number) => insertRows(bed, guard, fixes, number)));
  const found = await compare(floor, ours, { rounds, warmUp: 1 });
  const perSecond = (ms: number): string => `${inThousands((requests * fixes * 1000) / ms)} fixes a second`;
  return {
    work: `Fixes, ${way.name}, ${bed.database.name}`,
    size: `${inThousands(requests * rounds)} requests of ${guards} guards, ${atOnce} at once`,
    floor: `inserts alone ${perSecond(found.floor)}`,
    ours: perSecond(found.ours),
    ratio: found.ratio,
    bar: '–',
    isKept: null,
  };
}

/** How many fixes a second one process takes from many phones at once, beside the bare inserts of the same rows. */
export const fixIngest: ServerBench = {
  name: 'fix-ingest',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const bed = await createTestBed(guards, engine);
    try {
      const results = [];
      for (const way of ways) {
        say(way.name);
        results.push(await measure(bed, way, isQuick ? 40 : 400, isQuick ? 2 : 6));
      }
      const stored = await bed.db.execute<{ n: number }>(sql`select count(*)::int as n from "position"`);
      say(`${inThousands(stored.rows[0]?.n ?? 0)} positions are stored`);
      return results;
    } finally {
      await bed.close();
    }
  },
};
