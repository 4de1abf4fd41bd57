import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { compare, timed } from '../compare.ts';
import { type BenchResult, inMs } from '../result.ts';
import { inThousands, type ServerBench } from './server-bench.ts';
import { createTestBed, deviceSecret, type TestBed } from './test-bed.ts';

/* R9: a flood of 1,000 events a minute. */
const floodPerSecond = 1000 / 60;

interface Batch {
  readonly name: string;
  readonly path: string;
  readonly items: number;
  readonly body: (bed: TestBed, items: number) => object[];
  /** The rows that such a request leaves, one statement for each table, in the order in which they are written. */
  readonly inserts: (bed: TestBed, items: number) => SQL[];
}

const iso = (at: number): string => new Date(at).toISOString();
const guardOf = (bed: TestBed): SQL =>
  sql`(select id from user_account where tenant_id = ${bed.tenantId} and name = 'Guard 1')`;

function keysOf(bed: TestBed, items: number): SQL {
  const keys = JSON.stringify(Array.from({ length: items }, () => randomUUID()));
  return sql`
    insert into ingest_key (tenant_id, user_id, key, received_at)
    select ${bed.tenantId}, ${guardOf(bed)}, key, ${iso(bed.now)}::timestamptz from jsonb_array_elements_text(${keys}::jsonb) key`;
}

const contactOf = (bed: TestBed): SQL => sql`
  insert into contact (tenant_id, user_id, last_contact_at)
  values (${bed.tenantId}, ${guardOf(bed)}, ${iso(bed.now)}::timestamptz)
  on conflict (tenant_id, user_id) do update set last_contact_at = excluded.last_contact_at`;

const eventInserts = (bed: TestBed, items: number): SQL[] => [
  keysOf(bed, items),
  contactOf(bed),
  sql`insert into event (tenant_id, type_code, occurred_at, received_at, source, description, user_id)
    select ${bed.tenantId}, 6, ${iso(bed.now)}::timestamptz, ${iso(bed.now)}::timestamptz, 'Guard 1', 'Gate was open',
      ${guardOf(bed)} from generate_series(1, ${items}::int)`,
  sql`with counter as (
      update tenant set change_seq = change_seq + ${items}::int where id = ${bed.tenantId} returning change_seq
    )
    insert into change (tenant_id, seq, at, kind, reason, entity_id, version)
    select ${bed.tenantId}, counter.change_seq - n, ${iso(bed.now)}::timestamptz, 'event', 'created', 1, 1
    from counter, generate_series(0, ${items}::int - 1) n`,
];

const positionInserts = (bed: TestBed, items: number): SQL[] => [
  keysOf(bed, items),
  contactOf(bed),
  sql`insert into "position" (tenant_id, user_id, recorded_at, latitude, longitude, accuracy_meters)
    select ${bed.tenantId}, ${guardOf(bed)}, ${iso(bed.now)}::timestamptz, 45.8, 16, 8 from generate_series(1, ${items}::int)`,
  sql`insert into last_position (tenant_id, user_id, recorded_at, latitude, longitude)
    values (${bed.tenantId}, ${guardOf(bed)}, ${iso(bed.now)}::timestamptz, 45.8, 16)
    on conflict (tenant_id, user_id) do update set recorded_at = excluded.recorded_at`,
];

const messages = ({ now }: TestBed, items: number): object[] =>
  Array.from({ length: items }, () => ({
    clientEventId: randomUUID(),
    type: 'GuardMessage',
    occurredAt: iso(now),
    description: 'Gate was open',
  }));

/* No two alike, or they would be copies. */
let fix = 0;
const fixes = ({ now }: TestBed, items: number): object[] =>
  Array.from({ length: items }, () => {
    fix += 1;
    return { occurredAt: iso(now - 60_000), lat: 45.8 + fix / 1e7, lon: 16, accuracy: 8 };
  });

const batches: readonly Batch[] = [
  { name: 'one event a request', path: 'Events', items: 1, body: messages, inserts: eventInserts },
  { name: '100 events a request', path: 'Events', items: 100, body: messages, inserts: eventInserts },
  { name: '100 positions a request', path: 'Positions', items: 100, body: fixes, inserts: positionInserts },
];

async function measure(bed: TestBed, batch: Batch, rounds: number): Promise<BenchResult> {
  const { name, path, items, body, inserts } = batch;
  const floor = async (): Promise<void> => {
    await bed.db.transaction(async (tx) => {
      for (const statement of inserts(bed, items)) await tx.execute(statement);
    });
  };
  const ours = async (): Promise<void> => {
    const answer = await bed.app.inject({
      method: 'POST',
      url: `/api/Device/${path}`,
      headers: { authorization: `Bearer ${deviceSecret()}` },
      payload: body(bed, items),
    });
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`);
  };
  const found = await compare(timed(floor), timed(ours), { rounds, warmUp: 5 });
  const perSecond = (items * 1000) / found.ours;
  const isFlood = path === 'Events';
  return {
    work: `Device ingest, ${name}, ${bed.database.name}`,
    size: `${rounds} requests one after another`,
    floor: `inserts alone ${inMs(found.floor)}`,
    ours: `${inMs(found.ours)}, ${inThousands(perSecond)} a second`,
    ratio: found.ratio,
    bar: isFlood ? '1,000 events a minute (R9)' : '–',
    isKept: isFlood ? perSecond >= floodPerSecond : null,
  };
}

/** What phones send, stored, beside the bare inserts of the same rows in transactions of the same size. */
export const deviceIngest: ServerBench = {
  name: 'device-ingest',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const bed = await createTestBed(1, engine);
    try {
      const results = [];
      for (const batch of batches) {
        say(batch.name);
        results.push(await measure(bed, batch, isQuick ? 20 : 200));
      }
      return results;
    } finally {
      await bed.close();
    }
  },
};
