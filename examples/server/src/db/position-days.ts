import { type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from './database.ts';

const dayMs = 24 * 3_600_000;
/* Whatever uses the table meanwhile goes first; a panic does not wait behind this. */
const patience = sql`set local lock_timeout to '200ms'`;

/* One of the partitions that make up the history of positions; milliseconds since 1970, infinite at the ends. */
interface PositionPart {
  readonly name: string;
  readonly from: number;
  /** Not included. */
  readonly to: number;
}

const past = sql`position_past`;
const next = sql`position_next`;
const literal = (at: number): SQL => sql.raw(`'${new Date(at).toISOString()}'`);
const nameOf = (from: number): SQL =>
  sql.raw(`position_${new Date(from).toISOString().slice(0, 10).replaceAll('-', '')}`);
const startOfDay = (at: number): number => Math.floor(at / dayMs) * dayMs;

/* All of them, the oldest first. */
async function readParts(db: Database | DatabaseTransaction): Promise<PositionPart[]> {
  const { rows } = await db.execute<{ name: string; from: number | null; to: number | null }>(sql`
    select name, extract(epoch from (bounds)[1]::timestamptz)::float8 * 1000 as from,
      extract(epoch from (bounds)[2]::timestamptz)::float8 * 1000 as to
    from (
      select relname as name, array[
        substring(pg_get_expr(relpartbound, oid) from 'FROM \\(''([^'']+)''\\)'),
        substring(pg_get_expr(relpartbound, oid) from 'TO \\(''([^'']+)''\\)')] as bounds
      from pg_class where oid in (select inhrelid from pg_inherits where inhparent = 'position'::regclass)
    ) part
    order by 2 nulls first`);
  return rows.map(({ name, from, to }) => ({
    name,
    from: from ?? Number.NEGATIVE_INFINITY,
    to: to ?? Number.POSITIVE_INFINITY,
  }));
}

/**
 * Gives an empty history of positions a partition for each day, in UTC, from that of one instant to that of another, and
 * one for everything before and after. Milliseconds since 1970.
 */
export async function startPositionDays(tx: DatabaseTransaction, first: number, last: number): Promise<void> {
  for (const { name } of await readParts(tx)) await tx.execute(sql`drop table ${sql.identifier(name)}`);
  const make = (name: SQL, from: SQL, to: SQL) =>
    tx.execute(sql`create table ${name} partition of position for values from (${from}) to (${to})`);
  const [begin, end] = [startOfDay(first), startOfDay(last) + dayMs];
  await make(past, sql`minvalue`, literal(begin));
  for (let day = begin; day < end; day += dayMs) await make(nameOf(day), literal(day), literal(day + dayMs));
  await make(next, literal(end), sql`maxvalue`);
}

/** Whether another user of the table was in the way, which is no failure: the next look comes soon enough. */
async function unlessInUse(db: Database, work: (tx: DatabaseTransaction) => Promise<void>): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.execute(patience);
      await work(tx);
    });
    return true;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof Error && 'code' in cause && cause.code === '55P03') return false;
    throw error;
  }
}

/**
 * Makes the partitions of the days up to so many ahead, in UTC. What has come for them already is moved there; a gap
 * before today becomes one partition. `now` in milliseconds since 1970.
 */
export async function addPositionDays(db: Database, now: number, days: number): Promise<void> {
  const today = startOfDay(now);
  const end = today + days * dayMs;
  const begin = (await readParts(db)).at(-1)?.from ?? end;
  if (begin >= end) return;
  await unlessInUse(db, async (tx) => {
    await tx.execute(sql`alter table position detach partition ${next}`);
    for (let from = begin; from < end; ) {
      const to = from < today ? today : from + dayMs;
      await tx.execute(
        sql`create table ${nameOf(from)} partition of position for values from (${literal(from)}) to (${literal(to)})`,
      );
      from = to;
    }
    await tx.execute(sql`
      with moved as (delete from ${next} where recorded_at < ${literal(end)} returning *)
      insert into position overriding system value select * from moved`);
    await tx.execute(
      sql`alter table position attach partition ${next} for values from (${literal(end)}) to (maxvalue)`,
    );
  });
}

/**
 * Removes the days that ended at an instant or before it, milliseconds since 1970, as whole partitions. Answers how many
 * positions of each tenant went.
 */
export async function dropPositionDays(db: Database, before: number): Promise<Map<number, number>> {
  const gone = new Map<number, number>();
  const old = (await readParts(db)).filter(({ to }) => to <= before);
  const end = old.at(-1)?.to;
  if (end === undefined) return gone;
  for (const { name } of old) {
    const { rows } = await db.execute<{ tenant_id: number; count: number }>(
      sql`select tenant_id, count(*)::int as count from ${sql.identifier(name)} group by tenant_id`,
    );
    for (const { tenant_id: tenantId, count } of rows) gone.set(tenantId, (gone.get(tenantId) ?? 0) + count);
  }
  const isDone = await unlessInUse(db, async (tx) => {
    for (const { name } of old) await tx.execute(sql`drop table ${sql.identifier(name)}`);
    /* What is even older may come from a phone that was off: it has its place, and goes by its row. */
    await tx.execute(sql`create table ${past} partition of position for values from (minvalue) to (${literal(end)})`);
  });
  return isDone ? gone : new Map();
}
