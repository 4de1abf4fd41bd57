import { sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../db/database.ts';

/** A table as it is in a database, whatever the program knows of it. */
export interface MovedTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** Name of the sequence that numbers its rows, as SQL; null when nothing does. */
  readonly sequence: string | null;
}

interface CatalogRow extends Record<string, unknown> {
  readonly name: string;
  readonly columns: MovedTable['columns'];
  readonly sequence: string | null;
  readonly refers_to: readonly string[];
}

/* Without partitions: their rows are those of the table they make up. */
const readCatalog = sql`
  select relname as name,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
      from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped) as columns,
    (select pg_get_serial_sequence(quote_ident(relname), attname)
      from pg_attribute where attrelid = t.oid and attidentity <> '' and not attisdropped) as sequence,
    coalesce((select json_agg(r.relname) from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = t.oid and f.contype = 'f' and r.oid <> t.oid), '[]') as refers_to
  from pg_class t
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  order by relname`;

/** All tables of a database, each after those that its rows refer to. */
export async function movedTables(tx: DatabaseTransaction): Promise<MovedTable[]> {
  const { rows } = await tx.execute<CatalogRow>(readCatalog);
  const ordered: CatalogRow[] = [];
  while (ordered.length < rows.length) {
    const isNext = (row: CatalogRow): boolean =>
      !ordered.includes(row) && row.refers_to.every((name) => ordered.some((done) => done.name === name));
    const next = rows.filter(isNext);
    if (next.length === 0) throw new TypeError('The tables refer to each other in a ring');
    ordered.push(...next);
  }
  return ordered.map(({ name, columns, sequence }) => ({ name, columns, sequence }));
}
